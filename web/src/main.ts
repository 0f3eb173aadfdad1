import "./style/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { dress } from "./app/theme.svelte";
import { HOUSE_LANGUAGE } from "./words";

const target = document.getElementById("app");
dress();
document.documentElement.lang = HOUSE_LANGUAGE;
if (target) mount(App, { target });
