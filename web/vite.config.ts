import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://localhost:8055";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/beachhead/page",
    emptyOutDir: true,
    // Inlined files would be `data:` addresses, which the page's policy allows for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": server,
      "/board.css": server,
      "/play": { target: server, ws: true },
    },
  },
});
