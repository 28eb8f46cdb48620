import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { formulaLetters } from "./app/platform/local/formula-letters";
import { groupChunks } from "./app/platform/local/group-chunks";
import { limitPdfjs } from "./app/platform/local/limit-pdfjs";

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
              // For an older target a pattern with \p{…} would be compiled at each call.
              target: "esnext",
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

/**
 * Puts app/ui/browser/load-part.client.ts in the place of the code that Vite wraps around each `import()` of the browser build, and
 * hands it the files that the import needs, its own chunk first.
 */
function partLoader(): Plugin {
  const loader = fileURLToPath(new URL("app/ui/browser/load-part.client.ts", import.meta.url));
  return {
    name: "wink:part-loader",
    enforce: "pre",
    config: () => ({
      build: { modulePreload: { resolveDependencies: (chunk, files) => [...new Set([chunk, ...files])] } },
    }),
    load: (id) =>
      id === "\0vite/preload-helper.js" ? `export { loadPart as __vitePreload } from "${loader}";` : null,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.isDynamicEntry && file.viteMetadata?.importedCss.size)
          this.error(`${file.fileName} has styles of its own, which load-part does not load`);
    },
  };
}

/** The fonts of pictures and documents, in small files by range of characters, with their licences. */
const fonts = {
  "noto-sans-sc": /-(?:400|500|700)-normal\.woff$/,
  "noto-serif-sc": /-(?:400|700)-normal\.woff$/,
  "source-sans-3": /-(?:400|700)-normal\.woff$/,
  "source-serif-4": /-(?:400|700)-normal\.woff$/,
};

/** Serves them as static files; a reader fetches only those that have the characters in hand. */
function fontFiles(): Plugin {
  return {
    name: "wink:font-files",
    buildStart: () => {
      for (const [family, wanted] of Object.entries(fonts)) {
        const packaged = fileURLToPath(new URL(`node_modules/@fontsource/${family}`, import.meta.url));
        const to = fileURLToPath(new URL(`public/fonts/${family}`, import.meta.url));
        const isWanted = (path: string) => !path.includes(".woff") || wanted.test(path);
        cpSync(`${packaged}/files`, to, { recursive: true, filter: isWanted });
        for (const name of ["unicode.json", "LICENSE"]) cpSync(`${packaged}/${name}`, `${to}/${name}`);
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    cjkCharacterMaps(),
    fontFiles(),
    formulaLetters(),
    limitPdfjs(),
    partLoader(),
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
    groupChunks(),
  ],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    ...(command === "build" ? { mainFields: ["browser", "module", "main"] } : {}),
  },
  ...(command === "build"
    ? { ssr: { noExternal: ["unpdf"], resolve: { conditions: ["workerd", "worker", "browser"] } } }
    : {}),
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
          "fflate",
          "htmlparser2",
          "opentype.js",
          "stripe",
          "zod/mini",
        ],
        // Bundled in advance, pdf.js would pass no plugin, and so have no limits.
        exclude: ["unpdf"],
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
      "remix-i18next/react",
      "@radix-ui/react-dropdown-menu",
      "@radix-ui/react-tabs",
      "@clerk/remix",
      "marked",
      "isomorphic-dompurify",
      "jspdf",
      "html2canvas",
      "dompurify",
      "text-field-edit",
      "modern-screenshot",
      "morphdom",
      "highlight.js/lib/core",
    ],
    // Bundled in advance they would pass no plugin, and so have all letters.
    exclude: ["@mathjax/src", "@mathjax/mathjax-newcm-font", "mhchemparser"],
  },
  worker: { format: "es", plugins: () => [formulaLetters()] },
  build: { minify: true },
}));
