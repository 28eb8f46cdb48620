import { readParts } from "~/core/read-capped";
import type { LineToReword } from "~/ports/analyst";
import { type Answer, failureOf, reach } from "../upload/resume-jobs.client";

const MOST_BYTES = 64 * 1024;

/** Asks our server for other wordings of a line, and hands them over as they come. */
export function fetchWordings(
  api: string,
  line: LineToReword,
  onWording: (text: string) => void,
  signal: AbortSignal,
): Promise<Answer<null>> {
  return reach(async () => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(api, { method: "POST", headers, body: JSON.stringify(line), signal });
    if (!response.ok) return failureOf(response);
    const decoder = new TextDecoder();
    let unread = "";
    const take = (part: Uint8Array) => {
      const lines = (unread + decoder.decode(part, { stream: true })).split("\n");
      unread = lines.pop() ?? "";
      for (const each of lines) {
        const { text }: { text: string } = JSON.parse(each);
        onWording(text);
      }
    };
    await readParts(response.body, MOST_BYTES, take, signal);
    return { ok: true, value: null };
  });
}
