import { readCapped, readParts } from "~/core/read-capped";
import { type Refused, type Result, refuse } from "~/core/result";
import type { FetchRefusal, GuardedAnswer, GuardedFetch, GuardedRequest } from "~/ports/outside";
import { isPublicAddress } from "./public-address";
import type { Resolve } from "./resolve-over-https";

export type FetchPolicy = {
  /** Left out, the platform's own. */
  fetch?: typeof globalThis.fetch;
  /** Hosts that are ours (site, storage, admin): never fetched from here. */
  ownHosts: string[];
  /** Development mode only, for what its developer types or configures: http, any port, IP literals and local names are allowed. */
  allowPrivate: boolean;
  /** Development mode only: where its own sample feeds are. */
  sampleOrigin?: string | null;
  /** Left out, what a name leads to is judged by the platform alone. */
  resolve?: Resolve | null;
};

const maxRedirects = 3;
const localSuffixes = ["localhost", "local", "internal", "localdomain", "lan", "home.arpa"];
/** Headers that may follow a redirect to another host; credentials in whatever header may not. */
const harmlessHeaders = new Set(["accept", "accept-language", "user-agent"]);

/** The URL parser has already turned every IPv4 spelling (127.1, 0x7f.1, 2130706433) into four decimal numbers. */
export function checkUrl(
  value: string,
  policy: Omit<FetchPolicy, "fetch">,
  allowHttp = false,
): Result<{ url: URL }, FetchRefusal> {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return refuse("fetch.badUrl");
  if (url.origin === policy.sampleOrigin) return { ok: true, url };
  if (policy.allowPrivate) {
    return url.protocol === "https:" || url.protocol === "http:" ? { ok: true, url } : refuse("fetch.badUrl");
  }
  const isHttp = url.protocol === "https:" || (allowHttp && url.protocol === "http:");
  if (!isHttp || url.port) return refuse("fetch.badUrl");
  return isForbidden(url.hostname, policy.ownHosts) ? refuse("fetch.forbiddenHost") : { ok: true, url };
}

function isForbidden(name: string, ownHosts: string[]): boolean {
  const host = name.replace(/\.$/, "");
  const literal =
    host.startsWith("[") || host.includes("..") || host.endsWith(".") || /^\d+(\.\d+){3}$/.test(host);
  const local = !host.includes(".") || localSuffixes.some((suffix) => isUnder(host, suffix));
  return literal || local || ownHosts.some((own) => isUnder(host, own.toLowerCase()));
}

function isUnder(host: string, name: string): boolean {
  return host === name || host.endsWith(`.${name}`);
}

/** Redirects are followed by hand and checked again; credentials and bodies stay with the first host; time and size are capped. */
export function guardedFetch(policy: FetchPolicy): GuardedFetch {
  return async function fetchGuarded(request) {
    const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(request.timeoutMs)));
    const { stream, silence, end } = watched(request.stream);
    const ends = [timeout, silence, request.signal].filter((each) => each !== undefined);
    const signal = AbortSignal.any(ends);
    const answer = await follow(policy, { ...request, stream }, signal);
    end?.();
    if (!signal.aborted) return answer;
    return refuse(request.signal?.aborted ? "fetch.aborted" : "fetch.timedOut");
  };
}

type Stream = NonNullable<GuardedRequest["stream"]>;

/** A stream whose silence aborts, until it is ended. */
function watched(stream: Stream | undefined): { stream?: Stream; silence?: AbortSignal; end?: () => void } {
  if (!stream) return {};
  const { onPart, silenceMs } = stream;
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), Math.ceil(silenceMs));
  let timer = start();
  const restart = (part: Uint8Array) => {
    clearTimeout(timer);
    timer = start();
    onPart(part);
  };
  return {
    stream: { silenceMs, onPart: restart },
    silence: controller.signal,
    end: () => clearTimeout(timer),
  };
}

