import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";

const MOST_CHARACTERS = 200_000;

const message = z.object({
  content: z.string().nullable().catch(null),
  type: z.string().nullable().catch(null),
  annotations: z.array(z.unknown()).catch([]),
});

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: message.nullish(),
        message: message.nullish(),
        finish_reason: z.string().nullable().catch(null),
      }),
    )
    .catch([]),
  usage: z.object({ total_tokens: z.number().nonnegative() }).nullable().catch(null),
  error: z.unknown().optional(),
});

type DeepSearchEnd = {
  outcome: "answered" | "failed" | "unfinished";
  text: string;
  annotations: unknown[];
  tokens: number | null;
};

/** The answer of a search, as events cut anywhere or one JSON object; its thoughts are left out. `[DONE]` may follow the last chunk or not. */
export function deepSearchReader() {
  const decoder = new TextDecoder();
  const end: DeepSearchEnd = { outcome: "unfinished", text: "", annotations: [], tokens: null };
  let line: string[] = [];
  let other = "";
  let hasEvents = false;

  return {
    take(part: Uint8Array): void {
      const text = decoder.decode(part, { stream: true });
      const cut = text.lastIndexOf("\n");
      if (cut >= 0) {
        for (const each of (line.join("") + text.slice(0, cut)).split("\n")) takeLine(each.trim());
        line = [];
      }
      line.push(text.slice(cut + 1));
    },
    end(): DeepSearchEnd {
      takeLine((line.join("") + decoder.decode()).trim());
      line = [];
      if (!hasEvents) takeChunk(parsedJson(other));
      const answer = answerOf(end.text);
      const isEmpty = end.outcome === "answered" && answer === "";
      return { ...end, text: answer, outcome: isEmpty ? "unfinished" : end.outcome };
    },
  };

  function takeLine(text: string): void {
    if (!text.startsWith("data:")) {
      if (other.length < MOST_CHARACTERS * 2) other += text;
      return;
    }
    hasEvents = true;
    const data = text.slice("data:".length).trim();
    if (data !== "[DONE]") takeChunk(parsedJson(data));
    else if (end.outcome === "unfinished") end.outcome = "answered";
  }

  function takeChunk(value: unknown): void {
    const read = chunk.safeParse(value).data;
    if (!read) return;
    end.tokens = read.usage?.total_tokens ?? end.tokens;
    const [choice] = read.choices;
    const part = choice?.delta ?? choice?.message;
    const finish = choice?.finish_reason;
    if ((read.error ?? null) !== null || finish === "error" || part?.type === "error") end.outcome = "failed";
    else if ((finish === "stop" || finish === "length") && end.outcome === "unfinished")
      end.outcome = "answered";
    if (!part || part.type === "think") return;
    end.annotations.push(...part.annotations);
    const text = part.content ?? "";
    // Thoughts can be longer than any answer, so they are not kept until the end.
    const isThought = text.includes("</think>");
    end.text = (isThought ? text : end.text + text).slice(0, MOST_CHARACTERS);
  }
}

function answerOf(text: string): string {
  const closed = text.lastIndexOf("</think>");
  const answer = closed < 0 ? text : text.slice(closed + "</think>".length);
  const opened = answer.indexOf("<think>");
  return (opened < 0 ? answer : answer.slice(0, opened)).trim();
}
