import { refuse } from "~/core/result";
import type { DeepSearch } from "~/ports/news";
import { estimateTokens } from "../chat/model-text";
import { citedLinks } from "./cited-links";
import { deepSearchReader } from "./deepsearch-stream";
import { askJina, type JinaEndpoint } from "./jina-request";

const MINUTES = 60_000;
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_TOKENS = 200_000;

type DeepSearchTimes = { timeoutMs?: number; silenceMs?: number };

/** Searches by Jina DeepSearch, streamed: it thinks for minutes, and says so all the while. */
export function jinaDeepSearch(
  endpoint: JinaEndpoint,
  { timeoutMs = 4 * MINUTES, silenceMs = MINUTES }: DeepSearchTimes = {},
): DeepSearch {
  return {
    name: "jina",
    search: async (question, signal) => {
      const reader = deepSearchReader();
      const asked = await askJina(endpoint, {
        body: {
          model: "jina-deepsearch-v1",
          messages: [{ role: "user", content: question }],
          stream: true,
          reasoning_effort: "low",
          budget_tokens: MOST_TOKENS,
        },
        headers: { Accept: "text/event-stream, application/json" },
        timeoutMs,
        maxBytes: MOST_BYTES,
        contentTypes: ["text/event-stream", "application/json"],
        signal,
        stream: { silenceMs, onPart: reader.take },
      });
      const { outcome, text, annotations, tokens } = reader.end();
      const cost = { tokens: tokens ?? estimateTokens(question, text) };
      // A whole answer counts, however its connection ended.
      if (outcome === "answered") {
        const links = citedLinks(annotations, (url) => endpoint.outside.check(url, true).ok);
        return { ok: true, links, ...cost };
      }
      if (!asked.ok) return { ...asked, ...cost };
      return { ...refuse(outcome === "failed" ? "news.unavailable" : "news.badAnswer"), ...cost };
    },
  };
}
