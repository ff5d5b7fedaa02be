import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { applyTheme } from "./lib/settings.svelte";
import { firstLanguage, speech } from "./lib/speech.svelte";

applyTheme();
const target = document.getElementById("app")!;

speech.use(firstLanguage()).then(
  () => mount(App, { target }),
  (error) => {
    console.error(error);
    target.textContent = "The server does not answer. Please load the page again.";
  },
);
