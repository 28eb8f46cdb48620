import { type ApiError, readApiError, readCompletionChunk } from "~/core/chat-completions";
import { bareText, type Suggestion, suggestionOf } from "./provider-answer";
import type { Failed } from "./provider-problem";
import { problemOfErrorBody, withoutKey } from "./provider-problem";

const DONE = "[DONE]";
const LEAST_GROWTH = 1.01;

/** Reads a streamed completion piece by piece, however it was cut. Lines that are no events of one are passed over. */
export function completionStream(apiKey: string) {
  const said = { text: "", refusal: "", finishReason: null as string | null };
  let unread = "";
  let told = 0;
  let hasBegun = false;
  let isErrorEvent = false;
  let error: ApiError | null = null;

  function readLine(line: string) {
    const [, field, value = ""] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === "event") isErrorEvent = value.trim() === "error";
    if (field !== "data" || error) return;
    if (value.trim() === DONE) said.finishReason ??= "stop";
    const stated = readApiError(value);
    if (isErrorEvent || stated.named) error = stated;
    const chunk = readCompletionChunk(value);
    if (!chunk) return;
    hasBegun = true;
    said.text += chunk.text;
    said.refusal += chunk.refusal ?? "";
    said.finishReason = chunk.finishReason ?? said.finishReason;
  }

  return {
    /** The text so far; "" as long as a model thinks aloud, and where too little came to look through all of it again. */
    read(piece: string): string {
      const [first = "", ...more] = piece.split(/\r\n|\n|\r/);
      unread += first;
      for (const line of more) {
        readLine(unread);
        unread = line;
      }
      if (said.text.length < told * LEAST_GROWTH) return "";
      told = said.text.length;
      const text = bareText(said.text);
      return "<think>".startsWith(text) ? "" : withoutKey(text, apiKey);
    },
    /** The whole of it; null where nothing was streamed. One that does not say that it has ended was cut off. */
    end(): Suggestion | Failed | null {
      readLine(unread);
      if (error) return problemOfErrorBody(error, apiKey);
      return hasBegun ? suggestionOf({ ...said, finishReason: said.finishReason ?? "length" }, apiKey) : null;
    },
  };
}
