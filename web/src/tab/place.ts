/** Whether this page has a house of its own, in its tab, instead of one on the network: `make site` says so in index.html. */
const { dataset } = document.documentElement;

export const inTab = dataset["house"] === "tab";

/** The folder with the engine; its name changes with its contents. */
export const engineFolder = dataset["engine"] ?? "";
