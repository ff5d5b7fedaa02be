/** The tests in a real browser, `tests/client/`: one file after the other, against a real server. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const module = (name: string) => fileURLToPath(import.meta.resolve(name));

export default defineConfig({
  resolve: {
    alias: { "playwright-core": module("playwright-core"), "axe-core": module("axe-core") },
  },
  test: {
    root: "..",
    include: ["tests/client/*.browser.ts"],
    environment: "node",
    fileParallelism: false,
    globalSetup: "tests/client/server.setup.ts",
    // Tests wait for a state, never for a time. These are only the ends of waiting, far beyond a busy machine.
    testTimeout: 900_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000, interval: 100 } },
  },
});
