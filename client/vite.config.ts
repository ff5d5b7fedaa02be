import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.MOTHERLODE_SERVER ?? "http://127.0.0.1:8000";

// The server answers its own pages only: what the development server passes on comes from the address behind it.
const BEHIND = { target: SERVER, changeOrigin: true, headers: { origin: new URL(SERVER).origin } };

// In tests Svelte has to be the browser's, not the server's.
const conditions = process.env.VITEST ? { conditions: ["browser"] } : {};

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" })],
  resolve: conditions,
  build: {
    target: "es2022",
    // The page forbids inline scripts; every browser we build for preloads modules itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      "/api": BEHIND,
      "/text": BEHIND,
      "/ws": { ...BEHIND, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
});
