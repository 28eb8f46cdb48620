import type { Locale } from "~/core/locale";
import { readSentOpml } from "~/core/opml";
import { type Result, refuse } from "~/core/result";
import type { App } from "~/ports/app";
import { publishedAt } from "../feed/dates";
import type { Feed } from "../feed/feed";
import { askFeed, failedSource } from "../sources/ask-source.server";
import type { NamedSource, TagFocus } from "../sources/newsroom";
import { askFeeds, judgeFeeds, type TriedFeed, unknownSource, withinTime } from "../status/dry-run.server";
import { MOST_ADDED } from "./forms";
import type { Trial } from "./own-list";
import { typedAddress } from "./typed-address";

/** The latest items of a source, by which one sees what it would bring. */
const MOST_SHOWN = 10;
/** So many are asked at once; the others of a list are added unread. */
const MOST_ASKED = 20;

type Trying = Pick<App, "outside" | "now" | "origin" | "translate">;

type Kind = NamedSource["kind"];

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
  return { ok: true, trial: judge(app, [{ ...source, feed, reason: null }], [], question) };
}

/** The same for the sources of an OPML file, which have told themselves what they are. `known` are in the member's list: they are not asked
 * again, and take no room from the others. */
export async function tryOpml(
  app: Trying,
  sent: Parameters<typeof readSentOpml>[0],
  { known, limit, ...question }: Question & { known: ReadonlyMap<string, Kind>; limit: number },
): Promise<Result<{ trial: Trial }>> {
  const read = await readSentOpml(sent);
  if (!read.ok) return read;
  const room = Math.min(limit - known.size, MOST_ADDED);
  const named = new Map<string, Kind>();
  const again = new Set<string>();
  const refused: string[] = [];
  for (const { url: typed, isPage } of read.feeds) {
    const address = typedAddress(typed);
    const url = address.ok && app.outside.check(address.url, true).ok ? address.url : "";
    if (known.has(url)) again.add(url);
    else if (url !== "" && named.size < room) named.set(url, isPage ? "links" : "feed");
    else if (!named.has(url)) refused.push(typed.slice(0, 200));
  }
  if (named.size + again.size === 0) return refuse(room > 0 ? "focus.noFeeds" : "mySources.full");
  const urls = [...named.keys()];
  const unread = urls.slice(MOST_ASKED);
  const kindOf = (url: string) => named.get(url) ?? known.get(url) ?? "feed";
  const tried = await askFeeds(app, urls.slice(0, MOST_ASKED), question.locale, kindOf);
  const trial = judge(app, tried, refused, question);
  const others = [...unread, ...again].map((url) => ({ url, kind: kindOf(url), title: "" }));
  const found = [...trial.found, ...others];
  return { ok: true, trial: { ...trial, found, unread: unread.length } };
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

function judge(
  app: Pick<App, "now">,
  tried: readonly (TriedFeed & NamedSource)[],
  refused: string[],
  { focus }: Question,
): Trial {
  const now = app.now();
  const latest = ({ items, ...feed }: Feed): Feed => ({
    ...feed,
    items: items.toSorted((a, b) => publishedAt(b, now).getTime() - publishedAt(a, now).getTime()),
  });
  const feeds = tried.map(({ feed, ...each }) => ({ ...each, feed: feed && latest(feed) }));
  return {
    found: tried
      .filter(({ reason }) => reason === null)
      .map(({ url, kind, feed }) => ({ url, kind, title: (feed?.title ?? "").slice(0, 200) })),
    refused: [...refused, ...tried.filter(({ reason }) => reason !== null).map(({ url }) => url)],
    unread: 0,
    run: judgeFeeds(app, feeds, focus, MOST_SHOWN),
  };
}
