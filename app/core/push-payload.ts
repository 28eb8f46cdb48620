import { parsedJson, recordOf } from "./parse-unknown";

/** What is sent to a browser that subscribed to the news, as JSON. A later message of the same tag takes the place of the one before. */
export type PushPayload = { title: string; body: string; tag: string; url: string };

const longest = { title: 200, body: 1000, tag: 64, url: 500 } as const;

/** What is shown where a message says nothing that can be read: a browser wants to see something for each. */
export function plainPush(url: string): PushPayload {
  return { title: "Wink Pings", body: "", tag: "pings", url };
}

/** null where it is not as we write it, or leads anywhere but to our own site. */
export function readPushPayload(text: string, origin: string): PushPayload | null {
  const { title, body, tag, url } = recordOf(text.length > 4096 ? null : parsedJson(text));
  if (!isText(title, longest.title) || title.trim() === "" || !isText(body, longest.body)) return null;
  if (!isText(tag, longest.tag) || !isText(url, longest.url)) return null;
  const page = URL.parse(url, origin);
  return page?.href.startsWith(`${origin}/`) ? { title, body, tag, url: page.href } : null;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === "string" && value.length <= most;
}
