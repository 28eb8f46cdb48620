import { expect, test } from "vitest";
import { clockAt, outsideOf, testApp } from "../../../../test/support/app";
import { newArticle } from "../../../../test/support/pings";
import { tellHub } from "./tell-hub.server";

const HUB = "https://hub.example/";
const MINUTE = 60_000;

/** An application whose hub answers by `answer`; `sent` are the forms that it was sent. */
async function withHub(hub: string | null = HUB) {
  const clock = clockAt("2026-11-23T09:00:00Z");
  const sent: { address: string; method: string | undefined; topics: string[]; mode: string | null }[] = [];
  let answer = () => new Response(null, { status: 204 });
  const services = outsideOf(async (address, init) => {
    const form = new URLSearchParams(String(init?.body));
    sent.push({
      address: String(address),
      method: init?.method,
      topics: form.getAll("hub.url"),
      mode: form.get("hub.mode"),
    });
    return answer();
  });
  const app = await testApp({ now: clock.now, hub, services });
  await app.db.run("DELETE FROM config WHERE type = 'websub'");
  return {
    app,
    sent,
    pass: (minutes: number) => clock.pass(minutes * MINUTE),
    answerWith: (next: () => Response) => {
      answer = next;
    },
  };
}

const filesOf = (tagId: string) =>
  ["rss.xml", "atom.xml", "feed.json"].map((file) => `https://wink.test/pings/feeds/${tagId}/${file}`);

test("the hub is told of the files of subjects that have changed since, and of nothing twice", async () => {
  const { app, sent, pass } = await withHub();
  expect(await tellHub(app)).toBe(3);
  expect(sent[0]).toMatchObject({ address: HUB, method: "POST", mode: "publish" });
  expect(sent[0]?.topics).toHaveLength(9);
  pass(15);
  expect(await tellHub(app)).toBe(0);
  await newArticle(app, { tagId: "digital_currency" });
  pass(15);
  expect(await tellHub(app)).toBe(1);
  expect(sent.slice(1).map(({ topics }) => topics)).toEqual([filesOf("digital_currency")]);
});

test("it is told at most once each quarter of an hour, also by two at once", async () => {
  const { app, sent, pass } = await withHub();
  const both = await Promise.all([tellHub(app), tellHub(app)]);
  expect(both.toSorted()).toEqual([0, 3]);
  await newArticle(app);
  pass(5);
  expect(await tellHub(app)).toBe(0);
  pass(10);
  expect(await tellHub(app)).toBe(1);
  expect(sent).toHaveLength(2);
});

test.each([
  ["refuses", () => new Response(null, { status: 503 })],
  ["leads elsewhere", () => Response.redirect("https://other.example/", 307)],
  ["leads inside", () => Response.redirect("https://127.0.0.1/", 307)],
])("a hub that %s is told again the next time", async (_, failure) => {
  const { app, sent, pass, answerWith } = await withHub();
  await tellHub(app);
  await newArticle(app, { tagId: "ai_news_zh" });
  pass(15);
  answerWith(failure);
  expect(await tellHub(app)).toBe(0);
  expect(app.logged.at(-1)).toMatchObject({ event: "hub.failed", level: "warn" });
  answerWith(() => new Response("", { status: 202 }));
  pass(15);
  expect(await tellHub(app)).toBe(1);
  expect(sent.slice(1).map(({ topics }) => topics)).toEqual([filesOf("ai_news_zh"), filesOf("ai_news_zh")]);
});

test("without a hub nothing is asked and nothing is written", async () => {
  const { app, sent } = await withHub(null);
  const before = app.rowsWritten();
  expect(await tellHub(app)).toBe(0);
  expect([sent, app.rowsWritten()]).toEqual([[], before]);
});

test("a hub on this machine or in our own network is never asked", async () => {
  for (const hub of ["https://localhost/", "https://10.0.0.1/", "https://wink.test/hub"]) {
    const { app, sent } = await withHub(hub);
    expect(await tellHub(app)).toBe(0);
    expect(sent).toEqual([]);
  }
});
