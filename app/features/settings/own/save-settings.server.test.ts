import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Member } from "~/core/member";
import { noMembership } from "~/core/membership";
import { testApp } from "../../../../test/support/app";
import { newMember } from "../../../../test/support/billing";
import { allConfigAnswer, configAnswer, configSaved } from "../api-calls";
import { readAllApiConfig, readApiConfig, saveApiConfig } from "../api-config.server";
import { readSettings } from "./read-settings.server";
import { saveSettings } from "./save-settings.server";

const pro = {
  ...noMembership,
  pro: { until: new Date("2100-01-01"), source: "grant" as const, renews: false },
};

function member(overrides: Partial<Member> = {}): Member {
  const id = crypto.randomUUID();
  return {
    id,
    pingId: `ping-${id.slice(0, 8)}`,
    email: `${id}@example.com`,
    name: null,
    imageUrl: null,
    isAdmin: false,
    createdAt: new Date("2026-01-01"),
    membership: noMembership,
    ...overrides,
  };
}

const rowsOf = async (scope: string) =>
  (await env.DB.prepare("SELECT type, value FROM config WHERE scope = ?").bind(scope).all()).results;

const locale = "en";

test("where nothing is saved every setting is the default, and none is suspended", async () => {
  const answer = await readAllApiConfig(await testApp(), { member: member(), locale });
  expect(allConfigAnswer.parse(answer)).toEqual(answer);
  expect(Object.keys(answer).sort()).toEqual([
    "language",
    "memwink_embed_model",
    "memwink_gen_prompt",
    "memwink_news_agent",
    "memwink_qa_prompt",
    "memwink_quote_style",
    "memwink_quote_template",
    "memwink_theme",
    "world_focus_points",
  ]);
  for (const each of Object.values(answer))
    expect([each?.is_default, each?.is_suspended]).toEqual([true, false]);
  expect(answer.memwink_theme?.value).toBe('"bing"');
});

test.each<[string, unknown, unknown]>([
  ["memwink_theme", '"anime"', "anime"],
  ["memwink_theme", "anime", "anime"],
  ["memwink_theme", "18", "18"],
  ["language", '"zh"', "zh"],
  ["memwink_embed_model", "basic_cloud", "basic_cloud"],
  ["memwink_quote_style", "mindfulness", "mindfulness"],
])("a free account saves %s as %j", async (type, value, read) => {
  const app = await testApp();
  const asked = { member: member(), type, locale } as const;
  const saved = await saveApiConfig(app, { ...asked, value });
  const answer = { type, value: JSON.stringify(read), is_default: false, is_suspended: false };
  expect(saved).toEqual({ ok: true, answer: { ok: true, ...answer } });
  expect(configSaved.safeParse(saved.ok && saved.answer).success).toBe(true);
  expect(await readApiConfig(app, asked)).toEqual({ ok: true, answer });
  expect(configAnswer.safeParse(answer).success).toBe(true);
});

test.each<[string, unknown]>([
  ["memwink_gen_prompt", "Write it short."],
  ["memwink_gen_prompt", '{"role":"editor"}'],
  ["memwink_qa_prompt", "123"],
  ["memwink_quote_template", "A line about the sea"],
  ["memwink_quote_style", "custom"],
  ["memwink_embed_model", "advanced_local"],
])("%s of %j is for Pro: a free account is refused and nothing is stored", async (type, value) => {
  const app = await testApp();
  const free = member();
  expect(await saveApiConfig(app, { member: free, type, value, locale })).toEqual({
    ok: false,
    reason: "settings.proOnly",
  });
  expect(await rowsOf(free.id)).toEqual([]);
  const paying = member({ membership: pro });
  const template = { type: "memwink_quote_template", value: "A line about the sea" };
  await saveApiConfig(app, { member: paying, ...template, locale });
  expect(await saveApiConfig(app, { member: paying, type, value, locale })).toMatchObject({
    answer: { value: JSON.stringify(value) },
  });
});

