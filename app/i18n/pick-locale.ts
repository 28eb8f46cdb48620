import { isLocale, type Locale } from "~/core/locale";

/** Named by the specification; readable by scripts because the browser mirrors it to local storage. */
const LANGUAGE_COOKIE = "language";

/** The language of an answer: the `lang` parameter (`en` is English, anything else Chinese), then the stored choice, then
 * Accept-Language (a first language starting with zh is Chinese, all else English). */
export function pickLocale(request: Request): Locale {
  const { url } = request;
  const asked = url.includes("?") ? new URL(url).searchParams.get("lang") : null;
  if (asked !== null) return asked === "en" ? "en" : "zh";
  return storedLocale(request) ?? acceptedLocale(request);
}

/** The language that an address names; null where it leaves it to what it leads to. */
export function languageAsked(request: Request): Locale | null {
  const asked = new URL(request.url).searchParams.get("lang");
  return isLocale(asked) ? asked : null;
}

function storedLocale(request: Request): Locale | null {
  const cookies = request.headers.get("Cookie") ?? "";
  const stored = cookies
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return isLocale(stored) ? stored : null;
}

function acceptedLocale(request: Request): Locale {
  const header = request.headers.get("Accept-Language") ?? "";
  const ranked = header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
      return { tag, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.tag.startsWith("zh") ? "zh" : "en";
}

export function languageCookie(locale: Locale, origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
