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

export function placeholderPicture(words: string): string {
  const safe = words.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="448" height="180" viewBox="0 0 448 180"><rect x="1" y="1" width="446" height="178" rx="8" fill="#f1eee7" stroke="#9a9486" stroke-width="2" stroke-dasharray="7 6"/><g fill="none" stroke="#6a665c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M196 46h56v44h-56ZM196 82l16-16 13 12 9-8 18 16M186 100 262 36"/></g><text x="224" y="138" text-anchor="middle" font-family="PingFang SC, Microsoft YaHei, Noto Sans SC, Noto Sans CJK SC, sans-serif" font-size="19" fill="#4c4941">${safe}</text></svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
}