test("the own quote style needs a template, stored before or saved along", async () => {
  const app = await testApp();
  const owner = member({ membership: pro });
  const style = { type: "memwink_quote_style", value: "custom" } as const;
  const refusal = { ok: false, reason: "settings.quoteMissing" };
  expect(await saveApiConfig(app, { member: owner, ...style, locale })).toEqual(refusal);
  expect(await rowsOf(owner.id)).toEqual([]);
  const template = { type: "memwink_quote_template", value: "A line about the sea" } as const;
  const along = { owner, changes: [style, template], focusTags: [], quoteTemplate: "" };
  expect(await saveSettings(app, along)).toEqual({ ok: true });
  expect(await saveApiConfig(app, { member: owner, ...style, locale })).toMatchObject({ ok: true });
});

test("the world focus is everybody's; a prompt and the agent itself are for Pro", async () => {
  const app = await testApp();
  const free = member();
  const save = (value: unknown, owner = free) =>
    saveApiConfig(app, { member: owner, type: "memwink_news_agent", value, locale });
  expect(await save({ worldFilter: "ai_news_zh", tag_id: "somebody-else" })).toEqual({
    ok: true,
    answer: {
      ok: true,
      type: "memwink_news_agent",
      value: JSON.stringify({ enabled: false, worldFilter: "ai_news_zh", prompt: "", tag_id: free.pingId }),
      is_default: false,
      is_suspended: false,
    },
  });
  const own = { enabled: true, worldFilter: "ai_news_zh", prompt: "chips" };
  for (const value of [own, JSON.stringify(own), { ...own, enabled: false }])
    expect(await save(value)).toEqual({ ok: false, reason: "settings.focusProOnly" });
  expect(await save(own, member({ membership: pro }))).toMatchObject({ ok: true });
});

test.each<[string, unknown, string]>([
  ["__proto__", '"x"', "settings.unknownType"],
  ["constructor", '"x"', "settings.unknownType"],
  ["hasOwnProperty", '"x"', "settings.unknownType"],
  ["memwink_shape", '"x"', "settings.unknownType"],
  ["memwink_theme", '"sea"', "settings.invalidValue"],
  ["memwink_theme", { theme: "bing" }, "settings.invalidValue"],
  ["memwink_theme", [], "settings.invalidValue"],
  ["memwink_news_agent", "no JSON", "settings.notJson"],
  ["memwink_news_agent", "[".repeat(99), "settings.notJson"],
  ["memwink_news_agent", '{"__proto__":{"enabled":true}}', "settings.notJson"],
  ["memwink_news_agent", "7", "settings.invalidValue"],
  ["memwink_news_agent", { worldFilter: "ai_news_zh", isAdmin: true }, "settings.invalidValue"],
  ["memwink_news_agent", { worldFilter: "gone" }, "settings.focusGone"],
  ["memwink_news_agent", { enabled: true, prompt: "x" }, "settings.focusMissing"],
  ["memwink_news_agent", { enabled: true, worldFilter: "ai_news_zh", prompt: " " }, "settings.promptMissing"],
  ["memwink_gen_prompt", " \n ", "settings.templateMissing"],
  ["memwink_gen_prompt", "x".repeat(8001), "settings.tooLong"],
  ["memwink_quote_template", '""', "settings.quoteMissing"],
])("%s of %j is refused, and nothing is stored", async (type, value, reason) => {
  const owner = member({ membership: pro });
  expect(await saveApiConfig(await testApp(), { member: owner, type, value, locale })).toEqual({
    ok: false,
    reason,
  });
  expect(await rowsOf(owner.id)).toEqual([]);
});

