import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberSources } from "~/db/schema";
import { saveSettings } from "~/features/settings/own/save-settings.server";
import type { TestApp } from "../../../../test/support/app";
import {
  add,
  listPage,
  namedBy,
  newMember,
  type Owner,
  radarOf,
  rss,
  setUp,
  stories,
} from "../../../../test/support/own-sources";
import { changeOwnSources } from "./change-own-sources.server";
import type { OwnSourcesForm } from "./forms";
import { removeOwnSource } from "./own-sources.server";

const change = (app: TestApp, owner: Owner, sent: OwnSourcesForm) =>
  changeOwnSources(app, owner, sent, { locale: "en", subjects: async () => [] });

test("what is typed is tried first: the feed that a page names, else its links; nothing is kept", async () => {
  const { app, host, url, answers } = await setUp();
  const owner = await newMember(app, { prompt: "warehouse robots" });
  const head = `<link rel="alternate" type="application/rss+xml" href="/feed">`;
  answers.set(`https://${host}/`, `<!doctype html><html><head>${head}</head><body>Hello</body></html>`);
  expect(await change(app, owner, { intent: "try", address: host })).toMatchObject({
    ok: true,
    answer: {
      trial: {
        found: [{ url, kind: "feed", title: "Town Paper" }],
        run: {
          items: 2,
          wanted: 1,
          shown: [{ title: stories[0]?.title, verdict: "in" }, { verdict: "low" }],
        },
      },
    },
  });
  const more = [...stories, { slug: "rain", title: "Rain floods three northern villages", summary: "" }];
  answers.set(`https://${host}/`, listPage(host, more));
  expect(await change(app, owner, { intent: "try", address: `${host}/` })).toMatchObject({
    ok: true,
    answer: { trial: { found: [{ url: `https://${host}/`, kind: "links" }], run: { items: 3 } } },
  });
  answers.set(`https://${host}/`, "<!doctype html><p>Nothing to read</p>");
  const refusals = [
    [host, "radar.noLinkList"],
    [`${host}/missing`, "radar.sourceNotFound"],
    ["news@example.com", "mySources.newsletter"],
    ["http://192.168.1.1/feed", "mySources.notPublic"],
    ["ftp://x", "mySources.badAddress"],
  ] as const;
  for (const [address, reason] of refusals)
    expect(await change(app, owner, { intent: "try", address })).toMatchObject({
      ok: false,
      field: "address",
      reason,
    });
  expect(await namedBy(app, owner)).toEqual([]);
});

test("an own radar without words shows that all of a source would come in", async () => {
  const { app, url } = await setUp();
  const owner = await newMember(app);
  expect(await change(app, owner, { intent: "try", address: url })).toMatchObject({
    answer: { trial: { run: { wanted: 2, shown: [{ score: 60 }, { score: 60 }] } } },
  });
});

test("a list of feeds is tried as far as there is room, and what cannot be used is named", async () => {
  const { app, host, url } = await setUp();
  const owner = await newMember(app);
  await add(app, owner, ...Array.from({ length: 28 }, (_, n) => `https://${host}/${n}`));
  const outlines = [
    url,
    "javascript:alert(1)",
    "http://10.0.0.1/",
    url,
    `https://${host}/missing`,
    `https://${host}/more`,
  ];
  const opml = `<opml><body>${outlines.map((each) => `<outline xmlUrl="${each}"/>`).join("")}</body></opml>`;
  const tried = await change(app, owner, { intent: "import", opml });
  expect(tried).toMatchObject({
    ok: true,
    answer: {
      trial: {
        found: [{ url, title: "Town Paper" }],
        refused: [
          "javascript:alert(1)",
          "http://10.0.0.1/",
          `https://${host}/more`,
          `https://${host}/missing`,
        ],
        run: { items: 2, sources: [{ wanted: 2 }, { wanted: 0, reason: expect.stringContaining("404") }] },
      },
    },
  });
  expect(await change(app, owner, { intent: "import", opml: "<html>" })).toMatchObject({
    field: "file",
    reason: "focus.badOpml",
  });
});

