import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

// Remix evaluates this file again for its child compiler, where the Cloudflare plugin must be absent.
const evaluations = globalThis as { winkViteEvaluations?: number };
evaluations.winkViteEvaluations = (evaluations.winkViteEvaluations ?? 0) + 1;
const isFirstEvaluation = evaluations.winkViteEvaluations === 1;

/** Makes app/worker.ts the entry of the server build: one bundle with fetch, queue and scheduled. Stands after remix(). */
function workerEntry(): Plugin {
  return {
    name: "wink:worker-entry",
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: "app/worker.ts",
                external: [/^cloudflare:/],
                // Imports for their order alone, which wrangler would report one by one at every start.
                output: { hoistTransitiveImports: false },
              },
            },
          }
        : {},
  };
}

/** Serves the CJK character maps of pdf.js as static files; without them Chinese text vanishes from many PDFs. */
function cjkCharacterMaps(): Plugin {
  const from = fileURLToPath(new URL("node_modules/pdfjs-dist/cmaps", import.meta.url));
  const to = fileURLToPath(new URL("public/cmaps", import.meta.url));
  return {
    name: "wink:cjk-character-maps",
    buildStart: () => cpSync(from, to, { recursive: true, filter: (path) => !/LICENSE|README/.test(path) }),
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    cjkCharacterMaps(),
    command === "serve" &&
      isFirstEvaluation &&
      cloudflare({
        persistState: true,
        config: (worker) => {
          worker.main = "app/worker.ts";
          worker.assets = { binding: "ASSETS" };
        },
      }),
    tailwindcss(),
    remix({
      appDirectory: "app",
      ignoredRouteFiles: ["**/*.test.{ts,tsx}"],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
    workerEntry(),
  ],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    ...(command === "build" ? { mainFields: ["browser", "module", "main"] } : {}),
  },
  ...(command === "build" ? { ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } } } : {}),
  environments: {
    wink: {
      optimizeDeps: {
        include: [
          "react",
          "react/jsx-runtime",
          "react/jsx-dev-runtime",
          "react-dom/server",
          "@remix-run/react",
          "@remix-run/cloudflare",
          "i18next",
          "react-i18next",
          "@clerk/backend",
          "drizzle-orm",
          "drizzle-orm/d1",
          "drizzle-orm/sqlite-core",
          "zod",
          "unpdf",
          "fflate",
          "htmlparser2",
          "openai",
        ],
      },
    },
  },
  optimizeDeps: {
    entries: ["./app/**/*.{ts,tsx}", "!./app/**/*.test.{ts,tsx}"],
    include: [
      "react",
      "react-dom",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom/client",
      "@remix-run/react",
      "i18next",
      "react-i18next",
      "remix-i18next/client",
      "@radix-ui/react-dialog",
      "@radix-ui/react-dropdown-menu",
      "@radix-ui/react-select",
      "@radix-ui/react-tabs",
      "@radix-ui/react-toast",
      "@clerk/remix",
      "marked",
      "isomorphic-dompurify",
      "jspdf",
      "html2canvas",
      "dompurify",
      "text-field-edit",
      "idb-keyval",
      "modern-screenshot",
      "opentype.js",
      "katex",
      "highlight.js/lib/core",
    ],
  },
  worker: { format: "es" },
  build: { minify: true },
}));