test("what was saved with Pro is kept when Pro ends, counts no more, and counts again with Pro", async () => {
  const app = await testApp();
  const owner = member({ membership: pro });
  const changes = [
    { type: "memwink_quote_style", value: "custom" },
    { type: "memwink_quote_template", value: "A line about the sea" },
    { type: "memwink_news_agent", value: { enabled: true, worldFilter: "ai_news_en", prompt: "chips" } },
    { type: "memwink_theme", value: "car" },
  ] as const;
  expect(await saveSettings(app, { owner, changes, focusTags: ["ai_news_en"], quoteTemplate: "" })).toEqual({
    ok: true,
  });
  const before = await rowsOf(owner.id);
  const lapsed = { ...owner, membership: noMembership };
  const { readings } = await readSettings(app, lapsed, locale);
  expect(readings.memwink_quote_style).toEqual({
    value: "default",
    kept: "custom",
    isDefault: true,
    isSuspended: true,
  });
  expect(readings.memwink_news_agent).toMatchObject({
    value: { enabled: false, worldFilter: "ai_news_en", prompt: "" },
    isDefault: false,
    isSuspended: true,
  });
  expect(readings.memwink_theme).toMatchObject({ value: "car", isDefault: false, isSuspended: false });
  const answer = await readApiConfig(app, { member: lapsed, type: "memwink_quote_template", locale });
  expect(JSON.stringify(answer)).not.toContain("the sea");
  expect(answer).toMatchObject({ answer: { value: '""', is_default: true, is_suspended: true } });
  expect(await rowsOf(owner.id)).toEqual(before);
  expect((await readSettings(app, owner, locale)).readings.memwink_quote_style.value).toBe("custom");
});

test("of several settings all are saved or none", async () => {
  const app = await testApp();
  const owner = member();
  const changes = [
    { type: "memwink_theme", value: "car" },
    { type: "memwink_quote_style", value: "custom" },
  ] as const;
  expect(await saveSettings(app, { owner, changes, focusTags: [], quoteTemplate: "" })).toMatchObject({
    ok: false,
  });
  expect(await rowsOf(owner.id)).toEqual([]);
});

test("of two saves at once one stands whole", async () => {
  const app = await testApp();
  const owner = member({ membership: pro });
  const save = (prompt: string) =>
    saveApiConfig(app, {
      member: owner,
      type: "memwink_news_agent",
      value: { enabled: true, worldFilter: "ai_news_en", prompt },
      locale,
    });
  await Promise.all(["a", "b", "c", "d"].map((letter) => save(letter.repeat(500))));
  const rows = await rowsOf(owner.id);
  expect(rows).toHaveLength(1);
  const stored: { value: { prompt: string } } = JSON.parse(String(rows[0]?.value));
  expect(stored.value.prompt).toMatch(/^(a{500}|b{500}|c{500}|d{500})$/);
});

test("an agent whose plan has ended keeps its prompt, whatever world focus is chosen by the call", async () => {
  const app = await testApp();
  const { id } = member();
  const free = member({ id });
  const paying = member({ id, membership: pro });
  const type = "memwink_news_agent";
  const save = (owner: Member, value: unknown) => saveApiConfig(app, { member: owner, type, value, locale });
  const read = async () => {
    const answer = await readApiConfig(app, { member: paying, type, locale });
    return answer.ok && JSON.parse(answer.answer.value);
  };
  await save(paying, { enabled: true, worldFilter: "ai_news_zh", prompt: "chips" });
  const suspended = await readApiConfig(app, { member: free, type, locale });
  if (!suspended.ok) throw new Error(suspended.reason);
  const shown = JSON.parse(suspended.answer.value);
  expect(shown).toMatchObject({ enabled: false, prompt: "" });
  const changed = await save(free, { ...shown, worldFilter: "ai_news_en" });
  expect(changed).toMatchObject({ ok: true, answer: { is_suspended: true } });
  expect(await read()).toMatchObject({ enabled: true, worldFilter: "ai_news_en", prompt: "chips" });
  expect(await save(free, { worldFilter: "" })).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ enabled: false, worldFilter: "", prompt: "chips" });
  const forged = { enabled: true, worldFilter: "ai_news_en", prompt: "yields" };
  expect(await save(free, forged)).toEqual({ ok: false, reason: "settings.focusProOnly" });
  expect(await read()).toMatchObject({ prompt: "chips" });
});

