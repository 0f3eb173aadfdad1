import "./style/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { dress } from "./app/theme.svelte";

const target = document.getElementById("app");
dress();
if (target) mount(App, { target });
