import { expect, test } from "vitest";
import { toBase64Url } from "~/core/base64url";
import type { PushTarget } from "~/ports/push";
import { forbiddenHosts } from "../../../test/support/private-addresses";
import { newVapidKeys } from "../../../test/support/push";
import { checkUrl, guardedFetch } from "../guarded-fetch";
import { decryptMessage, newKeyPair } from "./message-encryption";
import { readVapid, vapidHeader } from "./vapid";
import { webPush } from "./web";

/** RFC 8292, section 2.4. */
const rfc = {
  header:
    "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
  publicKey: "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
  origin: "https://push.example.net",
  now: new Date(1453523768_000 - 3_600_000),
};

const keys = await newVapidKeys();
const now = new Date("2026-11-29T08:00:00Z");
const options = { ttlSeconds: 3600, urgency: "normal", topic: "digest" } as const;

async function newBrowser(endpoint = "https://fcm.googleapis.com/one") {
  const own = await newKeyPair();
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const target: PushTarget = { endpoint, p256dh: toBase64Url(own.publicKey), auth: toBase64Url(auth) };
  return { own, auth, target };
}

type Asked = { url: string; init: RequestInit };

/** A sender in production mode, and a network that answers it. */
function sender(
  answer: (asked: Asked) => Response = () => new Response(null, { status: 201 }),
  resolve?: string,
) {
  const asked: Asked[] = [];
  const policy = {
    allowPrivate: false,
    ownHosts: ["wink.test"],
    resolve: resolve === undefined ? null : async () => ({ addresses: [resolve], aliases: [] }),
    fetch: async (url: RequestInfo | URL, init: RequestInit = {}) => {
      asked.push({ url: `${url}`, init });
      return answer({ url: `${url}`, init });
    },
  };
  const outside = { check: (url: string) => checkUrl(url, policy), fetch: guardedFetch(policy) };
  const push = webPush({
    keys,
    subject: "mailto:a@wink.test",
    outside,
    now: () => now,
    embedded: null,
  });
  return { push, asked };
}

test("the header of RFC 8292 is that of its key, for its service, until it ends", async () => {
  const asked = { publicKey: rfc.publicKey, origin: rfc.origin, now: rfc.now };
  const claims = { aud: rfc.origin, exp: 1453523768, sub: "mailto:push@example.com" };
  expect(await readVapid(rfc.header, asked)).toEqual(claims);
  expect(await readVapid(rfc.header, { ...asked, origin: "https://push.example" })).toBeNull();
  expect(await readVapid(rfc.header, { ...asked, publicKey: keys.publicKey })).toBeNull();
  expect(await readVapid(rfc.header, { ...asked, now: new Date(1453523768_000) })).toBeNull();
  expect(await readVapid(rfc.header, { ...asked, now: new Date(1453523768_000 - 90_000_000) })).toBeNull();
  expect(await readVapid(rfc.header.replace("t=ey", "t=ez"), asked)).toBeNull();
  expect(await readVapid(null, asked)).toBeNull();
});

test("ours is signed for one service, for twelve hours, and no other key has signed it", async () => {
  const asked = { endpoint: "https://push.example:444/a/b?c", subject: "mailto:a@wink.test", now };
  const header = await vapidHeader(keys, asked);
  const claims = await readVapid(header, { ...keys, origin: "https://push.example:444", now });
  expect(claims).toEqual({
    aud: "https://push.example:444",
    exp: now.getTime() / 1000 + 12 * 3600,
    sub: "mailto:a@wink.test",
  });
  const other = await newVapidKeys();
  await expect(vapidHeader({ ...keys, privateKey: other.privateKey }, asked)).rejects.toThrow();
});

test("a message arrives with what the standards ask for, and is read by its browser alone", async () => {
  const { push, asked } = sender();
  const { target, own, auth } = await newBrowser();
  expect(await push.send(target, '{"title":"十条"}', options)).toEqual({ ok: true });
  const [{ url, init } = { url: "", init: {} }] = asked;
  const headers = new Headers(init.headers);
  expect([url, init.method, init.redirect]).toEqual([target.endpoint, "POST", "manual"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "3600",
    urgency: "normal",
    topic: "digest",
  });
  const service = { publicKey: keys.publicKey, origin: "https://fcm.googleapis.com", now };
  expect(await readVapid(headers.get("authorization"), service)).not.toBeNull();
  const body = new Uint8Array(await new Response(init.body).arrayBuffer());
  expect(body.length).toBeLessThanOrEqual(4096);
  const content = await decryptMessage(body, own, auth);
  expect(content && new TextDecoder().decode(content)).toBe('{"title":"十条"}');
});

