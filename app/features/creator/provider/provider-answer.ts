import * as z from "zod/mini";
import { type Completion, readApiError, readCompletion } from "~/core/chat-completions";
import { parsedJson } from "~/core/parse-unknown";
import { type Failed, failed, problemOfErrorBody, quoteOfProvider, withoutKey } from "./provider-problem";

/** `cutOff`: the model stopped before its end. */
export type Suggestion = { ok: true; text: string; cutOff: boolean };

export function readSuggestion(body: string, apiKey: string): Suggestion | Failed {
  const completion = readCompletion(body);
  return completion ? suggestionOf(completion, apiKey) : notAnAnswer(body, apiKey);
}

export function suggestionOf(completion: Completion, apiKey: string): Suggestion | Failed {
  const { finishReason, refusal } = completion;
  const text = withoutKey(bareText(completion.text), apiKey);
  const cutOff = finishReason === "length" || finishReason === "content_filter";
  if (text !== "") return { ok: true, text, cutOff };
  if (refusal) return failed("refused", { message: quoteOfProvider(refusal, apiKey) });
  return failed(finishReason === "content_filter" ? "refused" : "emptyAnswer");
}

/** The text without what reasoning models think aloud, a fence around all of it, and echoed marks of the prompt. */
export function bareText(answer: string): string {
  const spoken = answer.replace(/^\s*<think>[\s\S]*?(<\/think>|$)/i, "");
  const unmarked = spoken.replace(/^\s*<(CONTENT(?:-X)*)>[ \t]*\r?\n([\s\S]*?)\n?<\/\1>\s*$/, "$2").trim();
  const [, inner] = unmarked.match(/^```(?:markdown|md)[ \t]*\r?\n([\s\S]*)\n```$/i) ?? [];
  return inner === undefined || /^```/m.test(inner) ? unmarked : inner.trim();
}

function notAnAnswer(body: string, apiKey: string): Failed {
  if (parsedJson(body) === undefined) return failed("notUnderstood");
  const error = readApiError(body);
  if (error.named) return problemOfErrorBody(error, apiKey);
  return failed("notUnderstood", { message: quoteOfProvider(error.message, apiKey) });
}

const optionalText = z.catch(z.nullish(z.string()), null);
const images = z.object({
  data: z.array(z.object({ b64_json: optionalText, url: optionalText })).check(z.minLength(1)),
});

export type Picture = { ok: true; dataUrl: string };

type PictureAddress = { ok: true; url: string };

export const MAX_PICTURE_BYTES = 12_000_000;

/** Reads `data[0]` of a body that arrived with a success status: the bytes where they are there, else the address. */
export function readPicture(body: string, apiKey: string): Picture | PictureAddress | Failed {
  const first = images.safeParse(parsedJson(body)).data?.data[0];
  if (!first) return notAnAnswer(body, apiKey);
  if (first.b64_json) return pictureOfBase64(first.b64_json);
  if (!first.url) return failed("emptyAnswer");
  if (/^data:/i.test(first.url)) return pictureOfBase64(first.url);
  // Such an address would show the key, and send it to another host.
  return withoutKey(first.url, apiKey) === first.url ? addressOf(first.url) : failed("notUnderstood");
}

function addressOf(text: string): PictureAddress | Failed {
  const local = isLocalAddress(text);
  return local || /^https:\/\//i.test(text) ? { ok: true, url: text } : failed("notUnderstood");
}

/** Plain http is for a provider on the same machine alone. */
export function isLocalAddress(text: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i.test(text);
}

/** By the first bytes, never by the type that the provider states. */
export function pictureOfBase64(text: string): Picture | Failed {
  const base64 = text
    .replace(/^data:[^,]{0,200},/i, "")
    .replace(/\s+/g, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/={1,2}$/, "");
  if (base64.length * 0.75 > MAX_PICTURE_BYTES) return failed("tooLarge");
  if (!/^[A-Za-z0-9+/]*$/.test(base64) || base64.length % 4 === 1) return failed("notAPicture");
  const start = base64.slice(0, 32);
  const type = pictureType(start.length === 32 ? atob(start) : "");
  if (!type) return failed("notAPicture");
  return { ok: true, dataUrl: `data:${type};base64,${base64.padEnd(Math.ceil(base64.length / 4) * 4, "=")}` };
}

/** Formats that every browser draws and a canvas takes. */
function pictureType(start: string): string | null {
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "image/webp";
  return /^GIF8[79]a/.test(start) ? "image/gif" : null;
}
