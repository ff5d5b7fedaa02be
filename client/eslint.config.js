/** The linter of the client and of its browser tests; run from the root of the repository. Layout is Prettier's. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["client/dist/**", "client/node_modules/**", "**/*.gen.ts"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["client/src/**/*.ts", "client/src/**/*.svelte"],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: { "@typescript-eslint/no-floating-promises": "error", "@typescript-eslint/await-thenable": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // `_` marks what is named only to be passed over.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Our maps and sets are bookkeeping, or kept in `$state.raw` and replaced as a whole.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` keeps a space that would otherwise be dropped.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["client/*.ts", "client/*.js", "tests/client/*.ts"],
    languageOptions: { globals: globals.node },
  },
);