test("the own tag in the feed follows the news agent, and nobody else's does", async () => {
  const app = await testApp();
  const [ann, bob] = await Promise.all(
    [1, 2].map(async () => {
      const { id } = await newMember(app);
      return member({ id, pingId: id.slice(-12), membership: pro });
    }),
  );
  if (!ann || !bob) throw new Error("nobody came");
  const save = (owner: Member, value: unknown) =>
    saveApiConfig(app, { member: owner, type: "memwink_news_agent", value, locale });
  const radar = ({ pingId }: Member) =>
    env.DB.prepare("SELECT id, user_id, name, lang, world_filter, prompt, enabled FROM tags WHERE id = ?")
      .bind(pingId)
      .first();
  const row = { id: ann.pingId, user_id: ann.id, name: null };
  await save(ann, { enabled: true, worldFilter: "ai_news_zh", prompt: "chips" });
  expect(await radar(ann)).toEqual({
    ...row,
    lang: "zh",
    world_filter: "ai_news_zh",
    prompt: "chips",
    enabled: 1,
  });
  await save(ann, { enabled: false, worldFilter: "ai_news_en", prompt: "" });
  expect(await radar(ann)).toEqual({
    ...row,
    lang: "en",
    world_filter: "ai_news_en",
    prompt: "",
    enabled: 0,
  });
  const changed = await save(
    { ...bob, membership: noMembership },
    { enabled: true, worldFilter: "ai_news_en", prompt: "x" },
  );
  expect(changed).toMatchObject({ ok: false });
  expect(await radar(bob)).toBeNull();
  await save({ ...bob, membership: noMembership }, { worldFilter: "ai_news_en" });
  expect(await radar(bob)).toMatchObject({ world_filter: "ai_news_en", prompt: "", enabled: 0 });
});

