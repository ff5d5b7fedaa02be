import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { applyTheme } from "./lib/settings.svelte";
import { firstLanguage, translation } from "./lib/translation.svelte";

applyTheme();
const target = document.getElementById("app")!;

translation.use(firstLanguage()).then(
  () => mount(App, { target }),
  (error) => {
    console.error(error);
    target.textContent = "The server does not answer. Please load the page again.";
  },
);
