export type ImageReason =
  | "refused"
  | "notFound"
  | "timedOut"
  | "insecure"
  | "relative"
  | "unreachable"
  | "notAnImage"
  | "tooLarge"
  | "answered";

/** A picture that could not be put on the card. `status` is that of an answer other than 404 and 410. */
export type MissingImage = { src: string; host: string; alt: string; reason: ImageReason; status?: number };

/** The address of a picture itself where a page about it was given: GitHub shows files at /blob/, and serves them raw. */
export function pictureAddress(src: string): string {
  const url = addressOf(src);
  if (url?.hostname !== "github.com") return src;
  const [, owner, repository, kind, ...rest] = url.pathname.split("/");
  if (kind !== "blob" && kind !== "raw") return src;
  return `https://raw.githubusercontent.com/${owner}/${repository}/${rest.join("/")}`;
}

/** The same address past every cache, so that no answer without CORS headers is taken from one. */
export function pastCaches(src: string, mark: string): string {
  const url = new URL(src);
  url.searchParams.set("wink", mark);
  return url.href;
}

export function hostOf(src: string): string {
  return addressOf(src)?.host || src.slice(0, 60);
}

function addressOf(src: string): URL | null {
  return URL.canParse(src) ? new URL(src) : null;
}
