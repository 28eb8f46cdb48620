import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";
import { refuse } from "~/core/result";
import type { PageReader } from "~/ports/news";
import { estimateTokens } from "../chat/model-text";
import { oneLine } from "./cited-links";
import { askJina, type JinaEndpoint, refusalOfStatus } from "./jina-request";

type ReaderAnswer = Awaited<ReturnType<PageReader["read"]>>;

const SECONDS = 1000;
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_CHARACTERS = 200_000;
/** Larger pages are refused by the service before they cost. */
const MOST_TOKENS = 100_000;
/** The service gives up first, so that its reason comes through. */
const headers = { "X-Timeout": "20", "X-Token-Budget": String(MOST_TOKENS), "X-Retain-Images": "none" };

const text = z.string().catch("");

const page = z.object({
  title: text,
  content: text,
  warning: text,
  usage: z.object({ tokens: z.number().nonnegative() }).nullable().catch(null),
});

/** Events hold the page itself, with no envelope around it. */
const pageOfEvent = page.extend({ content: z.string() });

const envelope = z.object({ code: z.number().catch(200), data: z.looseObject({}).nullable() });

/** Reads pages by Jina Reader, as it answers in JSON or in a stream of events. */
export function jinaReader(endpoint: JinaEndpoint): PageReader {
  return {
    name: "jina",
    read: async (url, signal) => {
      // A service of our own network would reach what we may not.
      if (!endpoint.outside.check(url, true).ok) return refuse("news.blocked");
      const answer = await askJina(endpoint, {
        body: { url },
        headers,
        timeoutMs: 30 * SECONDS,
        maxBytes: MOST_BYTES,
        contentTypes: ["application/json", "text/event-stream"],
        signal,
      });
      if (answer.ok) return readAnswer(answer.body);
      return answer.reason === "news.refusedRequest" ? refuse("news.noContent") : answer;
    },
  };
}

function readAnswer(body: string): ReaderAnswer {
  const value = parsedJson(body) ?? lastEvent(body);
  const read = envelope.safeParse(value).data;
  if (read && read.code >= 400) return refuse(refusalOfStatus(read.code));
  const found = read ? page.safeParse(read.data ?? {}).data : pageOfEvent.safeParse(value).data;
  if (!found) return refuse("news.badAnswer");
  const { title, content, warning, usage } = found;
  const tokens = Math.ceil(usage?.tokens ?? estimateTokens(content));
  const status = /^Target URL returned error (\d{3})/.exec(warning)?.[1];
  if (status !== undefined)
    return {
      ...refuse(["401", "403", "429", "451"].includes(status) ? "news.blocked" : "news.noContent"),
      tokens,
    };
  if (content.trim() === "") return { ...refuse("news.noContent"), tokens };
  return { ok: true, title: oneLine(title), markdown: content.slice(0, MOST_CHARACTERS), tokens };
}

/** Each event is a fuller copy of the page. */
function lastEvent(body: string): unknown {
  const events = body.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  for (const event of events.reverse()) {
    const value = parsedJson(event.slice("data:".length));
    if (typeof value === "object" && value !== null) return value;
  }
  return undefined;
}
