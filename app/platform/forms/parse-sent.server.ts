import type { z } from "zod";
import { apiError } from "../http/api-error.server";
import { readJson } from "../http/body.server";
import { isErrorKey, parseForm } from "./parse-form.server";

const JSON_BYTES = 64 * 1024;

/** Whether a form of a page sent this: its answer is then shown to a person and leads to another page. */
export function isForm(request: Request): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)(;|$)/i.test(
    request.headers.get("Content-Type") ?? "",
  );
}

/** What a form or a call in JSON says, by one schema; throws 400 or 413 for anything else. */
export async function parseSent<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  if (isForm(request)) {
    const form = await parseForm(request, schema);
    if (!form.ok) throw malformed(request, Object.values(form.problems).flat());
    return form.value;
  }
  return parseJson(request, schema);
}

export async function parseJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  maxBytes = JSON_BYTES,
  types?: readonly string[],
): Promise<z.infer<Schema>> {
  const read = await readJson(request, maxBytes, types);
  if (!read.ok) throw apiError(request, read.reason === "badRequest" ? 400 : 413, read.reason);
  const parsed = schema.safeParse(read.value);
  if (!parsed.success)
    throw malformed(
      request,
      parsed.error.issues.map(({ message }) => message),
    );
  return parsed.data;
}

function malformed(request: Request, messages: string[]): Response {
  const said = messages.find((message) => message !== "form.invalid" && isErrorKey(message));
  return apiError(request, 400, said !== undefined && isErrorKey(said) ? said : "badRequest");
}
