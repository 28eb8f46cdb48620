import { clientsClaim } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { addPlugins, matchPrecache, precache } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { keptPageCaches, keptPages, MADE_FOR_ALL } from "./core/kept-pages";
import { isLocale, type Locale } from "./core/locale";
import { dropSharedFiles, keepSharedFile } from "./core/shared-file";
import { withStartingText } from "./core/starting-text";
import { readTheme, THEME_COOKIE } from "./core/theme";
import { inLanguage, paths } from "./paths";
import { servicePaths } from "./service-paths";
import { endMembersPush, receivePushes } from "./service-worker-push";

type MessageEvent = ExtendableEvent & { data: unknown; source: { url: string } | null };

declare const self: {
  /** The list that the build puts here: files of the build by their names alone, pages with a revision. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  registration: ServiceWorkerRegistration;
  cookieStore?: CookieStore;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
};

const FONT_FILES = 100;
const AT_ONCE = 6;

const hasOnly = ({ searchParams }: URL, names: string[]) =>
  [...searchParams.keys()].every((name) => names.includes(name));

const isArticle = ({ pathname }: URL) => pathname.startsWith(paths.article(""));

/** The address under which a page of Pings is kept, in the language it was last read in; null for all that is never kept. */
function keptAs(page: URL): string | null {
  if (isArticle(page)) return page.pathname;
  const { pathname, searchParams } = page;
  const isFeed = pathname === paths.pings() && hasOnly(page, ["lang", "tag_id"]);
  const tag = searchParams.get("tag_id");
  return isFeed ? (tag ? paths.pingsOf(tag) : pathname) : null;
}

/** What no session is sent with is answered as to somebody signed out. */
const withoutSession = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request, { credentials: "omit" }),
};

const pagesIn = (cacheName: keyof typeof keptPages) =>
  new NetworkFirst({
    cacheName,
    plugins: [
      withoutSession,
      { cacheKeyWillBeUsed: async ({ request }) => keptAs(new URL(request.url)) ?? request },
      {
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && response.headers.has(MADE_FOR_ALL) ? response : null,
      },
      new ExpirationPlugin({ maxEntries: keptPages[cacheName] }),
    ],
  });

function serve(): void {
  const listed = self.__WB_MANIFEST;
  const files = listed.filter(({ revision }) => revision === null);
  const network = new NetworkOnly();
  const feeds = pagesIn("feeds");
  const articles = pagesIn("articles");
  // Twice what one version needs: a page that is still open may ask for files of the version before.
  const assets = new CacheFirst({
    cacheName: "assets",
    matchOptions: { ignoreSearch: true },
    plugins: [new ExpirationPlugin({ maxEntries: 2 * files.length })],
  });

  async function keepFile(url: string, event: ExtendableEvent): Promise<void> {
    const [answer] = await Promise.all(assets.handleAll({ event, request: new Request(url) }));
    if (!answer.ok) throw new Error(`${url} is not there`);
  }

  /** A few at a time, so that what somebody waits for need not wait for them. */
  async function keepFiles(event: ExtendableEvent): Promise<void> {
    for (let at = 0; at < files.length; at += AT_ONCE)
      await Promise.all(files.slice(at, at + AT_ONCE).map(({ url }) => keepFile(url, event)));
  }

  /** Keeps what everybody sees at the address of a feed or an article. */
  async function keepPage(address: URL, event: ExtendableEvent): Promise<void> {
    if (keptAs(address) === null) return;
    address.searchParams.set("lang", await languageOf(address));
    await (isArticle(address) ? articles : feeds).handle({ event, request: new Request(address) });
  }

  addPlugins([withoutSession]);
  precache(listed.filter(({ revision }) => revision !== null));
  clientsClaim();
  self.addEventListener("install", (event) => event.waitUntil(keepFiles(event)));
  self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload.enable()));
  self.addEventListener("message", (event) => {
    if (event.data === "takeOver") event.waitUntil(self.skipWaiting());
    if (event.data === "forgetPages") event.waitUntil(forgetPages());
    if (event.data === "keepThisPage" && event.source)
      event.waitUntil(keepPage(new URL(event.source.url), event));
  });

  receivePushes();

  // A page of Pings is opened as a document, or by its data from another page; a link that is only hovered has no mode "cors".
  registerRoute(
    ({ request, url, sameOrigin }) =>
      request.mode === "navigate" ||
      (sameOrigin && request.mode === "cors" && url.searchParams.get("_data")?.startsWith("routes/pings")),
    async ({ event, request, url }) => {
      const answer = await network.handle({ event, request });
      const address = new URL(url);
      address.searchParams.delete("_data");
      if (answer.ok) event.waitUntil(keepPage(address, event));
      return answer;
    },
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), assets);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/fonts/"),
    new CacheFirst({ cacheName: "fonts", plugins: [new ExpirationPlugin({ maxEntries: FONT_FILES })] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && [paths.signIn(), paths.signOut()].includes(url.pathname),
    async ({ event, request }) => {
      const answer = await network.handle({ event, request });
      await forgetPages();
      if (new URL(request.url).pathname === paths.signOut()) event.waitUntil(endMembersPush());
      return answer;
    },
    "POST",
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === paths.upload(),
    ({ request }) => takeShared(request),
    "POST",
  );
  setCatchHandler(async ({ request, url }) =>
    request.mode === "navigate" && url ? answerOffline(url) : Response.error(),
  );
}

