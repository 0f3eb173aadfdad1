/** Every text of the front end, in the language of the page. */
export { HOUSE_LANGUAGE, LANGUAGE, LANGUAGES, LOCALE } from "./language";
export { messages as words } from "./messages";
