import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type FakeProvider, fakeSuggestion, startFakeProvider } from "../support/fake-provider";
import { test as base, expect, ORIGIN } from "./support";

const key = `sk-secret-${crypto.randomUUID()}`;
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const words = {
  en: {
    content: "Text (Markdown)",
    title: "AI enhancement",
    open: "Settings",
    enhance: "Enhance with AI",
    draw: "Generate image",
    suggestion: "Suggestion",
    save: "Save",
    cancel: "Cancel",
    retry: "Try again",
    apply: "Apply",
    clear: "Clear",
    remove: "Remove image",
    key: "API key",
    url: "Base URL",
    same: "Same key and address as for text",
    forget: "Forget the keys",
    refusedKey: "The provider refused the key",
    cors: "may not allow requests from browsers (CORS)",
    local: "on this machine",
    cutOff: "stopped before the end",
    wait: "wait 7 seconds",
    blocked: "its address does not let this page read it",
    notAPicture: "is not an image",
    insecure: "Use https://",
  },
  zh: {
    content: "文字（Markdown）",
    title: "AI 优化",
    open: "设置",
    enhance: "用 AI 优化",
    draw: "生成图片",
    suggestion: "优化建议",
    save: "保存",
    cancel: "取消",
    retry: "重试",
    apply: "采用",
    clear: "清除",
    remove: "移除图片",
    key: "API 密钥",
    url: "接口地址",
    same: "与文字模型使用相同的密钥和地址",
    forget: "忘掉密钥",
    refusedKey: "服务商拒绝了这个密钥",
    cors: "不允许浏览器直接请求（CORS）",
    local: "本机",
    cutOff: "没有写完",
    wait: "等待 7 秒",
    blocked: "不允许本页读取",
    notAPicture: "不是可以显示的图片",
    insecure: "请使用 https://",
  },
};

type Language = keyof typeof words;

const test = base.extend<{ provider: FakeProvider }>({
  provider: async ({ playwright: _ }, use) => {
    const provider = await startFakeProvider();
    await use(provider);
    await provider.close();
  },
});

