// Builds app/extension for the site at APP_ORIGIN to memwink.zip, among the browser's files or in the folder that is named; runs after
// the browser build of Remix. The same commit gives the same bytes for the same site.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { zipSync } from "fflate";
import { build } from "vite";

const folder = resolve("build/extension");
const downloads = process.argv[2] ?? "build/client/downloads";
const { origin } = new URL(process.env.APP_ORIGIN ?? "http://localhost:8787");
const [{ version, ...changes }] = JSON.parse(readFileSync("app/extension/versions.json", "utf8"));

const shared = {
  configFile: false,
  logLevel: "warn",
  base: "./",
  publicDir: false,
  resolve: { alias: { "~": resolve("app") } },
  esbuild: { jsx: "automatic" },
  define: {
    "process.env.NODE_ENV": JSON.stringify("production"),
    "import.meta.env.VITE_SITE": JSON.stringify(origin),
    "import.meta.env.VITE_FOR_STORE": JSON.stringify(process.env.MEMWINK_STORE ?? ""),
  },
};

/** People download it: what takes a second longer to build is three kilobytes less. What a script ends with is kept. */
const smaller = { minify: "terser", terserOptions: { compress: { passes: 2, expression: true } } };

rmSync(folder, { recursive: true, force: true });
await build({
  ...shared,
  root: "app/extension",
  plugins: [tailwindcss()],
  build: {
    outDir: folder,
    ...smaller,
    modulePreload: false,
    target: "chrome121",
    rollupOptions: {
      input: {
        newtab: resolve("app/extension/newtab.html"),
        options: resolve("app/extension/options.html"),
        background: resolve("app/extension/background.ts"),
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
        // One file of what is shared packs better than five; the worker does without React.
        manualChunks(id) {
          if (/node_modules\/(?:react|scheduler)/.test(id)) return "react";
          return /extension\/(?:newtab|options|themes|quotes|capture|background)/.test(id)
            ? undefined
            : "shared";
        },
      },
    },
  },
});
// One classic script: it runs in the pages of others, where nothing can be imported.
await build({
  ...shared,
  build: {
    outDir: folder,
    ...smaller,
    emptyOutDir: false,
    target: "chrome121",
    rollupOptions: {
      input: resolve("app/extension/capture/capture.ts"),
      // Without a name: what the script exports is what it ends with, and so what its caller gets.
      output: { format: "iife", entryFileNames: "capture.js" },
      preserveEntrySignatures: "strict",
      onwarn: (warning, warn) => warning.code === "MISSING_NAME_OPTION_FOR_IIFE_EXPORT" || warn(warning),
    },
  },
});
const made = await build({
  ...shared,
  build: {
    write: false,
    lib: { entry: "app/extension/manifest.ts", formats: ["es"], fileName: () => "manifest.js" },
  },
});
const code = Buffer.from(made[0].output[0].code).toString("base64");
const { manifestOf } = await import(`data:text/javascript;base64,${code}`);
writeFileSync(
  `${folder}/manifest.json`,
  JSON.stringify(manifestOf({ origin, version, isForStore: process.env.MEMWINK_STORE === "1" })),
);
for (const [locale, name] of [
  ["en", "en"],
  ["zh", "zh_CN"],
]) {
  const { manifest } = JSON.parse(readFileSync(`app/i18n/locales/${locale}/extension.json`, "utf8"));
  const messages = Object.fromEntries(Object.entries(manifest).map(([key, message]) => [key, { message }]));
  mkdirSync(`${folder}/_locales/${name}`, { recursive: true });
  writeFileSync(`${folder}/_locales/${name}/messages.json`, JSON.stringify(messages));
}

for (const locale of ["en", "zh"])
  for (const list of ["default", "humor", "mindfulness"]) {
    mkdirSync(`${folder}/quotes/${locale}`, { recursive: true });
    copyFileSync(`app/extension/quotes/${locale}/${list}.txt`, `${folder}/quotes/${locale}/${list}.txt`);
  }
copyFileSync("public/icon-192.png", `${folder}/icon-192.png`);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => resolve(entry.parentPath, entry.name).slice(folder.length + 1))
  .sort();
// The zip's own clock is the local one.
const mtime = new Date(2026, 0, 1);
const zip = zipSync(Object.fromEntries(files.map((file) => [file, readFileSync(`${folder}/${file}`)])), {
  level: 9,
  mtime,
});
mkdirSync(downloads, { recursive: true });
writeFileSync(`${downloads}/memwink.zip`, zip);
writeFileSync(`${downloads}/memwink.json`, JSON.stringify({ version, origin, bytes: zip.length, changes }));
console.log(`MemWink ${version} for ${origin}: ${files.length} files, ${Math.round(zip.length / 1024)} KB.`);
