import { mayBeSignedIn } from "~/adapters/identity/credentials";
import type { Locale } from "~/core/locale";
import { readTheme } from "~/core/theme";
import { writingPresets } from "~/core/writing-presets";
import { spans } from "~/features/pings/best/best";
import { pickLocale } from "~/i18n/pick-locale";
import type { KeptPolicy } from "./cache-policy.server";
import { safeMethods } from "./request-guard.server";

export type PageRequest = {
  /** What the page is kept under: address, language and theme. */
  key: string;
  /** The names of its parameters: pages of one route that are asked for by the same ones are of a kind. */
  names: string;
  /** What the page is made from: nothing that the key does not say, so that nobody can leave anything of his in it. */
  toRequest(): Request;
  locale: Locale;
  /** Whether the address itself chose the language, which is then remembered. */
  choosesLanguage: boolean;
};

/** The one spelling of each of our addresses; the router takes others too, which would fill the cache with copies. */
const plainPath = /^[a-z0-9/_.-]+$/;
const span = new RegExp(`^(?:${spans.join("|")})$`);
/** A page is made in the language of its reader, whatever chose it; a file in its own, unless its address says which. */
const knownParameters: Record<KeptPolicy, Record<string, RegExp>> = {
  publicPage: { preset: new RegExp(`^(?:${writingPresets.join("|")})$`) },
  publicFeed: { tag_id: /^[\w-]{1,64}$/, before: /^[\w.~-]{1,200}$/, day: /^\d{4}-\d{2}-\d{2}$/, of: span },
  publicFile: { page: /^[1-9]\d{0,5}$/, of: span, lang: /^(?:zh|en)$/ },
};
/** Parameters that pages and the framework read and nobody is kept a page for. What no list names is read by nothing. */
const ownParameters = /^(?:_data|_routes|all|index|in|notice|plan|q|tag|unfollow|unkept|wanted|__clerk_\w+)$/;

/** The request of a page as everybody sees it who is signed out, or null where it has to be answered by itself. */
export function pageRequestOf(
  request: Request,
  url: URL,
  policy: KeptPolicy,
  origin: string,
): PageRequest | null {
  if (!safeMethods.includes(request.method) || mayBeSignedIn(request)) return null;
  const { pathname } = url;
  if (!plainPath.test(pathname) || (pathname !== "/" && pathname.endsWith("/"))) return null;
  const parameters = url.search === "" ? [] : plainParameters(url.searchParams, knownParameters[policy]);
  if (parameters === null) return null;
  const search = parameters.length > 0 ? `?${parameters.map((pair) => pair.join("=")).join("&")}` : "";
  const names = parameters.map(([name]) => name).join("&");
  const address = origin + pathname + search;
  const locale = pickLocale(request);
  const choosesLanguage = url.search !== "" && url.searchParams.has("lang");
  if (policy === "publicFile")
    return {
      key: `file${pathname}${search}`,
      names,
      toRequest: () => new Request(address),
      locale,
      choosesLanguage: false,
    };
  const theme = readTheme(request.headers.get("Cookie"));
  const cookie = `language=${locale}${theme ? `; theme=${theme}` : ""}`;
  return {
    key: `${locale}/${theme ?? "system"}${pathname}${search}`,
    names,
    toRequest: () => new Request(address, { headers: { Cookie: cookie } }),
    locale,
    choosesLanguage,
  };
}

/** The parameters that a page is made from, in one order; null where one is malformed, given twice or never kept for. */
function plainParameters(given: URLSearchParams, known: Record<string, RegExp>): [string, string][] | null {
  const kept: [string, string][] = [];
  for (const name of new Set(given.keys())) {
    if (ownParameters.test(name)) return null;
    if (name !== "lang" && !Object.hasOwn(known, name)) continue;
    const [value = "", ...more] = given.getAll(name);
    if (more.length > 0) return null;
    if (!Object.hasOwn(known, name)) continue;
    if (!known[name]?.test(value)) return null;
    kept.push([name, value]);
  }
  return kept.sort();
}
