import { expect, test, vi } from "vitest";
import { cacheHeaders } from "./cache-policy.server";
import { keptFile } from "./kept-file.server";

const ORIGIN = "https://wink.test";

async function ask(path: string, make: () => Promise<Response>, version = "1") {
  const work: Promise<unknown>[] = [];
  const waitUntil = (each: Promise<unknown>) => void work.push(each);
  const answer = await keptFile(new Request(ORIGIN + path), ORIGIN, { version, make, waitUntil });
  const text = await answer.text();
  await Promise.all(work);
  return [answer.status, text];
}

test("a file is made once an address and version, whatever parameters it is asked for with", async () => {
  const path = `/${crypto.randomUUID()}.png`;
  const make = vi.fn(async () => new Response("drawn", { headers: cacheHeaders("picture") }));
  for (const each of [path, path, `${path}?a`, `${path}?b=1`])
    expect(await ask(each, make)).toEqual([200, "drawn"]);
  expect(make).toHaveBeenCalledTimes(1);
  await ask(`/other${path}`, make);
  expect(make).toHaveBeenCalledTimes(2);
  await ask(path, make, "2");
  expect(make).toHaveBeenCalledTimes(3);
});

test("what is not there is asked for again", async () => {
  const path = `/${crypto.randomUUID()}.png`;
  const make = vi.fn(async () => new Response("none", { status: 404, headers: cacheHeaders("picture") }));
  for (let count = 0; count < 2; count += 1) expect(await ask(path, make)).toEqual([404, "none"]);
  expect(make).toHaveBeenCalledTimes(2);
});
