import { hostOf, type ImageReason, type MissingImage, pastCaches, pictureAddress } from "./image-address";

/** Waits before the second and the third try, and how long one picture may take in all; spec 2 §9. */
const DELAYS = [1000, 2000];
const TIMEOUT = 30_000;

/** How many fetched pictures are kept; the one fetched longest ago goes first. */
const MOST_KEPT = 40;

type Fetched = { data: string } | { reason: ImageReason; status?: number };

const fetched = new Map<string, Promise<Fetched>>();

/**
 * Puts every picture of a card into the card itself as a data URL, all at once, so that a canvas may hold it. What cannot
 * be had is replaced by the placeholder and given back. What was fetched once is kept, what failed too until `again`.
 */
export async function embedPictures(
  card: HTMLElement,
  given: { placeholder: string; again: boolean },
): Promise<MissingImage[]> {
  const pictures = [...card.querySelectorAll("img")];
  const missing = await Promise.all(
    pictures.map(async (picture) => {
      const src = picture.dataset.src ?? picture.getAttribute("src") ?? "";
      const result = await kept(src, given.again);
      const isThere = "data" in result;
      picture.removeAttribute("srcset");
      picture.src = isThere ? result.data : given.placeholder;
      await picture.decode();
      return isThere ? [] : [{ ...result, src, host: hostOf(src), alt: picture.alt }];
    }),
  );
  return [...new Map(missing.flat().map((each) => [each.src, each])).values()];
}

async function kept(src: string, again: boolean): Promise<Fetched> {
  // Such an address is the picture itself: nothing to fetch, and too much to keep.
  if (src.startsWith("data:")) return (await canShow(src)) ? { data: src } : { reason: "notAnImage" };
  const before = await fetched.get(src);
  if (before && ("data" in before || !again)) return before;
  const result = fetchPicture(src);
  fetched.delete(src);
  fetched.set(src, result);
  const [oldest] = fetched.keys();
  if (fetched.size > MOST_KEPT && oldest !== undefined) fetched.delete(oldest);
  return result;
}

async function fetchPicture(src: string): Promise<Fetched> {
  if (!URL.canParse(src)) return { reason: "relative" };
  const address = pictureAddress(src);
  if (address.startsWith("http:")) return { reason: "insecure" };
  const signal = AbortSignal.timeout(TIMEOUT);
  let failure: Fetched = { reason: "unreachable" };
  for (let attempt = 0; attempt <= DELAYS.length; attempt += 1) {
    const wait = DELAYS[attempt - 1];
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    // A signed address breaks when something is added to it, so the second try leaves it as it is.
    const url = attempt === 1 || !address.startsWith("http") ? address : pastCaches(address, `${Date.now()}`);
    const result = await tryOnce(url, signal);
    if ("data" in result) return result;
    failure = result;
    if (result.reason === "timedOut" || result.reason === "notAnImage") return result;
    if (attempt === 1 && result.reason === "notFound") return result;
    if (attempt === 1 && result.reason === "unreachable" && (await canShow(address)))
      return { reason: "refused" };
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
    const data = await asDataUrl(await answer.blob());
    return (await canShow(data)) ? { data } : { reason: "notAnImage" };
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

/** Whether a picture is shown here when no script asks to read it; if a fetch failed before, its host refused the reading. */
function canShow(src: string): Promise<boolean> {
  const picture = new Image();
  picture.referrerPolicy = unreferred.referrerPolicy;
  picture.src = src;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