test("the same list goes on where it did not fit: what is known is not asked again and takes no room", async () => {
  const { app, host, url, answers, asked } = await setUp();
  const owner = await newMember(app);
  const known = Array.from({ length: 12 }, (_, n) => `https://${host}/${n}`);
  await add(app, owner, ...known);
  answers.set(`${url}/2`, rss(host));
  const listOf = (urls: string[]) =>
    `<opml><body>${urls.map((each) => `<outline xmlUrl="${each}"/>`).join("")}</body></opml>`;
  const importing = async (...urls: string[]) => {
    const tried = await change(app, owner, { intent: "import", opml: listOf(urls) });
    return tried.ok ? tried.answer.trial : tried.reason;
  };
  const bounded = await importing(...known, url, `${url}/2`);
  expect(bounded).toMatchObject({ refused: [], run: { sources: [{ url }, { url: `${url}/2` }] } });
  const found = typeof bounded === "object" ? bounded.found.map((each) => each.url) : [];
  expect(found.slice(0, 2)).toEqual([url, `${url}/2`]);
  expect(asked).toEqual([url, `${url}/2`]);
  const all = await importing(...known);
  expect(all).toMatchObject({ refused: [], run: { sources: [] } });
  expect(typeof all === "object" ? all.found : all).toHaveLength(known.length);
  await add(app, owner, ...Array.from({ length: 18 }, (_, n) => `https://${host}/more/${n}`));
  expect(await importing(url)).toBe("mySources.full");
  expect(await importing(...known, url)).toMatchObject({ refused: [url] });
});

test("nobody without the plan has addresses asked", async () => {
  const { app, url, asked } = await setUp();
  const owner = await newMember(app, { isPro: false });
  for (const sent of [
    { intent: "try", address: url },
    { intent: "import", opml: `<opml><outline xmlUrl="${url}"/></opml>` },
  ] as const)
    expect(await change(app, owner, sent)).toMatchObject({ ok: false, reason: "mySources.proOnly" });
  expect(asked).toEqual([]);
});

test("too many trials and additions a minute are refused by name", async () => {
  const { app, url } = await setUp();
  const owner = await newMember(app);
  const busy = { ...app, withinRate: async () => false };
  const added = [{ url, kind: "feed" as const, title: "" }];
  for (const sent of [
    { intent: "try", address: url },
    { intent: "add", sources: added },
  ] as const)
    expect(await change(busy, owner, { ...sent })).toMatchObject({ reason: "tooManyRequests" });
  expect(await namedBy(app, owner)).toEqual([]);
  expect(app.sent).toEqual([]);
});

test("the radar stays on with sources when the agent is switched off, without its prompt", async () => {
  const { app, url } = await setUp();
  const owner = await newMember(app, { prompt: "warehouse robots" });
  const save = (enabled: boolean) =>
    saveSettings(app, {
      owner,
      changes: [{ type: "memwink_news_agent", value: { enabled, worldFilter: "ai", prompt: "tulips" } }],
      focusTags: ["ai"],
      quoteTemplate: "",
    });
  await save(false);
  expect(await radarOf(app, owner)).toMatchObject({ enabled: false, prompt: "tulips" });
  await add(app, owner, url);
  expect(await radarOf(app, owner)).toMatchObject({ enabled: true, prompt: "", worldFilter: "ai" });
  await save(true);
  expect(await radarOf(app, owner)).toMatchObject({ enabled: true, prompt: "tulips" });
  await save(false);
  expect(await radarOf(app, owner)).toMatchObject({ enabled: true, prompt: "" });
  await save(true);
  await removeOwnSource(app, owner, url);
  expect(await radarOf(app, owner)).toMatchObject({ enabled: true, prompt: "tulips" });
});

test("nobody takes away what is somebody else's", async () => {
  const { app, url } = await setUp();
  const [owner, other] = [await newMember(app), await newMember(app)];
  await add(app, owner, url);
  expect(await removeOwnSource(app, other, url)).toMatchObject({ ok: false });
  expect(
    await app.db.$count(
      memberSources,
      and(inArray(memberSources.userId, [owner.id]), eq(memberSources.url, url)),
    ),
  ).toBe(1);
});
