import { apiRequest, endpointUrl, isSuccess, readApiError } from "~/core/chat-completions";
import type { Locale } from "~/core/locale";
import { enhancementMessages, picturePrompt } from "./enhancement-prompt";
import { DEFAULT_BASE_URL, type ModelAccess } from "./provider-access";
import {
  isLocalAddress,
  MAX_PICTURE_BYTES,
  type Picture,
  pictureOfBase64,
  readPicture,
  readSuggestion,
  type Suggestion,
} from "./provider-answer";
import { type HttpAnswer, problemOfStatus } from "./provider-error";
import { type Failed, failed } from "./provider-problem";
import { type Limits, type Network, requestBytes } from "./request-bytes.client";

export type Environment = Network & {
  now: () => Date;
  canDraw: (dataUrl: string) => Promise<boolean>;
  textLimitMs: number;
  pictureLimitMs: number;
};

type ProviderRequest = { access: ModelAccess; content: string; signal: AbortSignal };

const MAX_TEXT_BYTES = 1_000_000;
const MAX_IMAGE_ANSWER_BYTES = Math.ceil(MAX_PICTURE_BYTES * 1.4);

const browser: Environment = {
  fetch: (url, init) => window.fetch(url, init),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  canDraw,
  textLimitMs: 60_000,
  pictureLimitMs: 120_000,
};

export async function askForText(
  asked: ProviderRequest & { locale: Locale },
  environment: Environment = browser,
): Promise<Suggestion | Failed> {
  const { access, content, locale } = asked;
  const body = { model: access.model, messages: enhancementMessages(content, locale) };
  const url = endpointUrl(access.baseUrl || DEFAULT_BASE_URL, "chat/completions");
  const limits = { limitMs: environment.textLimitMs, maxBytes: MAX_TEXT_BYTES };
  const answer = await post(url, body, asked, limits, environment);
  if (!("body" in answer)) return answer;
  if (isSuccess(answer.status)) return readSuggestion(answer.body, access.apiKey);
  return problemOfStatus(answer, access.apiKey, environment.now());
}

/** The fields that a provider is most likely not to know come first. */
const optionalFields = { response_format: "b64_json", size: "1024x1024", n: 1 };

/** Asks the image model for a picture of the content as bytes, since a picture from another host would taint the card. A
 * provider that refuses an optional word by name is asked again without it, each word once. */
export async function askForPicture(
  asked: ProviderRequest,
  environment: Environment = browser,
): Promise<(Picture & { shortened: boolean }) | Failed> {
  const { access } = asked;
  const { prompt, shortened } = picturePrompt(asked.content, access.model);
  const url = endpointUrl(access.baseUrl || DEFAULT_BASE_URL, "images/generations");
  const limits = { limitMs: environment.pictureLimitMs, maxBytes: MAX_IMAGE_ANSWER_BYTES };
  let fields: Record<string, string | number> = optionalFields;
  for (;;) {
    const answer = await post(url, { model: access.model, prompt, ...fields }, asked, limits, environment);
    if (!("body" in answer)) return answer;
    const unknown = isSuccess(answer.status) ? undefined : refusedField(answer, Object.keys(fields));
    if (unknown) {
      fields = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== unknown));
      continue;
    }
    if (!isSuccess(answer.status)) return problemOfStatus(answer, access.apiKey, environment.now());
    const read = readPicture(answer.body, access.apiKey);
    if ("url" in read && isLocalAddress(read.url) && !isLocalAddress(url)) return failed("notUnderstood");
    const picture = "url" in read ? await fetchPicture(read.url, asked.signal, environment) : read;
    if (!picture.ok) return picture;
    if (!(await environment.canDraw(picture.dataUrl))) return failed("notAPicture");
    return asked.signal.aborted ? failed("cancelled") : { ...picture, shortened };
  }
}

function refusedField({ status, body }: HttpAnswer, sent: string[]): string | undefined {
  if (status !== 400 && status !== 422) return undefined;
  const { param, message } = readApiError(body);
  const quotes = ["'", '"', "`"];
  return sent.find(
    (word) =>
      param === word ||
      (word.includes("_") && message.includes(word)) ||
      quotes.some((quote) => message.includes(quote + word + quote)),
  );
}

async function post(
  url: string,
  body: object,
  { access, signal }: ProviderRequest,
  limits: Limits,
  environment: Environment,
): Promise<HttpAnswer | Failed> {
  const init: RequestInit = { ...apiRequest(access.apiKey, body), redirect: "manual" };
  const answer = await requestBytes(url, init, signal, limits, environment);
  if (!("bytes" in answer)) return answer;
  return { ...answer, body: new TextDecoder().decode(answer.bytes) };
}

async function fetchPicture(
  url: string,
  signal: AbortSignal,
  environment: Environment,
): Promise<Picture | Failed> {
  const limits = { limitMs: environment.pictureLimitMs, maxBytes: MAX_PICTURE_BYTES };
  const answer = await requestBytes(url, { mode: "cors" }, signal, limits, environment);
  if (!("bytes" in answer)) {
    const { kind } = answer.problem;
    const isKnown = kind === "cancelled" || kind === "timedOut" || kind === "tooLarge" || kind === "offline";
    return isKnown ? failed(kind, { link: url }) : failed("pictureBlocked", { link: url });
  }
  if (answer.status !== 200) return failed("pictureBlocked", { link: url });
  const picture = pictureOfBase64(base64Of(answer.bytes));
  return picture.ok ? picture : failed(picture.problem.kind, { link: url });
}

function base64Of(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  }
  return btoa(pieces.join(""));
}

const MAX_PIXELS = 40_000_000;

function canDraw(dataUrl: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const pixels = image.naturalWidth * image.naturalHeight;
      resolve(pixels > 0 && pixels <= MAX_PIXELS);
    };
    image.onerror = () => resolve(false);
    image.src = dataUrl;
  });
}
