import { apiRequest, type ChatMessage, endpointUrl, isSuccess, readApiError } from "~/core/chat-completions";
import { completionStream } from "./completion-stream";
import { picturePrompt } from "./prompt";
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
import { type Failed, failed, type HttpAnswer, problemOfStatus } from "./provider-problem";
import { type Limits, type Network, requestBytes } from "./request-bytes.client";

export type Environment = Network & {
  now: () => Date;
  canDraw: (dataUrl: string) => Promise<boolean>;
  textLimitMs: number;
  pictureLimitMs: number;
};

type ProviderRequest = { access: ModelAccess; signal: AbortSignal };

const MAX_TEXT_BYTES = 1_000_000;
/** Each word comes with some hundred bytes around it. */
const MAX_STREAM_BYTES = 8_000_000;
const MAX_IMAGE_ANSWER_BYTES = Math.ceil(MAX_PICTURE_BYTES * 1.4);

const browser: Environment = {
  fetch: (url, init) => window.fetch(url, init),
  isOnline: () => navigator.onLine,
  now: () => new Date(),
  canDraw,
  textLimitMs: 60_000,
  pictureLimitMs: 120_000,
};

/** With `onText` the answer is asked for as a stream, and its text so far is told as it comes. */
export async function askForText(
  asked: ProviderRequest & { messages: ChatMessage[]; onText?: (soFar: string) => void },
  environment: Environment = browser,
): Promise<Suggestion | Failed> {
  const { access, messages, onText } = asked;
  const stream = completionStream(access.apiKey);
  const decoder = new TextDecoder();
  const onPart = (part: Uint8Array) => {
    const soFar = stream.read(decoder.decode(part, { stream: true }));
    if (soFar !== "") onText?.(soFar);
  };
  const limits = {
    limitMs: environment.textLimitMs,
    ...(onText ? { maxBytes: MAX_STREAM_BYTES, onPart } : { maxBytes: MAX_TEXT_BYTES }),
  };
  const body = { model: access.model, messages };
  const optional: OptionalFields = onText ? { stream: true } : {};
  const answer = await post("chat/completions", body, optional, asked, limits, environment);
  if (!("body" in answer)) return answer;
  return stream.end() ?? readSuggestion(answer.body, access.apiKey);
}

type OptionalFields = Record<string, string | number | boolean>;

/** The fields that a provider is most likely not to know come first. */
const pictureFields: OptionalFields = { response_format: "b64_json", size: "1024x1024", n: 1 };

/** Asks the image model for a picture of the content as bytes, since a picture from another host would taint the card. */
export async function askForPicture(
  asked: ProviderRequest & { content: string },
  environment: Environment = browser,
): Promise<(Picture & { shortened: boolean }) | Failed> {
  const { access } = asked;
  const { prompt, shortened } = picturePrompt(asked.content, access.model);
  const limits = { limitMs: environment.pictureLimitMs, maxBytes: MAX_IMAGE_ANSWER_BYTES };
  const body = { model: access.model, prompt };
  const answer = await post("images/generations", body, pictureFields, asked, limits, environment);
  if (!("body" in answer)) return answer;
  const read = readPicture(answer.body, access.apiKey);
  const isLocal = "url" in read && isLocalAddress(read.url);
  if (isLocal && !isLocalAddress(`${access.baseUrl}/`)) return failed("notUnderstood");
  const picture = "url" in read ? await fetchPicture(read.url, asked.signal, environment) : read;
  if (!picture.ok) return picture;
  if (!(await environment.canDraw(picture.dataUrl))) return failed("notAPicture");
  return asked.signal.aborted ? failed("cancelled") : { ...picture, shortened };
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

/** The answer of a success. A provider that refuses an optional field by name is asked again without it, each once. */
async function post(
  endpoint: string,
  body: object,
  optional: OptionalFields,
  { access, signal }: ProviderRequest,
  limits: Limits,
  environment: Environment,
): Promise<HttpAnswer | Failed> {
  const url = endpointUrl(access.baseUrl || DEFAULT_BASE_URL, endpoint);
  let fields = optional;
  for (;;) {
    const init: RequestInit = { ...apiRequest(access.apiKey, { ...body, ...fields }), redirect: "manual" };
    const received = await requestBytes(url, init, signal, limits, environment);
    if (!("bytes" in received)) return received;
    const answer = { ...received, body: new TextDecoder().decode(received.bytes) };
    if (isSuccess(answer.status)) return answer;
    const unknown = refusedField(answer, Object.keys(fields));
    if (!unknown) return problemOfStatus(answer, access.apiKey, environment.now());
    fields = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== unknown));
  }
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
