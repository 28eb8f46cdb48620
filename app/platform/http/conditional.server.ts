import { digest } from "~/core/digest";

/** Whether `If-None-Match` names what stands; on the way out that may have been compressed and its tag marked as weak. */
export function namesTag(header: string | null, tag: string | null): boolean {
  if (header === null || tag === null) return false;
  return header.split(",").some((each) => [tag, "*"].includes(each.trim().replace(/^W\//, "")));
}

export async function tagOf(text: string): Promise<string> {
  return `"${(await digest(text)).slice(0, 32)}"`;
}

/** Whether whoever asks has what stands already. A date alone must be the very same: what came in last may be gone. */
export function isKnownTo({ headers }: Request, tag: string, changed: string | null): boolean {
  const named = headers.get("If-None-Match");
  if (named) return namesTag(named, tag);
  return changed !== null && headers.get("If-Modified-Since") === changed;
}

/** A file that whoever has it already is not sent again. */
export async function conditionalFile(
  request: Request,
  { text, changedAt, headers }: { text: string; changedAt: Date; headers: Record<string, string> },
): Promise<Response> {
  const tag = await tagOf(text);
  const date = changedAt.toUTCString();
  const isKnown = isKnownTo(request, tag, date);
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, ETag: tag, "Last-Modified": date },
  });
}
