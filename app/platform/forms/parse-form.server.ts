import type { z } from "zod";
import type { ErrorKey } from "~/core/error-key";
import { type FormProblems, type FormValues, readFields, textsOf } from "~/core/form";
import { resources } from "~/i18n/translate";
import { apiError } from "../http/api-error.server";
import { readForm } from "../http/body.server";

const FORM_BYTES = 64 * 1024;

type ParsedForm<Value> =
  | { ok: true; value: Value; values: FormValues }
  | { ok: false; problems: FormProblems; values: FormValues };

/** A form's value, or the problems of each field with what was typed, without those in `secret`. Throws 400 or 413 for what is none. */
export async function parseForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  { secret, maxBytes = FORM_BYTES }: { secret?: readonly string[]; maxBytes?: number } = {},
): Promise<ParsedForm<z.infer<Schema>>> {
  const read = await readForm(request, maxBytes);
  if (!read.ok) throw apiError(request, read.reason === "badRequest" ? 400 : 413, read.reason);
  const fields = readFields(read.form);
  if (!fields) throw apiError(request, 400, "badRequest");
  const parsed = schema.safeParse(fields.data);
  const values = textsOf(read.form, secret);
  if (parsed.success) return { ok: true, value: parsed.data, values };
  const { issues } = parsed.error;
  if (issues.some(({ path }) => path[0] === "intent")) throw apiError(request, 400, "badRequest");
  const problems: Record<string, Set<ErrorKey>> = {};
  for (const { path, message } of issues) {
    const name = fields.nameOf(path);
    problems[name] = (problems[name] ?? new Set()).add(isErrorKey(message) ? message : "form.invalid");
  }
  return {
    ok: false,
    problems: Object.fromEntries(Object.entries(problems).map(([name, keys]) => [name, [...keys]])),
    values,
  };
}

const errorKeys = new Set(leafKeys(resources.en.errors));

export function isErrorKey(message: string): message is ErrorKey {
  return errorKeys.has(message);
}

function leafKeys(texts: object, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [prefix + key] : leafKeys(text, `${prefix}${key}.`),
  );
}
