import { shortDigest } from "~/core/digest";
import type { Locale } from "~/core/locale";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { canonicalUrl } from "../feed/canonical-url";
import { siteOf } from "../sources/outlet";
import { stateOf } from "../status/status-page";
import { reasonText } from "../status/status-words";
import { findTraces } from "./store.server";
import type { KnownSource, Traces } from "./why";

/** What is stored of an address that somebody typed, and under the key that a feed has for it where that is known. */
export async function readTraces(
  app: Pick<App, "db" | "now" | "translate" | "outside">,
  typed: string,
  locale: Locale,
  key = "",
): Promise<Result<{ traces: Traces }>> {
  const url = canonicalUrl(typed);
  if (url === null) return refuse("config.badAddress");
  const { hostname } = new URL(url);
  const bare = hostname.replace(/^www\./, "");
  // Items go by their guid, which of most feeds is the address, as it is or as it was typed.
  const written = [url, typed.trim(), key].map((each) => each.replace(/^https?:/i, ""));
  const found = await findTraces(app.db, {
    id: await shortDigest(url),
    url,
    keys: await Promise.all([...new Set(written)].map(shortDigest)),
    hosts: [bare, `www.${bare}`],
    site: siteOf(url) || bare,
  });
  const { article, places, stories, seen, own } = found;
  const now = app.now();
  const say = app.translate(locale);
  const known = (source: (typeof own)[number], seenAt: Date | null): KnownSource => ({
    id: source.id,
    title: source.title || source.host,
    url: source.url,
    state: stateOf(source, now),
    reason: source.error && reasonText(source.error, say),
    isNamed: source.isNamed,
    weight: source.weight,
    seenAt: seenAt?.getTime() ?? null,
  });
  const brought = seen.map(({ source, seenAt }) => known(source, seenAt));
  const others = own.filter(({ id }) => brought.every((each) => each.id !== id));
  const checked = app.outside.check(url, true);
  return {
    ok: true,
    traces: {
      url,
      isInside: !checked.ok && checked.reason === "fetch.forbiddenHost",
      article: article && {
        id: article.id,
        title: article.title,
        fetchedAt: article.fetchedAt.getTime(),
        removed: article.removedAt && { at: article.removedAt.getTime(), removal: article.removedFor },
      },
      places: places.map(({ name, tagId, score, reason }) => ({ name: name ?? tagId, score, reason })),
      stories,
      sources: [...brought, ...others.map((source) => known(source, null))],
    },
  };
}
