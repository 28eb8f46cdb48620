import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";
import { refuse } from "~/core/result";
import type { Reranker } from "~/ports/news";
import { tokensOf } from "../chat/model-text";
import { askJina, type JinaEndpoint } from "./jina-request";

const MOST_BYTES = 1024 * 1024;
/** Of each text: the start of an article says what it is about, and the rest would only cost. */
const MOST_CHARACTERS = 6000;

const result = z.object({ index: z.number().int().nonnegative(), relevance_score: z.number() });

const answerShape = z.object({ results: z.array(z.unknown()) });

/** Gives the raw figures of the model: cosines or probabilities, as it makes them. */
export function jinaReranker(endpoint: JinaEndpoint, model: string): Reranker {
  return {
    name: "jina",
    model,
    rank: async (query, texts, signal) => {
      if (texts.length === 0) return { ok: true, scores: [], tokens: 0 };
      const documents = texts.map((text) => text.slice(0, MOST_CHARACTERS));
      const answer = await askJina(endpoint, {
        body: { model, query, documents, top_n: documents.length, return_documents: false },
        timeoutMs: 20_000,
        maxBytes: MOST_BYTES,
        contentTypes: ["application/json"],
        signal,
      });
      if (!answer.ok) return answer;
      const tokens = tokensOf(answer.body, [query, ...documents]);
      const scores = scoresOf(answer.body, documents.length);
      return scores ? { ok: true, scores, tokens } : { ...refuse("news.badAnswer"), tokens };
    },
  };
}

/** The figures in the order of the texts; null where the answer holds none of them. */
function scoresOf(body: string, count: number): number[] | null {
  const { results = [] } = answerShape.safeParse(parsedJson(body)).data ?? {};
  const known = new Map<number, number>();
  for (const each of results) {
    const { index, relevance_score } = result.safeParse(each).data ?? { index: count, relevance_score: 0 };
    if (index < count && !known.has(index)) known.set(index, relevance_score);
  }
  if (known.size === 0) return null;
  const farthest = Math.min(0, ...known.values());
  return Array.from({ length: count }, (_, index) => known.get(index) ?? farthest);
}
