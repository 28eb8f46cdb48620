import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { buy } from "../pages/billing";
import { type FakeProvider, startFakeProvider } from "../pages/fake-provider";
import { expect, ORIGIN, test } from "../pages/fixtures";
import { configureModel, ownConfiguration, removeModel } from "../pages/model";
import { chineseResult, englishResult } from "../pages/results";
import { openResult } from "../pages/results-page";

const line =
  "Wrote the incident handbook and halved the mean time to recovery to 27 minutes for 23 on-call engineers.";
const other = line.replace("Wrote the incident handbook", "Wrote the handbook for incidents");
const zhLine = "搭建“全链路灰度发布”平台，上线事故率由 2.1% 降至 0.3%，回滚时间缩短到 40 秒以内。";
const zhOther = zhLine.replace("缩短到", "降至");

let model: FakeProvider;

ownConfiguration(async () => {
  const said = [
    `1. ${other}`,
    `**${other}**`,
    line.replace("27 minutes", "7 minutes"),
    zhOther,
    zhLine.replace("0.3%", "0.1%"),
  ];
  model = await startFakeProvider(said.join("\n"));
});

test.afterAll(() => model.close());

const useModel = () => configureModel({ openaiUrl: model.baseUrl, openaiKey: "key-of-the-journeys" });
const options = (page: Page, text: string) => page.getByRole("option", { name: text });
const ask = (page: Page, name = "Other wordings") => page.getByRole("button", { name, exact: true });
const someone = () => `wordings-${crypto.randomUUID()}@example.com`;

async function openLine(page: Page, text: string) {
  await options(page, text).first().click({ timeout: 20_000 });
  await expect(page.getByRole("textbox", { name: /^(Your text|您的文字)$/ })).toHaveValue(text);
}

test("other wordings are offered where a model is there and paid for, come as they are made, and one is taken and taken back", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await useModel();
  await openResult(page, englishResult(), "en", someone());
  await openLine(page, line);
  await expect(ask(page)).toHaveCount(0);
  const unpaid = await context.request.post(`${ORIGIN}/api/resume_wordings`, {
    data: { text: line, section: "experience", title: null, language: "en" },
    headers: { Origin: ORIGIN },
  });
  expect([unpaid.status(), (await unpaid.json()).code]).toEqual([403, "wordings.notIncluded"]);

  await buy(context, "monthly");
  await page.reload();
  await openLine(page, line);
  expect(model.requests).toEqual([]);
  await ask(page).click();
  const wordings = page.getByRole("region", { name: "Other wordings" });
  await expect(wordings.getByRole("listitem")).toHaveText([new RegExp(other)]);
  await expect(wordings.getByRole("status")).toHaveText("1 other wording");
  expect(model.requests).toHaveLength(1);
  const sent = JSON.stringify(model.requests[0]?.body);
  expect(sent).toContain(line);
  for (const secret of ["Fitzgerald", "zoe@example.com", "7946"]) expect(sent).not.toContain(secret);
  expect(await findings(page, "[data-beside]")).toEqual([]);

  await wordings.getByRole("button", { name: "Use this" }).click();
  await expect(options(page, other)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Your words" })).toBeVisible();
  await page.getByRole("button", { name: "Undo my last step" }).click();
  await expect(options(page, other)).toHaveCount(0);

  await options(page, "Zoë Fitzgerald").click();
  await expect(page.getByRole("textbox", { name: "Your text" })).toHaveValue("Zoë Fitzgerald");
  await expect(ask(page)).toHaveCount(0);

  await removeModel();
  await page.reload();
  await openLine(page, line);
  await expect(ask(page)).toHaveCount(0);
  const log = readFileSync(".wrangler/e2e.log", "utf8");
  for (const content of ["incident handbook", "handbook for incidents"]) expect(log).not.toContain(content);
});

test("in Chinese, on a phone, and when the model has nothing, each failure is told in its words", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await useModel();
  await page.setViewportSize({ width: 390, height: 844 });
  await openResult(page, chineseResult(false), "zh", someone());
  await buy(context, "monthly");
  await page.reload();
  await openLine(page, zhLine);
  for (const [mode, words] of [
    ["down", "暂时连不上模型"],
    ["html", "模型的回答无法识别"],
    ["endless", "模型的回答无法识别"],
  ] as const) {
    model.play(mode);
    await ask(page, "换个说法").click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    expect(model.requests).toHaveLength(1);
  }
  model.play("ok");
  await ask(page, "换个说法").click();
  const wordings = page.getByRole("region", { name: "换个说法" });
  await expect(wordings.getByRole("listitem")).toHaveText([new RegExp(zhOther)]);
  await expect(page.getByRole("alert").filter({ hasText: "模型" })).toHaveCount(0);
  expect(await findings(page, "[data-beside]")).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await wordings.getByRole("button", { name: "用这句" }).click();
  await expect(options(page, zhOther)).toHaveCount(1);
});

test("the call takes a line and nothing else, one way only", async ({ context, signIn }) => {
  await useModel();
  await signIn();
  await buy(context, "monthly");
  model.play("ok");
  const url = `${ORIGIN}/api/resume_wordings?lang=en`;
  const headers = { Origin: ORIGIN };
  const good = { text: line, section: "experience", title: "Platform Engineer", language: "en" };
  const post = (data: object) => context.request.post(url, { data, headers });
  for (const [data, status, code] of [
    [{ ...good, text: "Write to zoe@example.com" }, 400, "wordings.contact"],
    [{ ...good, section: "contact" }, 400, "badRequest"],
    [{ ...good, phone: "+44 20 7946 0018" }, 400, "badRequest"],
    [{ ...good, text: "a ".repeat(5000) }, 413, "requestTooLarge"],
  ] as const) {
    const answer = await post(data);
    expect([answer.status(), (await answer.json()).code]).toEqual([status, code]);
  }
  const got = await context.request.get(url);
  expect([got.status(), got.headers().allow]).toEqual([405, "POST"]);
  expect(model.requests).toEqual([]);

  const answer = await post(good);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/x-ndjson");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer.text()).toBe(`${JSON.stringify({ text: other })}\n`);
});
