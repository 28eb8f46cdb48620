import { readCapped } from "~/core/read-capped";
import {
  hostOf,
  type ImageReason,
  type MissingImage,
  pastCaches,
  pictureAddress,
  placeholderPicture,
} from "./image-address";

/** Waits before the second and the third try, and how long one picture may take in all; spec 2 §9. */
const retryDelaysMs = [1000, 2000];
const TIMEOUT_MS = 30_000;

/** In bytes and pixels; a phone's memory holds no more beside the cards. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;

const MOST_CACHED = 40;

type Fetched = { data: string } | { reason: ImageReason; status?: number };

const lasting: ReadonlySet<ImageReason> = new Set(["timedOut", "notAnImage", "tooLarge"]);

const fetched = new Map<string, Promise<Fetched>>();

/** Replaces every picture of a card by a data URL, so that a canvas may hold it, or by the placeholder; returns the missing ones.
 * Failures are remembered too, until `again`. */
export async function embedPictures(
  card: HTMLElement,
  options: { placeholder: string; again: boolean },
): Promise<MissingImage[]> {
  const pictures = [...card.querySelectorAll("img")];
  const missing = await Promise.all(
    pictures.map(async (picture) => {
      const src = picture.dataset.src ?? picture.getAttribute("src") ?? "";
      const result = await fetchOnce(src, options.again);
      picture.removeAttribute("srcset");
      const reason = "data" in result ? await problemWith(picture, result.data) : result.reason;
      if (reason === null) return [];
      await problemWith(picture, placeholderPicture(options.placeholder));
      const status = "status" in result ? { status: result.status } : {};
      return [{ reason, ...status, src, host: hostOf(src), alt: picture.alt }];
    }),
  );
  return [...new Map(missing.flat().map((each) => [each.src, each])).values()];
}

async function fetchOnce(src: string, again: boolean): Promise<Fetched> {
  // A data URL: nothing to fetch, and too much to cache.
  if (src.startsWith("data:")) {
    const reason = await problemShowing(src, AbortSignal.timeout(TIMEOUT_MS));
    return reason ? { reason } : { data: src };
  }
  const before = await fetched.get(src);
  if (before && ("data" in before || !again)) return before;
  const result = fetchPicture(src);
  fetched.delete(src);
  fetched.set(src, result);
  const [oldest] = fetched.keys();
  if (fetched.size > MOST_CACHED && oldest !== undefined) fetched.delete(oldest);
  return result;
}

async function fetchPicture(src: string): Promise<Fetched> {
  if (!URL.canParse(src)) return { reason: "relative" };
  const address = pictureAddress(src);
  if (address.startsWith("http:")) return { reason: "insecure" };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let failure: Fetched = { reason: "unreachable" };
  for (let attempt = 0; attempt <= retryDelaysMs.length; attempt += 1) {
    const wait = retryDelaysMs[attempt - 1];
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    // A signed address breaks when something is added to it, so the second try leaves it as it is.
    const url = attempt === 1 || !address.startsWith("http") ? address : pastCaches(address, `${Date.now()}`);
    const result = await tryOnce(url, signal);
    if ("data" in result) return result;
    failure = result;
    if (lasting.has(result.reason)) return result;
    if (attempt === 1 && result.reason === "notFound") return result;
    if (attempt === 1 && result.reason === "unreachable") {
      // Shown without CORS but not readable: its host refuses the fetch.
      const reason = (await problemShowing(address, signal)) ?? "refused";
      if (reason !== "notAnImage") return { reason };
    }
  }
  return failure;
}

async function tryOnce(url: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const answer = await fetch(url, {
      mode: "cors",
      credentials: "omit",
      cache: "reload",
      signal,
      ...unreferred,
    });
    if (answer.status === 404 || answer.status === 410) return { reason: "notFound" };
    if (!answer.ok) return { reason: "answered", status: answer.status };
    const bytes = await readCapped(answer.body, MOST_BYTES);
    if (!bytes) return { reason: "tooLarge" };
    const data = await asDataUrl(new Blob([bytes], { type: answer.headers.get("content-type") ?? "" }));
    const reason = await problemShowing(data, signal);
    return reason ? { reason } : { data };
  } catch {
    return { reason: signal.aborted ? "timedOut" : "unreachable" };
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const unreferred = { referrerPolicy: "no-referrer" } as const;

function problemShowing(src: string, signal: AbortSignal): Promise<ImageReason | null> {
  const picture = new Image();
  picture.referrerPolicy = unreferred.referrerPolicy;
  return problemWith(picture, src, signal);
}

/** Loads an address in an element; one that never finishes ends with the signal. */
async function problemWith(
  picture: HTMLImageElement,
  src: string,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<ImageReason | null> {
  const isOver = new Promise<ImageReason>((resolve) => {
    if (signal.aborted) resolve("timedOut");
    signal.addEventListener("abort", () => resolve("timedOut"), { once: true });
  });
  picture.loading = "eager";
  const isLoaded = new Promise<ImageReason | null>((resolve) => {
    picture.addEventListener("error", () => resolve("notAnImage"), { once: true });
    picture.addEventListener("load", () => resolve(isHuge(picture) ? "tooLarge" : null), { once: true });
  });
  picture.src = src;
  const reason = await Promise.race([isLoaded, isOver]);
  // A picture of too many pixels is never decoded: its file may be small.
  if (reason) return reason;
  const isDecoded = picture.decode().then(
    () => null,
    () => "notAnImage" as const,
  );
  return Promise.race([isDecoded, isOver]);
}

function isHuge({ naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return naturalWidth * naturalHeight > MOST_PIXELS;
}
