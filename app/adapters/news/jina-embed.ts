import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";
import { refuse } from "~/core/result";
import type { Embedder } from "~/ports/news";
import { tokensOf } from "../chat/model-text";
import { askJina, type JinaEndpoint } from "./jina-request";

const MOST_BYTES = 1024 * 1024;
const MOST_CHARACTERS = 2000;

const answerShape = z.object({
  data: z.array(z.object({ embedding: z.array(z.number()).min(8).max(4096) })).length(1),
});

/** Any service that answers as OpenAI's embeddings do. What the texts are compared for is told to Jina's models alone: others refuse it. */
export function jinaEmbedder(endpoint: JinaEndpoint, model: string): Embedder {
  const task = /^jina-embeddings-v[3-9]/.test(model) ? { task: "text-matching" } : {};
  return {
    name: "jina",
    model,
    embed: async (text, signal) => {
      const input = [text.slice(0, MOST_CHARACTERS)];
      const answer = await askJina(endpoint, {
        body: { model, input, ...task },
        timeoutMs: 10_000,
        maxBytes: MOST_BYTES,
        contentTypes: ["application/json"],
        signal,
      });
      if (!answer.ok) return answer;
      const tokens = tokensOf(answer.body, input);
      const vector = answerShape.safeParse(parsedJson(answer.body)).data?.data[0]?.embedding;
      const isOne = vector?.some((each) => each !== 0);
      return vector && isOne ? { ok: true, vector, tokens } : { ...refuse("news.badAnswer"), tokens };
    },
  };
}