test("a member reads the world's focus points, and changes nothing that all share", async () => {
  const app = await testApp();
  const asked = { member: member(), locale } as const;
  const read = await readApiConfig(app, { ...asked, type: "world_focus_points" });
  expect(read).toMatchObject({ ok: true });
  expect(JSON.stringify(read)).not.toContain("provider");
  expect(await readApiConfig(app, { ...asked, type: "llm_config" })).toEqual({
    ok: false,
    reason: "forbidden",
  });
  for (const type of ["world_focus_points", "llm_config"])
    expect(await saveApiConfig(app, { ...asked, type, value: "[]" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
});

test("the administrator saves what all share, and its keys are never read back", async () => {
  const app = await testApp();
  const asked = { member: member({ isAdmin: true }), locale } as const;
  const point = { tag_id: "sea", tag_name: "The sea", provider: "sea@example.com" };
  const saved = await saveApiConfig(app, {
    ...asked,
    type: "world_focus_points",
    value: JSON.stringify([point]),
  });
  expect(saved).toMatchObject({ ok: true, answer: { is_default: false } });
  const shared = await readApiConfig(app, { ...asked, member: member(), type: "world_focus_points" });
  expect(JSON.stringify(shared)).toContain("The sea");
  expect(JSON.stringify(shared)).not.toContain("sea@example.com");
  const value = { openaiUrl: "https://llm.example/v1", openaiKey: "sk-secret-0123456789" };
  expect(await saveApiConfig(app, { ...asked, type: "llm_config", value })).toMatchObject({ ok: true });
  const all = JSON.stringify(await readAllApiConfig(app, asked));
  expect(all).toContain("https://llm.example/v1");
  expect(all).not.toContain("sk-secret");
  expect(JSON.stringify(await rowsOf("global"))).not.toContain("sk-secret");
});

const sea = { tag_id: "sea", tag_name: "The sea", provider: "sea@example.com" };

test.each<[string, unknown, string]>([
  ["world_focus_points", "[]", "focus.noValid"],
  [
    "world_focus_points",
    [{ tag_id: "new" }, { ...sea, provider: " " }, { ...sea, tag_id: "new", tag_name: undefined }],
    "focus.noValid",
  ],
  ["world_focus_points", { points: [] }, "settings.invalidValue"],
  ["world_focus_points", [7], "focus.noValid"],
  ["world_focus_points", [{ ...sea, words: [7] }], "settings.invalidValue"],
  ["world_focus_points", [{ ...sea, words: "no list" }], "settings.invalidValue"],
  ["world_focus_points", [{ ...sea, provider: "nobody" }], "signIn.emailInvalid"],
  ["world_focus_points", [sea, sea], "focus.sameTag"],
  ["world_focus_points", [{ ...sea, sources: ["https://127.1/"] }], "config.badAddress"],
  ["world_focus_points", [{ ...sea, lang: "fr" }], "form.invalid"],
  ["llm_config", { openaiUrl: "ftp://llm.example" }, "form.invalid"],
])("the administrator's %s of %j is refused as well where it does not fit", async (type, value, reason) => {
  const asked = { member: member({ isAdmin: true }), locale } as const;
  expect(await saveApiConfig(await testApp(), { ...asked, type, value })).toEqual({ ok: false, reason });
});

/** The administrator, who saves something and reads it as it counts then. */
async function administrator(type: string) {
  const app = await testApp();
  await env.DB.prepare("DELETE FROM config WHERE scope = 'global'").run();
  const asked = { member: member({ isAdmin: true }), type, locale } as const;
  return {
    save: (value: unknown) => saveApiConfig(app, { ...asked, value }),
    read: async () => {
      const answer = await readApiConfig(app, asked);
      return answer.ok && JSON.parse(answer.answer.value);
    },
  };
}

test("focus points of three fields keep what was not sent, by their tag", async () => {
  const { save, read } = await administrator("world_focus_points");
  const whole = {
    lang: "en",
    words: ["whale"],
    must: ["deep"],
    not: ["boat"],
    sources: ["https://sea.example/rss"],
  };
  await save([{ ...sea, ...whole }]);
  const provider = "ann@example.com";
  const sent = [
    { tag_id: " ai_news_en ", tag_name: "AI today", provider },
    { tag_id: "", tag_name: "nothing", provider },
    { tag_id: "new_zh", tag_name: "深海 deep", provider },
    { tag_id: "new_en", tag_name: "Deep", provider },
    { ...sea, tag_name: "大海" },
  ];
  expect(await save(JSON.stringify(sent))).toMatchObject({ ok: true });
  const [news, chinese, english, kept] = await read();
  const none = { words: [], must: [], not: [], sources: [] };
  expect(news).toMatchObject({ tag_id: "ai_news_en", tag_name: "AI today", provider, lang: "en" });
  expect(news.sources).toContain("https://openai.com/news/rss.xml");
  expect(chinese).toEqual({ tag_id: "new_zh", tag_name: "深海 deep", provider, lang: "zh", ...none });
  expect(english).toEqual({ tag_id: "new_en", tag_name: "Deep", provider, lang: "en", ...none });
  expect(kept).toEqual({ ...sea, tag_name: "大海", ...whole });
  expect(await save([{ tag_id: sea.tag_id, words: [], lang: "zh" }])).toMatchObject({ ok: true });
  expect(await read()).toEqual([{ ...sea, tag_name: "大海", ...whole, words: [], lang: "zh" }]);
});

test("services of empty strings are not set, and a model or limit that is not sent stays", async () => {
  const { save, read } = await administrator("llm_config");
  const key = { openaiUrl: "https://llm.example/v1", openaiKey: "sk-secret-0123456789" };
  expect(await save({ ...key, openaiModel: "m", radarItemsPerRun: 5, jinaUrl: "x" })).toMatchObject({
    ok: true,
  });
  const specified = {
    jinaDeepSearchUrl: "",
    jinaReaderUrl: "https://reader.example/",
    jinaModelUrl: " ",
    jinaRerankUrl: "",
    jinaKey: "",
    openaiUrl: key.openaiUrl,
    openaiKey: "",
  };
  expect(await save(JSON.stringify(specified))).toMatchObject({ ok: true });
  expect(await read()).toEqual({
    jinaReaderUrl: "https://reader.example/",
    jinaKey: { set: false, last4: "" },
    openaiUrl: key.openaiUrl,
    openaiKey: { set: true, last4: "6789" },
    openaiModel: "m",
    radarItemsPerRun: 5,
  });
  const moved = { ...specified, openaiUrl: "https://evil.example/v1" };
  expect(await save(moved)).toEqual({ ok: false, reason: "config.keyNeeded" });
  expect(await save({ ...specified, openaiModel: "", openaiUrl: "", openaiKey: null })).toMatchObject({
    ok: true,
  });
  expect(await read()).not.toMatchObject({ openaiModel: "m" });
});