const MINUTE = 60_000;

test.each([
  [200, {}, { ok: true }],
  [404, {}, { ok: false, reason: "push.gone" }],
  [410, {}, { ok: false, reason: "push.gone" }],
  [429, { "Retry-After": "90" }, { ok: false, reason: "push.tooMany", waitMs: 90_000 }],
  [503, {}, { ok: false, reason: "push.tooMany", waitMs: 15 * MINUTE }],
  [429, { "Retry-After": "soon" }, { ok: false, reason: "push.tooMany", waitMs: 15 * MINUTE }],
  [429, { "Retry-After": "-5" }, { ok: false, reason: "push.tooMany", waitMs: 15 * MINUTE }],
  [
    429,
    { "Retry-After": new Date(+now + 3 * MINUTE).toUTCString() },
    { ok: false, reason: "push.tooMany", waitMs: 3 * MINUTE },
  ],
  [400, {}, { ok: false, reason: "push.failed" }],
  [403, {}, { ok: false, reason: "push.failed" }],
  [413, {}, { ok: false, reason: "push.failed" }],
  [500, {}, { ok: false, reason: "push.failed" }],
])("an answer %i %j", async (status, headers, expected) => {
  const { push } = sender(() => new Response(null, { status, headers }));
  const { target } = await newBrowser();
  expect(await push.send(target, "{}", options)).toEqual(expected);
});

test.each([301, 302, 303, 307, 308])(
  "a service that leads elsewhere by %i is not followed",
  async (status) => {
    const { push, asked } = sender(() => new Response(null, { status, headers: { Location: "/two" } }));
    const { target } = await newBrowser();
    expect(await push.send(target, "{}", options)).toEqual({ ok: false, reason: "push.failed" });
    expect(asked).toHaveLength(1);
  },
);

test("in production nothing is sent to a private place, by its address or by its name, or without encryption", async () => {
  const { push, asked } = sender();
  const places = [
    ...forbiddenHosts.flatMap((host) => [`https://${host}/push`, `http://${host}/push`]),
    "http://fcm.googleapis.com/one",
    "https://fcm.googleapis.com:8443/one",
    "https://user:secret@fcm.googleapis.com/one",
    "https://wink.test/dev/push/one",
    "ftp://fcm.googleapis.com/one",
  ];
  for (const endpoint of places) {
    expect([endpoint, push.check(endpoint).ok]).toEqual([endpoint, false]);
    const { target } = await newBrowser(endpoint);
    const sent = await push.send(target, "{}", options).catch(() => ({ ok: false }));
    expect([endpoint, sent.ok]).toEqual([endpoint, false]);
  }
  for (const address of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1"]) {
    const inside = sender(undefined, address);
    const { target } = await newBrowser();
    expect(await inside.push.send(target, "{}", options)).toEqual({ ok: false, reason: "push.failed" });
    expect(inside.asked).toEqual([]);
  }
  const open = sender(undefined, "93.184.216.34");
  expect((await open.push.send((await newBrowser()).target, "{}", options)).ok).toBe(true);
  expect(asked).toEqual([]);
});

test("keys that lie on no curve are refused, and a payload that is too long is a mistake of ours", async () => {
  const { push, asked } = sender();
  const { target } = await newBrowser();
  expect(await push.fitsKeys(target)).toBe(true);
  const nowhere = toBase64Url(new Uint8Array([4, ...new Uint8Array(64).fill(7)]));
  expect(await push.fitsKeys({ ...target, p256dh: nowhere })).toBe(false);
  expect(await push.fitsKeys({ ...target, auth: "AAAA" })).toBe(false);
  await expect(push.send(target, "a".repeat(3001), options)).rejects.toThrow(RangeError);
  expect(asked).toEqual([]);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/one", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/one", true],
  ["https://web.push.apple.com/one", true],
  ["https://wns2-par02p.notify.windows.com/w/?token=one", true],
  ["https://WEB.PUSH.APPLE.COM/one", true],
  ["https://push.example/one", false],
  ["https://storage.googleapis.com/one", false],
  ["https://evilfcm.googleapis.com/one", false],
  ["https://fcm.googleapis.com.evil.example/one", false],
  ["https://evilpush.apple.com/one", false],
  ["https://evil.example/web.push.apple.com", false],
  ["https://evil.example#.push.apple.com", false],
  ["nothing", false],
])("an endpoint at %s is taken: %s", (endpoint, isTaken) => {
  expect(sender().push.check(endpoint).ok).toBe(isTaken);
});