async function follow(
  policy: FetchPolicy,
  request: GuardedRequest,
  signal: AbortSignal,
): Promise<Result<GuardedAnswer, FetchRefusal>> {
  const check = (address: string) => checkUrl(address, policy, request.allowHttp);
  const first = check(request.url);
  if (!first.ok) return first;
  let { url } = first;
  let isForGood = true;
  let method = request.method ?? "GET";
  let headers = request.headers ?? {};
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const misled = await refusalOfName(policy, url, signal);
    if (misled) return misled;
    const body = method === "POST" ? request.body : undefined;
    const response = await attempt(policy, url, { method, headers, body, redirect: "manual", signal });
    if (!response) return refuse("fetch.unreachable");
    const target = redirectOf(response);
    if (target === null)
      return readAnswer(response, { url, movedTo: hop > 0 && isForGood ? url.href : null }, request, signal);
    await response.body?.cancel();
    if (request.noRedirects) return refuse("fetch.movedAway");
    isForGood &&= response.status === 301 || response.status === 308;
    const next = check(URL.parse(target, url)?.href ?? "");
    if (!next.ok) return next;
    if (next.url.origin !== url.origin) {
      if (method === "POST") return refuse("fetch.movedAway");
      headers = withoutCredentials(headers);
    }
    if (method === "POST" && response.status < 307) method = "GET";
    url = next.url;
  }
  return refuse("fetch.tooManyRedirects");
}

/** Who asked for names to be resolved first gets no answer from one that cannot be. */
async function refusalOfName(
  { resolve, allowPrivate, sampleOrigin, ownHosts }: FetchPolicy,
  { hostname, origin }: URL,
  signal: AbortSignal,
): Promise<Refused<FetchRefusal> | null> {
  if (!resolve || allowPrivate || origin === sampleOrigin) return null;
  const found = await resolve(hostname.replace(/\.$/, ""), signal);
  if (!found) return refuse("fetch.unresolved");
  const isInside = !found.addresses.every(isPublicAddress);
  if (isInside || found.aliases.some((alias) => isForbidden(alias.toLowerCase(), ownHosts)))
    return refuse("fetch.forbiddenHost");
  return found.addresses.length === 0 ? refuse("fetch.unreachable") : null;
}

/** null when no connection came about: fetch throws for that alone, once the URL has been checked. */
async function attempt({ fetch }: FetchPolicy, url: URL, init: RequestInit): Promise<Response | null> {
  const answer = fetch ? fetch(url.href, init) : globalThis.fetch(url.href, init);
  return answer.catch(() => null);
}

function redirectOf(response: Response): string | null {
  return [301, 302, 303, 307, 308].includes(response.status) ? response.headers.get("location") : null;
}

function withoutCredentials(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => harmlessHeaders.has(name.toLowerCase())),
  );
}

async function readAnswer(
  response: Response,
  { url, movedTo }: { url: URL; movedTo: string | null },
  request: GuardedRequest,
  signal: AbortSignal,
): Promise<Result<GuardedAnswer, FetchRefusal>> {
  const refusal = refusalOfHead(response, request);
  if (refusal) {
    await response.body?.cancel();
    return refusal;
  }
  const body = await readBody(response.body, request, signal).catch(() => "broken" as const);
  if (body === null) return refuse("fetch.tooLarge");
  if (body === "broken") return refuse("fetch.unreachable");
  return { ok: true, url: url.href, movedTo, status: response.status, headers: response.headers, body };
}

async function readBody(
  body: Response["body"],
  { maxBytes, stream }: GuardedRequest,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!stream) return readCapped(body, maxBytes, signal);
  return (await readParts(body, maxBytes, stream.onPart, signal)) ? new Uint8Array() : null;
}

function refusalOfHead(response: Response, request: GuardedRequest): Refused<FetchRefusal> | null {
  if (Number(response.headers.get("content-length") ?? 0) > request.maxBytes) return refuse("fetch.tooLarge");
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const typed = request.contentTypes.length > 0 && response.ok;
  return typed && !request.contentTypes.includes(type) ? refuse("fetch.wrongType") : null;
}
