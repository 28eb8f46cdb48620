import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { fieldsOf } from "~/core/form";
import type { MessageValues } from "~/core/locale";
import type { Member } from "~/core/member";
import type { Refused } from "~/core/result";
import { recognise } from "~/features/members/authenticate.server";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "../app/context.server";
import { readForm } from "../http/body.server";

type Handler = { request: Request; context: AppLoadContext };

const viewers = new WeakMap<AppLoadContext, Promise<Member | null>>();

/**
 * The person whose verified session sent this request, or null. Throws the redirect that renews an expired session, and
 * 403 where `X-User-Email` names an address that is not the session's own.
 */
export function viewerOf({ request, context }: Handler): Promise<Member | null> {
  const known = viewers.get(context);
  if (known) return known;
  const viewer = readViewer({ request, context });
  viewers.set(context, viewer);
  return viewer;
}

async function readViewer({ request, context }: Handler): Promise<Member | null> {
  const recognised = await recognise(appOf(context), request);
  if (recognised.state === "redirect") throw recognised.response;
  const claimed = request.headers.get("X-User-Email");
  if (claimed && !(recognised.state === "member" && recognised.addresses.includes(claimed.toLowerCase()))) {
    throw apiRefusal(request, 403, "forbidden");
  }
  return recognised.state === "member" ? recognised.member : null;
}

/** Guards a page: signed-out readers are led to `otherwise`, by default to sign-in and back here. */
export async function requireMember(handler: Handler, otherwise?: string): Promise<Member> {
  const member = await viewerOf(handler);
  if (member) return member;
  const { pathname, search } = new URL(handler.request.url);
  throw redirect(otherwise ?? paths.signIn(pathname.replace(/\.data$/, "") + search));
}

/** Guards a call of the API: 401 in the reader's language. */
export async function requireApiMember(handler: Handler): Promise<Member> {
  const member = await viewerOf(handler);
  if (!member) throw apiRefusal(handler.request, 401, "signedOut");
  return member;
}

/** Guards what only the administrator may see or do. */
export async function requireAdmin(handler: Handler): Promise<Member> {
  const member = await requireApiMember(handler);
  if (!member.isAdmin) throw apiRefusal(handler.request, 403, "forbidden");
  return member;
}

/** Keeps a route to development mode: 404 in production. */
export function requireDevelopment({ request, context }: Handler): void {
  if (context.settings.mode !== "development") throw apiRefusal(request, 404, "notFound");
}

/** Answers 405 unless the method is one of those allowed. */
export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) {
    throw apiRefusal(request, 405, "methodNotAllowed", undefined, { Allow: allowed.join(", ") });
  }
}

/** An error of the API: `{ error, code }` in the reader's language. `code` is a key of errors.json. */
export function apiRefusal(
  request: Request,
  status: number,
  code: string,
  values?: MessageValues,
  headers?: Record<string, string>,
): Response {
  const error = translator<string>(pickLocale(request))(`errors:${code}`, values);
  return Response.json({ error, code }, { status, headers });
}

/** A use case's refusal as an answer of the API, with Retry-After where waiting helps. */
export function refusalAnswer(request: Request, status: number, { reason, values }: Refused): Response {
  const wait = values?.retryAfter ?? (status === 503 ? 10 : undefined);
  return apiRefusal(
    request,
    status,
    reason,
    values,
    wait === undefined ? undefined : { "Retry-After": `${wait}` },
  );
}

/** No form of ours but the upload weighs more, in bytes. */
const FORM_BYTES = 64 * 1024;

/**
 * Reads a submitted form by its schema; the first problem of each field, as locale keys, where it does not fit. Throws 400
 * for what is no form or names a field twice, 413 for what is too large to be read.
 */
export async function parseForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ ok: true; value: z.infer<Schema> } | { ok: false; problems: Record<string, string> }> {
  const read = await readForm(request, FORM_BYTES);
  if (!read.ok) throw apiRefusal(request, read.reason === "badRequest" ? 400 : 413, read.reason);
  const fields = fieldsOf(read.form);
  if (!fields) throw apiRefusal(request, 400, "badRequest");
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues
    .map((issue) => [issue.path.join("."), issue.message] as const)
    .reverse();
  return { ok: false, problems: Object.fromEntries(problems) };
}
