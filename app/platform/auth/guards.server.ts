import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Member } from "~/core/member";
import { type Rate, tooManyRequests } from "~/core/rates";
import { authenticate } from "~/features/members/sign-in/authenticate.server";
import { recheck } from "~/features/members/sign-in/recheck.server";
import { paths } from "~/paths";
import { appOf } from "../app/context.server";
import { isForm } from "../forms/parse-sent.server";
import { apiError, apiErrorOf, methodNotAllowed } from "../http/api-error.server";

export type Handler = { request: Request; context: AppLoadContext };

type Session = { member: Member; signedInAt: Date | null };

const sessions = new WeakMap<AppLoadContext, Promise<Session | "misnamed" | null>>();

/** How old a sign-in may be with which plans, keys and members are changed. */
const LATELY_MS = 12 * 60 * 60 * 1000;

/** Null where nobody is signed in. Throws the redirect that renews a session, and 403 where `X-User-Email` names another address. */
export async function viewerOf(handler: Handler): Promise<Member | null> {
  return (await sessionOf(handler))?.member ?? null;
}

/** Whether whoever is signed in did so in the last 12 hours; a renewal of the session does not count. */
export async function signedInLately(handler: Handler): Promise<boolean> {
  const at = (await sessionOf(handler))?.signedInAt ?? null;
  return at !== null && appOf(handler.context).now().getTime() - at.getTime() < LATELY_MS;
}

async function sessionOf({ request, context }: Handler): Promise<Session | null> {
  const reading = sessions.get(context) ?? readSession({ request, context });
  sessions.set(context, reading);
  const session = await reading;
  // One for each loader that asks: the framework reads the body of each.
  if (session === "misnamed") throw apiError(request, 403, "forbidden");
  return session;
}

async function readSession({ request, context }: Handler): Promise<Session | "misnamed" | null> {
  const app = appOf(context);
  const session = await authenticate(app, request);
  if (session.state === "redirect") throw session.response;
  const isUnread = session.state === "member" && session.member.membership.isUnread;
  const claimed = isUnread ? null : request.headers.get("X-User-Email");
  if (claimed && !(session.state === "member" && session.addresses.includes(claimed.toLowerCase())))
    return "misnamed";
  if (session.state !== "member") return null;
  if (session.isDue) context.waitUntil(recheck(app, session.member.id));
  return session;
}

/** Guards a page: signed-out readers are led to `otherwise`, by default to sign-in and back here. */
export async function requireMember(handler: Handler, otherwise?: string): Promise<Member> {
  const member = await viewerOf(handler);
  if (member) return member;
  const { pathname, search } = new URL(handler.request.url);
  throw redirect(otherwise ?? paths.signIn(pathname + search));
}

export async function requireApiMember(handler: Handler): Promise<Member> {
  const member = await viewerOf(handler);
  if (!member) throw apiError(handler.request, 401, "signedOut");
  if (member.membership.isUnread)
    throw apiErrorOf(handler.request, 503, { ok: false, reason: "unavailable" });
  return member;
}

/** Guards a POST that a form of a page sends as well: null is a form of somebody whom its route leads to sign in. */
export async function memberOrForm(handler: Handler): Promise<Member | null> {
  const { request } = handler;
  requireMethod(request, "POST");
  const member = await viewerOf(handler);
  if (!member && !isForm(request)) throw apiError(request, 401, "signedOut");
  return member;
}

/** Guards the administrator's pages and calls. A page is led nowhere else: it says itself whom it is for. */
export async function requireAdmin(handler: Handler): Promise<Member> {
  const member = await requireApiMember(handler);
  if (!member.isAdmin) throw apiError(handler.request, 403, "forbidden");
  return member;
}

/** Guards the calls that change what the administrator alone may: a sign-in of more than 12 hours ago is asked for again. */
export async function requireFreshAdmin(handler: Handler): Promise<Member> {
  const member = await requireAdmin(handler);
  if (!(await signedInLately(handler))) throw apiError(handler.request, 403, "signInAgain");
  return member;
}

/** Throws 429 where somebody has done it often enough in this minute. */
export async function requireRate({ request, context }: Handler, rate: Rate, who: string): Promise<void> {
  if (!(await appOf(context).withinRate(rate, who))) throw apiErrorOf(request, 429, tooManyRequests);
}

export function requireDevelopment({ request, context }: Handler): void {
  if (context.settings.mode !== "development") throw apiError(request, 404, "notFound");
}

export function requireMethod(request: Request, ...allowed: string[]): void {
  if (!allowed.includes(request.method)) throw methodNotAllowed(request, allowed);
}
