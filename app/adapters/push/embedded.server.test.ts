import { expect, test } from "vitest";
import type { EmbeddedPushService } from "~/ports/push";
import { newVapidKeys } from "../../../test/support/push";
import { guardedFetch } from "../guarded-fetch";
import { embeddedPushService } from "./embedded";
import { webPush } from "./web";

const now = () => new Date("2026-11-29T08:00:00Z");
const address = "http://localhost:8787/dev/push";
const options = { ttlSeconds: 60, urgency: "high", topic: "test" } as const;

const keys = await newVapidKeys();
const service = embeddedPushService({ publicKey: keys.publicKey, address, now });

function senderTo({ receive }: EmbeddedPushService, sendingKeys = keys) {
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    const body = new Uint8Array(await new Response(init.body).arrayBuffer());
    return new Response(null, { status: await receive(`${url}`, new Headers(init.headers), body) });
  };
  const policy = { allowPrivate: false, ownHosts: [], sampleOrigin: "http://localhost:8787", fetch };
  const outside = {
    check: () => ({ ok: true as const, url: new URL(address) }),
    fetch: guardedFetch(policy),
  };
  return webPush({ keys: sendingKeys, subject: "mailto:a@wink.test", outside, now, embedded: service });
}

test("what is sent is received, checked, decrypted and listed, the newest first", async () => {
  const push = senderTo(service);
  const target = await service.open(201);
  for (const payload of ["one", "二"])
    expect(await push.send(target, payload, options)).toEqual({ ok: true });
  const mine = service.received().filter(({ endpoint }) => endpoint === target.endpoint);
  const sent = { endpoint: target.endpoint, status: 201, ttl: "60", urgency: "high", topic: "test" };
  expect(mine).toEqual([
    { ...sent, payload: "二" },
    { ...sent, payload: "one" },
  ]);
});

test("it answers as it was told, and forgets nobody that it knows", async () => {
  const push = senderTo(service);
  const target = await service.open(410);
  expect(await push.send(target, "a", options)).toEqual({ ok: false, reason: "push.gone" });
  expect(service.answerWith(target.endpoint, 429)).toBe(true);
  expect(await push.send(target, "a", options)).toMatchObject({ ok: false, reason: "push.tooMany" });
  expect(service.answerWith(target.endpoint, 201)).toBe(true);
  expect(await push.send(target, "a", options)).toEqual({ ok: true });
  expect(service.answerWith(`${address}/nobody`, 201)).toBe(false);
  const nobody = { ...target, endpoint: `${address}/nobody` };
  expect(await push.send(nobody, "a", options)).toEqual({ ok: false, reason: "push.gone" });
});

test("another sender, and what is encrypted for another browser, is refused and never read", async () => {
  const target = await service.open(201);
  const stranger = senderTo(service, await newVapidKeys());
  expect(await stranger.send(target, "a", options)).toEqual({ ok: false, reason: "push.failed" });
  const other = await service.open(201);
  const misled = { ...other, endpoint: target.endpoint };
  expect(await senderTo(service).send(misled, "a", options)).toEqual({ ok: false, reason: "push.failed" });
  const mine = service.received().filter(({ endpoint }) => endpoint === target.endpoint);
  expect(mine.map(({ status, payload }) => [status, payload])).toEqual([
    [400, null],
    [401, null],
  ]);
});
