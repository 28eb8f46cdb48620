import type { Locale } from "~/core/locale";
import { readSentOpml } from "~/core/opml";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { publishedAt } from "../feed/dates";
import type { Feed } from "../feed/feed";
import { askFeed, failedSource } from "../sources/ask-source.server";
import type { NamedSource, TagFocus } from "../sources/newsroom";
import { judgeFeeds, type TriedFeed, unknownSource, withinTime } from "../status/dry-run.server";
import { reasonText } from "../status/status-words";
import { MOST_ADDED } from "./forms";
import type { Trial } from "./own-list";
import { typedAddress } from "./typed-address";

/** The latest items of a source, by which one sees what it would bring. */
const MOST_SHOWN = 10;
/** So many are asked at once; the others of a list are added unread. */
const MOST_ASKED = 20;

type Trying = Pick<App, "outside" | "now" | "origin" | "translate">;

type Question = { focus: TagFocus; locale: Locale };

/** Finds what can be read at an address: a feed, the feed that its page names, or the page's list of links. */
export async function tryAddress(
  app: Trying,
  typed: string,
  question: Question,
): Promise<Result<{ trial: Trial }>> {
  const address = typedAddress(typed);
  if (!address.ok) return address;
  if (!app.outside.check(address.url, true).ok) return refuse("mySources.notPublic");
  const answer = await find(withinTime(app), { url: address.url, kind: "feed" });
  if (answer.kind === "failed") return refuse(answer.error);
  const { source, feed } = answer;
  return { ok: true, trial: judge(app, [{ source, feed, reason: null }], [], question) };
}

/** The same for the sources of an OPML file, which have told themselves what they are. `known` are in the member's list: they are not asked
 * again, and take no room from the others. */
export async function tryOpml(
  app: Trying,
  sent: Parameters<typeof readSentOpml>[0],
  { known, limit, ...question }: Question & { known: ReadonlyMap<string, NamedSource>; limit: number },
): Promise<Result<{ trial: Trial }>> {
  const read = await readSentOpml(sent);
  if (!read.ok) return read;
  const room = Math.min(limit - known.size, MOST_ADDED);
  const named = new Map<string, NamedSource>();
  const again = new Map<string, NamedSource>();
  const refused: string[] = [];
  for (const { url: typed, isPage } of read.feeds) {
    const address = typedAddress(typed);
    const isUsable = address.ok && app.outside.check(address.url, true).ok;
    const own = isUsable && known.get(address.url);
    if (own) again.set(own.url, { url: own.url, kind: own.kind });
    else if (isUsable && named.size < room)
      named.set(address.url, { url: address.url, kind: isPage ? "links" : "feed" });
    else if (!isUsable || !named.has(address.url)) refused.push(typed.slice(0, 200));
  }
  if (named.size + again.size === 0) return refuse(room > 0 ? "focus.noFeeds" : "mySources.full");
  const sources = [...named.values()];
  const bounded = withinTime(app);
  const say = app.translate(question.locale);
  const asked = await Promise.all(
    sources.slice(0, MOST_ASKED).map(async (source): Promise<Tried> => {
      const answer = await askFeed(bounded, unknownSource(source.url, source.kind));
      if (answer.kind === "news") return { source, feed: answer.feed, reason: null };
      return { source, feed: null, reason: answer.kind === "failed" ? reasonText(answer.error, say) : null };
    }),
  );
  const unread = sources.slice(MOST_ASKED);
  const untitled = [...unread, ...again.values()].map((source) => ({ ...source, title: "" }));
  const trial = judge(app, asked, refused, question);
  return { ok: true, trial: { ...trial, found: [...trial.found, ...untitled], unread: unread.length } };
}

type Found = { kind: "news"; source: NamedSource; feed: Feed };

async function find(app: Trying, source: NamedSource): Promise<Found | ReturnType<typeof failedSource>> {
  const answer = await askFeed(app, unknownSource(source.url, source.kind));
  if (answer.kind === "news") return { kind: "news", source, feed: answer.feed };
  if (answer.kind === "unchanged") return failedSource("radar.sourceOdd", answer.status);
  if (source.kind === "links" || answer.error !== "radar.feedIsPage") return answer;
  if (answer.feedAddress !== null && answer.feedAddress !== source.url) {
    const url = answer.feedAddress;
    const named = await askFeed(app, unknownSource(url));
    if (named.kind === "news") return { kind: "news", source: { url, kind: "feed" }, feed: named.feed };
  }
  return find(app, { url: source.url, kind: "links" });
}

type Tried = { source: NamedSource; feed: Feed | null; reason: string | null };

function judge(
  app: Pick<App, "now">,
  tried: readonly Tried[],
  refused: string[],
  { focus }: Question,
): Trial {
  const now = app.now();
  const latest = ({ items, ...feed }: Feed): Feed => ({
    ...feed,
    items: items.toSorted((a, b) => publishedAt(b, now).getTime() - publishedAt(a, now).getTime()),
  });
  const feeds = tried.map(
    ({ source, feed, reason }): TriedFeed => ({ url: source.url, feed: feed && latest(feed), reason }),
  );
  return {
    found: tried
      .filter(({ reason }) => reason === null)
      .map(({ source, feed }) => ({ ...source, title: (feed?.title ?? "").slice(0, 200) })),
    refused: [...refused, ...tried.filter(({ reason }) => reason !== null).map(({ source }) => source.url)],
    unread: 0,
    run: judgeFeeds(app, feeds, focus, MOST_SHOWN),
  };
}
