/** The layout of the client and of its browser tests; run from the root of the repository. */
import * as svelte from "prettier-plugin-svelte";

export default {
  printWidth: 140,
  plugins: [svelte],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
