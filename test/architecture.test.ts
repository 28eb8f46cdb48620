import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** The layers, by path. The first that matches is the one a file belongs to. */
const layers = [
  ["worker", /^app\/worker\.ts$/],
  ["service worker", /^app\/service-worker(-push)?\.ts$/],
  ["entry", /^app\/(root|entry\.\w+)\.tsx$/],
  ["paths", /^app\/(?:service-)?paths\.ts$/],
  ["core", /^app\/core\//],
  ["ports", /^app\/ports\//],
  ["db", /^app\/db\//],
  ["adapters", /^app\/adapters\//],
  ["texts", /^app\/i18n\/locales\//],
  ["extension", /^app\/extension\//],
  ["ui", /^app\/ui\//],
  ["frame", /^app\/frame\//],
  ["i18n", /^app\/i18n\//],
  ["platform", /^app\/platform\//],
  ["routes", /^app\/routes\//],
  ["feature screen", /^app\/features\/[^/]+\/(.*\/)?(.*\.tsx|use-[\w-]+\.ts|.*\.client\.ts)$/],
  ["feature store", /^app\/features\/[^/]+\/(.*\/)?store\.server\.ts$/],
  ["feature server", /^app\/features\/[^/]+\/.*\.server\.ts$/],
  ["feature worker", /^app\/features\/[^/]+\/.*\.worker\.ts$/],
  ["feature pure", /^app\/features\/[^/]+\/.*\.(ts|json)$/],
] as const;

type Layer = (typeof layers)[number][0];

const remix = [
  "@remix-run/react",
  "@remix-run/cloudflare",
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
];
const translation = ["i18next", "react-i18next", "remix-i18next/react"];
const feature: Layer[] = ["feature pure", "feature server", "feature screen"];

/** Who may import what: layers of our own, then packages. "types:" marks layers of which only types may be imported. */
const rules: Record<Layer, { layers: (Layer | `types:${Layer}`)[]; packages: (string | RegExp)[] }> = {
  texts: { layers: [], packages: [] },
  core: { layers: ["core", "types:texts"], packages: ["zod", "zod/mini", "marked", "htmlparser2"] },
  ports: { layers: ["core", "ports", "types:db"], packages: [] },
  db: { layers: ["core", "db"], packages: [/^drizzle-orm/] },
  "feature pure": {
    layers: ["core", "types:ports", "paths", "feature pure"],
    packages: ["zod", "zod/mini", "fflate", "htmlparser2", "feedsmith", "d3-array", "d3-shape"],
  },
  "feature store": {
    layers: ["core", "ports", "db", "feature pure", "feature server", "feature store"],
    packages: ["zod", /^drizzle-orm/],
  },
  "feature server": {
    layers: ["core", "ports", "db", "feature pure", "feature server", "feature store"],
    packages: [
      "zod",
      "fflate",
      "htmlparser2",
      "linkedom/worker",
      "@mozilla/readability",
      "opentype.js",
      "unpdf",
      "uqr",
      /^node:/,
      /^drizzle-orm/,
    ],
  },
  "feature screen": {
    layers: [
      "core",
      "types:ports",
      "ui",
      "frame",
      "texts",
      "i18n",
      "paths",
      "feature pure",
      "feature screen",
    ],
    packages: [
      ...remix,
      ...translation,
      "fflate",
      "idb",
      "jspdf",
      "html2canvas",
      "modern-screenshot",
      "morphdom",
      "text-field-edit",
      "@clerk/remix",
    ],
  },
  "feature worker": {
    layers: ["core", "feature pure", "feature worker"],
    packages: [/^highlight\.js\//, "virtual:formula-letters", /^@mathjax\//],
  },
  adapters: {
    layers: ["core", "ports", "db", "adapters", "feature pure"],
    packages: [/^(?!@remix-run|react)/],
  },
  ui: {
    layers: ["core", "ui", "i18n", "paths"],
    packages: [...remix, ...translation, /^@radix-ui\//, "isomorphic-dompurify"],
  },
  frame: { layers: ["core", "ui", "frame", "i18n", "paths"], packages: [...remix, ...translation] },
  i18n: { layers: ["core", "texts", "i18n", "paths"], packages: [...remix, ...translation] },
  extension: {
    layers: ["core", "texts", "i18n", "extension"],
    packages: ["react", "react-dom/client", "zod/mini", "idb", "fflate", "@mozilla/readability"],
  },
  paths: { layers: ["core"], packages: [] },
  platform: {
    layers: [
      "core",
      "ports",
      "db",
      "adapters",
      "i18n",
      "paths",
      "platform",
      "feature pure",
      "feature server",
    ],
    packages: ["zod", "@remix-run/cloudflare", "vite", /^drizzle-orm/, /^node:/],
  },
  routes: {
    layers: ["core", "platform", "ui", "frame", "i18n", "paths", ...feature],
    packages: [...remix, ...translation, "zod"],
  },
  entry: {
    layers: ["core", "platform", "ui", "frame", "i18n", "paths", "feature screen", "feature pure"],
    packages: [...remix, ...translation],
  },
  "service worker": { layers: ["core", "paths", "service worker"], packages: [/^workbox-/] },
  worker: { layers: ["platform", "types:ports"], packages: ["virtual:remix/server-build"] },
};

type Import = { from: string; target: string; typeOnly: boolean };

function layerOf(path: string): Layer | undefined {
  return layers.find(([, pattern]) => pattern.test(path))?.[0];
}

function importsOf(path: string, source: string): Import[] {
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g,
  );
  return [...statements].map(([, type, stated, lazy]) => ({
    from: path,
    target: resolve(path, stated ?? lazy ?? ""),
    typeOnly: type !== undefined,
  }));
}

function resolve(from: string, specifier: string): string {
  const bare = specifier.replace(/\?\w+$/, "");
  if (bare.startsWith("~/")) return `app/${bare.slice(2)}`;
  if (bare.startsWith(".")) return normalize(join(dirname(from), bare));
  return bare;
}

const files = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path));
const known = new Set([...files, ...globSync("app/**/*.{json,css}")]);

function fileAt(target: string): string {
  const extensions = ["", ".ts", ".tsx"];
  return extensions.map((extension) => target + extension).find((path) => known.has(path)) ?? target;
}

function featureOf(path: string): string | undefined {
  return path.match(/^app\/features\/([^/]+)\//)?.[1];
}

function codeOf(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, "");
}

/** Why an import is not allowed, or null. */
function offence({ from, target, typeOnly }: Import): string | null {
  const layer = layerOf(from);
  if (!layer) return `${from} is in no layer`;
  const rule = rules[layer];
  if (!target.startsWith("app/")) {
    const allowed = rule.packages.some((each) =>
      typeof each === "string" ? each === target : each.test(target),
    );
    return allowed ? null : `${from} (${layer}) imports the package ${target}`;
  }
  const path = fileAt(target);
  if (path.endsWith(".css")) return layer === "entry" || layer === "ui" ? null : `${from} imports ${path}`;
  const theirs = layerOf(path);
  if (!theirs) return `${from} imports ${path}, which is in no layer`;
  const ours = featureOf(from);
  if (ours && featureOf(path) && ours !== featureOf(path)) return `${from} imports another feature: ${path}`;
  const allowed = rule.layers.includes(theirs) || (typeOnly && rule.layers.includes(`types:${theirs}`));
  return allowed ? null : `${from} (${layer}) imports ${path} (${theirs})`;
}

test("every import stays within the rules of its layer", () => {
  const offences = files
    .flatMap((path) => importsOf(path, readFileSync(path, "utf8")).map(offence))
    .filter(Boolean);
  expect(offences).toEqual([]);
});

/** How a page becomes a resume; each room may import those before it. */
const rooms = ["lexicon", "formats", "reading", "labelling", "assembling", "parsing"];

test("no room that reads a page imports one that comes after it", () => {
  const roomOf = (path: string) => rooms.indexOf(/^app\/features\/resume\/(\w+)\//.exec(path)?.[1] ?? "");
  const back = files
    .filter((path) => roomOf(path) >= 0)
    .flatMap((path) => importsOf(path, readFileSync(path, "utf8")))
    .filter(({ from, target }) => roomOf(fileAt(target)) > roomOf(from));
  expect(back).toEqual([]);
});

const offenders: [Layer, string, string][] = [
  ["texts", "app/i18n/locales/en/x.json", 'import { a } from "~/core/result";'],
  ["core", "app/core/x.ts", 'import { a } from "~/ports/app";'],
  ["ports", "app/ports/x.ts", 'import { openDb } from "~/db/client.server";'],
  ["db", "app/db/x.ts", 'import { appOf } from "~/platform/app/context.server";'],
  ["feature pure", "app/features/resume/x.ts", 'import { a } from "./store.server";'],
  [
    "feature store",
    "app/features/resume/job/store.server.ts",
    'import { a } from "~/platform/app/context.server";',
  ],
  ["feature server", "app/features/resume/x.server.ts", 'import { a } from "~/adapters/guarded-fetch";'],
  ["feature screen", "app/features/resume/X.tsx", 'import { a } from "../submit.server";'],
  ["feature worker", "app/features/creator/x.worker.ts", 'import { a } from "./X";'],
  ["adapters", "app/adapters/x.ts", 'import { a } from "~/features/resume/job/submit.server";'],
  ["ui", "app/ui/X.tsx", 'import { a } from "~/features/resume/limits";'],
  ["frame", "app/frame/X.tsx", 'import { a } from "~/features/resume/limits";'],
  ["extension", "app/extension/x.ts", 'import { a } from "~/ui/Button";'],
  ["i18n", "app/i18n/x.ts", 'import { a } from "~/ui/Button";'],
  ["paths", "app/paths.ts", 'import { a } from "./ui/Button";'],
  ["platform", "app/platform/x.server.ts", 'import { Button } from "~/ui/Button";'],
  ["routes", "app/routes/x.tsx", 'import { openJob } from "~/features/resume/job/store.server";'],
  ["entry", "app/root.tsx", 'import { a } from "./adapters/guarded-fetch";'],
  ["service worker", "app/service-worker.ts", 'import { toast } from "./ui/toast-queue";'],
  ["worker", "app/worker.ts", 'import { a } from "./db/schema";'],
];

test.each(offenders)("an offender in %s is caught", (layer, path, source) => {
  expect(layerOf(path)).toBe(layer);
  expect(importsOf(path, source).map(offence)).toEqual([expect.stringContaining(path)]);
});

test("every layer has an offender to prove its rule", () => {
  expect(offenders.map(([layer]) => layer).sort()).toEqual(Object.keys(rules).sort());
});

test("one feature may not import another", () => {
  const [statement] = importsOf("app/features/site/x.ts", 'import { a } from "~/features/resume/limits";');
  expect(statement && offence(statement)).toContain("another feature");
});

test("a type may be imported where its value may not", () => {
  const path = "app/ports/x.ts";
  const verdicts = ["import type { Db }", "import { openDb }"].flatMap((start) =>
    importsOf(path, `${start} from "~/db/client.server";`).map(offence),
  );
  expect(verdicts).toEqual([null, expect.stringContaining("(db)")]);
  const texts = ["import type errors", "import errors"].flatMap((start) =>
    importsOf("app/core/x.ts", `${start} from "~/i18n/locales/en/errors.json";`).map(offence),
  );
  expect(texts).toEqual([null, expect.stringContaining("(texts)")]);
});

/** The circles that imports make, each as the files on its way. Types count: who reads one file must read the other. */
function importCircles(imports: Map<string, string[]>): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const visit = (path: string, way: string[]): void => {
    if (way.includes(path)) circles.push(way.slice(way.indexOf(path)));
    if (finished.has(path) || way.includes(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
    finished.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return circles;
}

test("no imports run in a circle", () => {
  const imports = files.map((path): [string, string[]] => [
    path,
    importsOf(path, readFileSync(path, "utf8"))
      .filter(({ target }) => target.startsWith("app/"))
      .map(({ target }) => fileAt(target)),
  ]);
  expect(importCircles(new Map(imports))).toEqual([]);
});

test("a circle of three files is found once", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", []],
  ]);
  expect(importCircles(imports)).toEqual([["a", "b", "c"]]);
});

/** What a pure file leaves to those that use it: the page, the network, storage, the clock and chance. A digest is none of them. */
const impure =
  /(?<![.\w])(?:(?:window|navigator|localStorage|sessionStorage|indexedDB|performance|process)\??\.|crypto\??\.(?!subtle\.digest\()|document\.(?:body|head|cookie|create|querySelector|getElement|addEventListener|activeElement)|(?:fetch|setTimeout|setInterval|requestAnimationFrame|matchMedia)\(|new Worker\(|new Date\(\)|Date\.now\b|Math\.random\b)/;

test("core and the pure files of features touch no page, network, clock or chance", () => {
  const pure = files.filter((path) => ["core", "feature pure"].includes(layerOf(path) ?? ""));
  expect(pure.filter((path) => impure.test(codeOf(readFileSync(path, "utf8"))))).toEqual([]);
});

test.each([
  "Date.now()",
  "new Date()",
  "window.name",
  'fetch("/")',
  "localStorage?.clear()",
  "crypto.randomUUID()",
])("%s is seen in a pure file, and not where a comment speaks of it", (code) => {
  expect(
    [`const a = ${code};`, `// ${code}`, `/** ${code} */`].map((line) => impure.test(codeOf(line))),
  ).toEqual([true, false, false]);
});
