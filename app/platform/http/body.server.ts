import { boundedJson } from "~/core/bounded-json";
import { readCapped } from "~/core/read-capped";
import { type Result, refuse } from "~/core/result";
import { log, nameOfError } from "../log/log.server";

const ENVELOPE_BYTES = 128 * 1024;

/** How much of a body that nobody wants is still read, and for how long (milliseconds). */
const UNWANTED_BYTES = 32 * 1024 * 1024;
const UNWANTED_MS = 5000;

export async function readMultipart(
  request: Request,
  maxFileBytes: number,
): Promise<Result<{ form: FormData }, "badRequest" | "resume.tooLarge">> {
  const read = await readForm(request, maxFileBytes + ENVELOPE_BYTES, ["multipart/form-data"]);
  if (read.ok) return read;
  return refuse(read.reason === "requestTooLarge" ? "resume.tooLarge" : read.reason);
}

export async function readForm(
  request: Request,
  maxBytes: number,
  types = ["application/x-www-form-urlencoded", "multipart/form-data"],
): Promise<Result<{ form: FormData }, "badRequest" | "requestTooLarge">> {
  const opened = openBody(request, maxBytes, types);
  if (!opened.ok) return opened;
  const { body, type } = opened;
  const reader = body.getReader();
  let length = 0;
  // Handed on as it comes: gathered here first, a file would be held twice more.
  const capped = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await reader.read();
        if (part.done) return controller.close();
        length += part.value.byteLength;
        if (length <= maxBytes) return controller.enqueue(part.value);
        await readAway(reader);
        controller.error(new TypeError("The body is too large."));
      },
    },
    { highWaterMark: 0 },
  );
  try {
    return { ok: true, form: await new Response(capped, { headers: { "Content-Type": type } }).formData() };
  } catch (error) {
    if (length > maxBytes) return refuse("requestTooLarge");
    if (error instanceof TypeError) return refuse("badRequest");
    throw error;
  }
}

export async function readJson(
  request: Request,
  maxBytes: number,
  types: readonly string[] = ["application/json"],
): Promise<Result<{ value: unknown }, "badRequest" | "requestTooLarge">> {
  const opened = openBody(request, maxBytes, types);
  if (!opened.ok) return opened;
  const bytes = await readCapped(opened.body, maxBytes, undefined, readAway);
  if (!bytes) return refuse("requestTooLarge");
  try {
    return boundedJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return refuse("badRequest");
    throw error;
  }
}

/** The body as it was sent, for a signature over its bytes; null where it is larger than that. */
export async function readRaw(request: Request, maxBytes: number): Promise<string | null> {
  if (!request.body) return "";
  const bytes = await readCapped(request.body, maxBytes, undefined, readAway);
  return bytes && new TextDecoder().decode(bytes);
}

function openBody(
  request: Request,
  maxBytes: number,
  types: readonly string[],
): Result<{ body: ReadableStream<Uint8Array>; type: string }, "badRequest" | "requestTooLarge"> {
  const type = request.headers.get("Content-Type") ?? "";
  const mediaType = type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(mediaType) || !request.body) return refuse("badRequest");
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return refuse("requestTooLarge");
  return { ok: true, body: request.body, type };
}

/** Reads away the body that no route has read: a sender answered in the middle of it would see a lost connection instead. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body && !request.bodyUsed) await readAway(request.body.getReader());
}

async function readAway(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel(), UNWANTED_MS);
  const next = () => reader.read().catch(() => ({ done: true, value: undefined }) as const);
  let length = 0;
  for (let part = await next(); !part.done && length < UNWANTED_BYTES; part = await next())
    length += part.value.length;
  clearTimeout(timer);
  await reader.cancel().catch(() => undefined);
}

/** Answers with JSON text and calls `arrived` once the connection has taken all of it: a reader who left takes nothing. */
export function streamJson(json: string, arrived: () => Promise<void>): Response {
  const bytes = new TextEncoder().encode(json);
  let sent = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!sent) {
          sent = true;
          controller.enqueue(bytes);
          return;
        }
        // The reader has all of it: what cannot be noted now does not make it a broken answer.
        await arrived().catch((error: unknown) =>
          log({ event: "arrival.failed", level: "error", errorName: nameOfError(error) }),
        );
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { "Content-Type": "application/json; charset=utf-8" } });
}

export function prefersAsync(request: Request): boolean {
  return preferences(request).includes("respond-async");
}

export function acknowledgesResult(request: Request): boolean {
  return preferences(request).includes("acknowledge");
}

function preferences(request: Request): string[] {
  const header = request.headers.get("Prefer") ?? "";
  return header.split(",").map((each) => each.trim().toLowerCase());
}
