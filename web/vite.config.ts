import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const server = "http://localhost:8055";

/** The service worker, which has to know the names of all that was built. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = ["/", "/board.css", "/icon.svg", "/icon-turn.svg", ...built.map((name) => `/${name}`)];
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync("worker.js", "utf-8")
        .replace('["%FILES%"]', JSON.stringify(files))
        .replace("%VERSION%", version);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
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
      "/manifest.webmanifest": server,
      "/play": { target: server, ws: true },
    },
  },
});