async function answerOffline(url: URL): Promise<Response> {
  const locale = await languageOf(url);
  const plain = inLanguage(url.pathname, "", locale);
  const tool = await matchPrecache(plain);
  // A page can go on only from what it was made from, and other parameters may have made another.
  if (tool && !hasOnly(url, ["lang", "wanted"])) return Response.redirect(plain);
  const address = keptAs(url);
  const page = tool ?? (address === null ? undefined : await caches.match(address, { ignoreVary: true }));
  return page
    ? inChosenTheme(page)
    : Response.redirect(servicePaths.offline(url.pathname + url.search, locale));
}

/** As the server chooses it. */
async function languageOf({ searchParams }: URL): Promise<Locale> {
  const asked = searchParams.get("lang");
  if (asked !== null) return asked === "en" ? "en" : "zh";
  const stored = (await self.cookieStore?.get("language"))?.value;
  return isLocale(stored) ? stored : navigator.language.startsWith("zh") ? "zh" : "en";
}

async function inChosenTheme(page: Response): Promise<Response> {
  const theme = readTheme(`${THEME_COOKIE}=${(await self.cookieStore?.get(THEME_COOKIE))?.value}`);
  if (!theme) return page;
  const html = await page.text();
  return new Response(html.replace("<html ", `<html data-theme="${theme}" `), page);
}

async function forgetPages(): Promise<void> {
  await dropSharedFiles(caches);
  for (const name of keptPageCaches) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries: keptPages[name] }).delete();
  }
}

/** What another app shares: a file is uploaded, a text or a link opened in the editor. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get("file");
  if (file instanceof File) return openFile(file, paths.upload());
  const parts = ["title", "text", "url"].map((name) => `${form.get(name) ?? ""}`.trim());
  const text = parts.filter(Boolean).join("\n\n");
  const address = withStartingText(paths.markdownEditor(), text);
  return address
    ? Response.redirect(address, 303)
    : openFile(new File([text], "shared.md"), paths.markdownEditor());
}

async function openFile(file: File, path: string): Promise<Response> {
  await keepSharedFile(caches, path, file);
  return Response.redirect(path, 303);
}

/** What a build without the worker puts in its place: it takes itself away, with all that was kept. */
function retire(): void {
  self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener("activate", (event) =>
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        indexedDB.deleteDatabase("workbox-expiration");
        await self.registration.unregister();
      })(),
    ),
  );
}

if (import.meta.env.VITE_SERVICE_WORKER === "off") retire();
else serve();
