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

/** `status` is that of an answer other than 404 and 410. */
export type MissingImage = { src: string; host: string; alt: string; reason: ImageReason; status?: number };

/** GitHub shows files at /blob/ and serves them raw. */
export function pictureAddress(src: string): string {
  const url = addressOf(src);
  if (url?.hostname !== "github.com") return src;
  const [, owner, repository, kind, ...rest] = url.pathname.split("/");
  if (kind !== "blob" && kind !== "raw") return src;
  return `https://raw.githubusercontent.com/${owner}/${repository}/${rest.join("/")}`;
}

/** Past every cache, which may hold an answer without CORS headers. */
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
