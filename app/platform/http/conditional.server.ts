import { digest } from "~/core/digest";

/** Whether `If-None-Match` names what stands; on the way out that may have been compressed and its tag marked as weak. */
export function namesTag(header: string | null, tag: string | null): boolean {
  if (header === null || tag === null) return false;
  return header.split(",").some((each) => [tag, "*"].includes(each.trim().replace(/^W\//, "")));
}

export async function tagOf(text: string): Promise<string> {
  return `"${(await digest(text)).slice(0, 32)}"`;
}

/** Whether whoever asks has what stands already. A date would not tell: what came in last may be gone, and what is older come in. */
export function isKnownTo({ headers }: Request, tag: string): boolean {
  return namesTag(headers.get("If-None-Match"), tag);
}

/** A file that whoever has it already is not sent again. */
export async function conditionalFile(
  request: Request,
  text: string,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = await tagOf(text);
  const isKnown = isKnownTo(request, tag);
  return new Response(isKnown || request.method === "HEAD" ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, ETag: tag },
  });
}
