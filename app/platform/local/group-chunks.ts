import type { Plugin } from "vite";

type Module = {
  isEntry: boolean;
  importedIds: readonly string[];
  dynamicImporters: readonly string[];
};

const SHELL = /\/app\/(?:entry\.client|root)\.tsx/;

/** The whole of the framework's package, as Clerk alone asks for it. */
const WHOLE_FRAMEWORK = /@remix-run\/react\/dist\/esm\/(?:index|server)\.js|react-router-dom\/server/;

/** `resume/results` of a file there; of one outside the features nothing. The rooms of `pings` are too small to come apart. */
const ROOM = /\/app\/features\/(pings|\w+(?:\/[\w-]+(?=\/))?)/;

/** What most visitors of its room open first, which must not wait for what only its other pages need. */
const FIRST = /\/routes\/pings\._index\./;

/** No visitor opens the first; the second imports what only the server renders of it. */
const APART = /\/routes\/(?:dev\.|offerwink\.sample)/;

/** What pages fetch as soon as they run: it must not wait for what comes with a press. */
const EARLY = /\/(?:listen|draft-session)\.client\.ts/;

/** Which pages a visitor opens one after the other. */
const FAMILIES = [
  ["pings", /\/routes\/pings/],
  ["writing", /\/routes\/(?:markdown-editor|share-card|subtitle-converter)/],
  ["tools", /\/routes\/(?:ai-writing|article-scraper|material-library|media-tools)/],
  ["public", /\/routes\/(?:_index|memwink|offerwink|privacy|radar-bot)[._?]/],
  ["members", /\/routes\//],
] as const;

/** Groups the browser's chunks by what is loaded together, where Rollup makes one for every set of pages that share a module: the
 * framework, the shell of every page, what the screens of a room share, and what its later parts share. The rest stays with its user. */
export function groupChunks(): Plugin {
  let chunks: Map<string, string> | undefined;
  return {
    name: "wink:group-chunks",
    buildEnd() {
      const infos = [...this.getModuleIds()].flatMap((id) => {
        const info = this.getModuleInfo(id);
        return info ? [[id, info] as const] : [];
      });
      chunks = chunksOf(new Map(infos));
    },
    config: (_, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks: (id) => chunks?.get(id) } } } },
  };
}

function chunksOf(modules: ReadonlyMap<string, Module>): Map<string, string> {
  const pages = [...modules].flatMap(([id, { isEntry }]) => (isEntry && !APART.test(id) ? [id] : []));
  const parts = new Set(
    [...modules].flatMap(([id, { dynamicImporters }]) => (dynamicImporters.length > 0 ? [id] : [])),
  );
  const pagesOf = usersOf(modules, pages);
  const partsOf = usersOf(modules, parts);
  const shell = new Set(
    pages.filter((page) => SHELL.test(page)).flatMap((page) => [...needsOf(modules, page)]),
  );
  const early = new Set(
    [...parts].filter((part) => EARLY.test(part)).flatMap((part) => [...needsOf(modules, part)]),
  );
  const chunks = new Map<string, string>();
  for (const id of modules.keys()) {
    const isPackage = id.includes("/node_modules/");
    const ofPages = pagesOf.get(id) ?? [];
    const ofParts = partsOf.get(id) ?? [];
    if (WHOLE_FRAMEWORK.test(id)) chunks.set(id, "framework-whole");
    else if (shell.has(id)) chunks.set(id, isPackage ? "framework" : "shell");
    else if (isPackage || parts.has(id) || ofPages.length + ofParts.length < 2) continue;
    else if ([...needsOf(modules, id)].some((need) => need.includes("/node_modules/") && !shell.has(need)))
      continue;
    else if (ofPages.length > 0) chunks.set(id, roomOf(id, ofPages) ?? familiesOf(ofPages));
    else chunks.set(id, `${roomOf(id) ?? "shared"}-${early.has(id) ? "early" : "parts"}`);
  }
  return chunks;
}

/** What one page alone needs at once, and parts of it later, is a chunk of that page. */
function roomOf(id: string, pages: string[] = []): string | undefined {
  const [page, ...others] = pages;
  const room = ROOM.exec(id)?.[1];
  const [, route] =
    others.length === 0 ? (/\/routes\/([\w-]+?(?:_\.\w+)?)(?=\.)/.exec(page ?? "") ?? []) : [];
  if (!room) return;
  if (route) return `${room.split("/")[0]}-${route}`;
  const isBehind = room === "pings" && others.length > 0 && !pages.some((other) => FIRST.test(other));
  return isBehind ? "pings-behind" : room.replace("/", "-");
}

/** What more than two families share is one chunk; two more are what the tools that are heaviest do without, with the feed and without. */
function familiesOf(pages: string[]): string {
  const names = pages.map((page) => FAMILIES.find(([, routes]) => routes.test(page))?.[0]);
  const families = [...new Set(names)].filter(Boolean).sort();
  if (families.length <= 2) return ["shared", ...families].join("-");
  if (families.includes("writing")) return "shared";
  return pages.some((page) => FIRST.test(page)) ? "shared-feed" : "shared-rest";
}

/** All that a module imports, itself included; what it imports later is not. */
function needsOf(modules: ReadonlyMap<string, Module>, start: string): Set<string> {
  const needs = new Set([start]);
  for (const id of needs) for (const next of modules.get(id)?.importedIds ?? []) needs.add(next);
  return needs;
}

/** The starts that need each module. */
function usersOf(modules: ReadonlyMap<string, Module>, starts: Iterable<string>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const start of starts)
    for (const id of needsOf(modules, start)) users.set(id, [...(users.get(id) ?? []), start]);
  return users;
}
