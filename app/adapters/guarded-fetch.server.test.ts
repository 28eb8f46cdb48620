import { expect, test } from "vitest";
import { feedPlace } from "../../test/support/feeds";
import { forbiddenAddresses, forbiddenHosts } from "../../test/support/private-addresses";
import { guardedFetch } from "./guarded-fetch";

/** A web in which every name and address leads to one listening server, as if each resolved to it. */
function webOfOneServer() {
  const place = feedPlace();
  const lead: typeof fetch = (input, init) => fetch(place.url(`/${encodeURIComponent(String(input))}`), init);
  const guarded = guardedFetch({ ownHosts: ["wink.test"], allowPrivate: false, fetch: lead });
  const ask = (url: string) =>
    guarded({ url, timeoutMs: 5000, maxBytes: 1000, contentTypes: [], allowHttp: true });
  return { place, ask };
}

const asciiOnly = (url: string) => url.replace(/[^\0-\x7f]/gu, encodeURIComponent);

test("a name of the open internet reaches the server, so that its silence below says something", async () => {
  const { place, ask } = webOfOneServer();
  expect((await ask("http://news.example/")).ok).toBe(true);
  expect(await place.asked()).toHaveLength(1);
});

test("no host that is private, local, an address or our own sees a connection, with http or https", async () => {
  const { place, ask } = webOfOneServer();
  const reasons = new Set<string>();
  for (const host of forbiddenHosts)
    for (const scheme of ["http", "https"]) {
      const answer = await ask(`${scheme}://${host}/`);
      reasons.add(answer.ok ? `${host} answered` : answer.reason);
    }
  expect([...reasons]).toEqual(["fetch.forbiddenHost"]);
  expect(await place.asked()).toEqual([]);
});

test("no other scheme, port or address with a user in it sees a connection", async () => {
  const { place, ask } = webOfOneServer();
  for (const url of forbiddenAddresses) expect([url, (await ask(url)).ok]).toEqual([url, false]);
  expect(await place.asked()).toEqual([]);
});

test.each([301, 302, 303, 307, 308])("a redirect by %i to any of them ends there", async (status) => {
  const { place, ask } = webOfOneServer();
  const targets = [
    ...forbiddenHosts.flatMap((host) => [`http://${host}/`, `//${host}/`]),
    ...forbiddenAddresses.filter((url) => URL.canParse(url)),
  ];
  for (const [index, target] of targets.entries()) {
    const url = `https://news.example/${index}`;
    await place.play(`/${encodeURIComponent(url)}`, { status, headers: { location: asciiOnly(target) } });
    expect([target, (await ask(url)).ok]).toEqual([target, false]);
  }
  const asked = await place.asked();
  expect(asked).toHaveLength(targets.length);
  expect(asked.filter(({ path }) => !path.includes(encodeURIComponent("https://news.example/")))).toEqual([]);
});

test("an answer of a few kilobytes that unpacks to 200 MB is refused by what it unpacks to", async () => {
  const place = feedPlace();
  await place.play("/bomb", { unpacked: 200 * 1024 * 1024 });
  const ask = guardedFetch({ ownHosts: [], allowPrivate: true });
  const request = { timeoutMs: 15_000, maxBytes: 5 * 1024 * 1024, contentTypes: [] };
  expect(await ask({ url: place.url("/bomb"), ...request })).toEqual({ ok: false, reason: "fetch.tooLarge" });
});

test("a flood is left after what may be read of it", async () => {
  const place = feedPlace();
  await place.play("/flood", { behave: "flood" });
  const ask = guardedFetch({ ownHosts: [], allowPrivate: true });
  const request = { timeoutMs: 15_000, maxBytes: 1024 * 1024, contentTypes: [] };
  expect(await ask({ url: place.url("/flood"), ...request })).toEqual({
    ok: false,
    reason: "fetch.tooLarge",
  });
});