async function openCard(page: Page, language: Language) {
  await page.goto(`/share-card?lang=${language}`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel(words[language].content).fill("# Some words\n\nworth sharing");
  return page.getByRole("region", { name: words[language].title });
}

/** Opens the card with the provider's address and key saved, the key for images too. */
async function withKey(page: Page, language: Language, provider: FakeProvider) {
  const section = await openCard(page, language);
  const say = words[language];
  await section.getByRole("button", { name: say.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say.key).first().fill(key);
  await dialog.getByLabel(say.url).first().fill(`${provider.baseUrl}/`);
  await dialog.getByRole("button", { name: say.same }).click();
  await dialog.getByRole("button", { name: say.save, exact: true }).click();
  await expect(dialog).toBeHidden();
  return section;
}

for (const language of ["en", "zh"] as const) {
  const say = words[language];

  test(`a text is enhanced, changed and applied in ${language}, and its picture drawn`, async ({
    page,
    provider,
  }) => {
    const toUs: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(ORIGIN)) return;
      toUs.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
    });
    const section = await withKey(page, language, provider);
    await section.getByRole("button", { name: say.enhance }).click();
    const suggestion = section.getByLabel(say.suggestion);
    await expect(suggestion).toHaveValue(fakeSuggestion);
    await suggestion.fill(`${fakeSuggestion} Mine.`);
    await section.getByRole("button", { name: say.draw }).click();
    await expect(section.getByRole("img")).toHaveAttribute("src", /^data:image\/png;base64,/);
    await section.getByRole("button", { name: say.apply }).click();
    await expect(page.getByLabel(say.content)).toHaveValue(`${fakeSuggestion} Mine.`);
    await expect(suggestion).toBeHidden();
    await section.getByRole("button", { name: say.remove }).click();
    await expect(section.getByRole("img")).toBeHidden();

    const [text, image] = provider.requests;
    expect(text?.authorization).toBe(`Bearer ${key}`);
    expect(text?.body.messages?.[0]?.content).toMatch(
      language === "zh" ? /内容优化助手/ : /optimisation assistant/,
    );
    expect(text?.body.messages?.[1]?.content).toContain("worth sharing");
    expect(image?.body).toMatchObject({ prompt: `${fakeSuggestion} Mine.`, response_format: "b64_json" });
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(toUs.join("\n")).not.toContain(key);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain(key);
    expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...sessionStorage }))).not.toContain(
      key,
    );
    expect(await readFile(".wrangler/e2e.log", "utf8")).not.toContain(key);
  });

  test(`every failure is shown with a way to try again in ${language}`, async ({ page, provider }) => {
    const section = await withKey(page, language, provider);
    const alert = section.getByRole("alert");
    provider.play("refusesKey");
    await section.getByRole("button", { name: say.enhance }).click();
    await expect(alert).toContainText(say.refusedKey);
    await expect(alert).toContainText("Incorrect API key provided: ***");
    await expect(page.locator("body")).not.toContainText(key);
    provider.play("tooMany");
    await alert.getByRole("button", { name: say.retry }).click();
    await expect(alert).toContainText(say.wait);
    provider.cors = false;
    await alert.getByRole("button", { name: say.retry }).click();
    await expect(alert).toContainText(say.local);
    provider.cors = true;
    provider.play("cutOff");
    await alert.getByRole("button", { name: say.retry }).click();
    await expect(section.getByLabel(say.suggestion)).toHaveValue(fakeSuggestion);
    await expect(section).toContainText(say.cutOff);
    await expect(alert).toBeHidden();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`settings, failure and suggestion have no finding in ${language}, ${colorScheme}`, async ({
      page,
      provider,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const section = await withKey(page, language, provider);
      provider.play("refusesContent", "cutOff");
      await section.getByRole("button", { name: say.draw }).click();
      await expect(section.getByRole("alert")).toContainText("safety system");
      const failed = await new AxeBuilder({ page }).withTags(tags).analyze();
      await section.getByRole("button", { name: say.enhance }).click();
      await expect(section.getByLabel(say.suggestion)).toBeVisible();
      const suggested = await new AxeBuilder({ page }).withTags(tags).analyze();
      await section.getByRole("button", { name: say.open }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say.url).first().fill("http://api.example/v1");
      await dialog.getByRole("button", { name: say.save, exact: true }).click();
      await expect(dialog.getByRole("alert")).toContainText(say.insecure);
      const asked = await new AxeBuilder({ page }).withTags(tags).analyze();
      const findings = [failed, suggested, asked].flatMap(({ violations }) => violations);
      expect(findings.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  }
}

test("a provider that gives this page no answer is explained", async ({ page, provider }) => {
  const section = await openCard(page, "en");
  const settings = { apiKey: key, baseUrl: provider.baseUrl.replace("http:", "https:"), model: "m" };
  await page.evaluate(
    (text) => localStorage.setItem("wink.provider", text),
    JSON.stringify({ text: settings, image: settings }),
  );
  await section.getByRole("button", { name: "Enhance with AI" }).click();
  await expect(section.getByRole("alert")).toContainText(words.en.cors);
  expect(provider.requests).toEqual([]);
});

test("without a key the settings open by themselves and nothing is sent", async ({ page, provider }) => {
  const section = await openCard(page, "en");
  await section.getByRole("button", { name: "Enhance with AI" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Add an API key for text first.");
  await dialog.getByLabel("API key").first().fill(key);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
  expect(provider.requests).toEqual([]);
});

test("two clicks send one request, and cancelling brings the buttons back", async ({ page, provider }) => {
  const section = await withKey(page, "en", provider);
  provider.play("hang");
  await section.getByRole("button", { name: "Enhance with AI" }).dblclick();
  await expect(section.getByRole("button", { name: "Processing…" })).toBeDisabled();
  await section.getByRole("button", { name: "Cancel" }).click();
  await expect(section).toContainText("Cancelled. Nothing was changed.");
  await expect(section.getByRole("button", { name: "Enhance with AI" })).toBeEnabled();
  expect(provider.requests).toHaveLength(1);
});

test("a picture is asked for again without a word the provider does not know", async ({ page, provider }) => {
  const section = await withKey(page, "en", provider);
  provider.play("refusesFormat");
  await section.getByRole("button", { name: "Generate image" }).click();
  await expect(section.getByRole("img")).toBeVisible();
  expect(provider.requests.map(({ body }) => body.response_format)).toEqual(["b64_json", undefined]);
});

test("a picture by address is taken in, or told with the way to it", async ({ page, provider }) => {
  const section = await withKey(page, "en", provider);
  provider.play("pictureByUrl", "pictureByClosedUrl", "notAPicture");
  const draw = section.getByRole("button", { name: "Generate image" });
  await draw.click();
  await expect(section.getByRole("img")).toHaveAttribute("src", /^data:/);
  await draw.click();
  await expect(section.getByRole("alert")).toContainText(words.en.blocked);
  await expect(section.getByRole("link")).toHaveAttribute("href", /closed\.png$/);
  await draw.click();
  await expect(section.getByRole("alert")).toContainText(words.en.notAPicture);
});

test("the keys can be forgotten", async ({ page, provider }) => {
  const section = await withKey(page, "en", provider);
  await section.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("API key").first()).toHaveAttribute("type", "password");
  await dialog.getByRole("button", { name: "Forget the keys" }).click();
  await expect(dialog.getByRole("status")).toContainText("forgotten");
  await expect(dialog.getByLabel("API key").first()).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
});

test("the keyboard alone is enough", async ({ page, provider }) => {
  const section = await openCard(page, "en");
  await section.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("API key").first()).toBeFocused();
  await page.keyboard.type(key);
  await page.keyboard.press("Tab");
  await page.keyboard.type(provider.baseUrl);
  await page.keyboard.press("Enter");
  await expect(section.getByRole("button", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  provider.play("down", "ok");
  await page.keyboard.press("Enter");
  await expect(section.getByRole("alert")).toBeVisible();
  await expect(section.getByRole("button", { name: "Enhance with AI" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(section.getByRole("button", { name: "Try again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(section.getByLabel("Suggestion")).toHaveValue(fakeSuggestion);
  await section.getByLabel("Suggestion").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(words.en.content)).toHaveValue(fakeSuggestion);
  await expect(section.getByRole("button", { name: "Enhance with AI" })).toBeFocused();
});
