// Builds app/service-worker.ts to build/client/sw.js, with the list of what it keeps; runs after both builds of Remix.
// VITE_SERVICE_WORKER=off puts a worker in its place that removes itself and all that was kept.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { injectManifest } from "workbox-build";

const client = "build/client";
const assets = `${client}/assets`;
const isOff = process.env.VITE_SERVICE_WORKER === "off";

/** What opens without a network, in both languages. */
const tools = ["/markdown-editor", "/share-card", "/subtitle-converter", "/media-tools", "/material-library"];
const pages = [...tools, "/offline"].flatMap((path) =>
  ["zh", "en"].map((locale) => `${path}?lang=${locale}`),
);
/** The code of pages that are kept as they are read is there from the start. */
const routes = [
  ...[...tools, "/offline"].map((path) => `routes${path}`),
  "routes/pings._index",
  "routes/pings_.content.$id",
];

/** Named by a page that opens without a network: the first is useless there, the second are letters that few formulas have, each
 * kept once it has come. */
const left = /^(?:ClerkHost|letters-)/;

/** Every file that these routes load at once or later: each names those that it needs, workers and fonts among them. */
function neededFiles() {
  const names = readdirSync(assets);
  const manifest = readFileSync(`${assets}/${names.find((name) => name.startsWith("manifest-"))}`, "utf8");
  const remix = JSON.parse(manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1));
  const entries = [remix.entry, ...["root", ...routes].map((id) => remix.routes[id])];
  const known = new Set(names.filter((name) => /\.(?:js|css|woff2?)$/.test(name) && !left.test(name)));
  const needed = new Set(
    entries.flatMap(({ module, imports, css = [] }) => [module, ...imports, ...css]).map(nameOf),
  );
  for (const name of needed) {
    if (!/\.(?:js|css)$/.test(name)) continue;
    const code = readFileSync(`${assets}/${name}`, "utf8");
    for (const [other] of code.matchAll(/[\w.$-]+\.(?:js|css|woff2?)\b/g))
      if (known.has(other)) needed.add(other);
  }
  return [...needed];
}

const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);

await build({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  resolve: { alias: { "~": resolve("app") } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    outDir: isOff ? (process.argv[2] ?? client) : "build/service-worker",
    emptyOutDir: false,
    lib: { entry: "app/service-worker.ts", formats: ["iife"], name: "worker", fileName: () => "sw.js" },
  },
});

if (!isOff) {
  const files = neededFiles();
  // The server's code makes the pages, and its entry names that code by its content.
  const revision = createHash("sha256")
    .update(readFileSync("build/server/index.js"))
    .digest("hex")
    .slice(0, 16);
  const { count, size } = await injectManifest({
    swSrc: "build/service-worker/sw.js",
    swDest: `${client}/sw.js`,
    globDirectory: client,
    globPatterns: files.map((name) => `assets/${name}`),
    modifyURLPrefix: { assets: "/assets" },
    dontCacheBustURLsMatching: /./,
    additionalManifestEntries: pages.map((url) => ({ url, revision })),
  });
  const sent = files.reduce((sum, name) => sum + gzipSync(readFileSync(`${assets}/${name}`)).length, 0);
  const kilobytes = (bytes) => Math.round(bytes / 1024);
  console.log(
    `Kept for offline: ${count} addresses, ${kilobytes(size)} KB of files (${kilobytes(sent)} KB sent).`,
  );
}
