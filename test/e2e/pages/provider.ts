import type { Locator, Page } from "@playwright/test";
import { open } from "./card";
import { type FakeProvider, startFakeProvider } from "./fake-provider";
import { test as base, expect } from "./fixtures";

export const key = `sk-secret-${crypto.randomUUID()}`;

export const words = {
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

export type Language = keyof typeof words;

export const test = base.extend<{ provider: FakeProvider }>({
  provider: async ({ playwright: _ }, use) => {
    const provider = await startFakeProvider();
    await use(provider);
    await provider.close();
  },
});

export async function openCard(page: Page, language: Language) {
  await open(page, language, { text: "# Some words\n\nworth sharing" });
  await expect(page.getByRole("textbox", { name: words[language].content })).not.toHaveValue("");
  return page.getByRole("region", { name: words[language].title });
}

/** Leaves the provider's address and key as an earlier visit saved them, the key for images too. */
export async function storeKey(page: Page, provider: FakeProvider) {
  const access = { apiKey: key, baseUrl: provider.baseUrl };
  const settings = { text: { ...access, model: "gpt-4o-mini" }, image: { ...access, model: "dall-e-3" } };
  // Stored once and not at each load, so that a test sees what the page keeps.
  await page.goto("/healthz");
  await page.evaluate((text) => localStorage.setItem("wink.provider", text), JSON.stringify(settings));
}

export async function withKey(page: Page, language: Language, provider: FakeProvider) {
  await storeKey(page, provider);
  return openCard(page, language);
}

/** Enters the key by hand, for images too. */
export async function enterKey(page: Page, section: Locator, language: Language, provider: FakeProvider) {
  const say = words[language];
  await section.getByRole("button", { name: say.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say.key).first().fill(key);
  await dialog.getByRole("textbox", { name: say.url }).first().fill(`${provider.baseUrl}/`);
  await dialog.getByRole("button", { name: say.same }).click();
  await dialog.getByRole("button", { name: say.save, exact: true }).click();
  await expect(dialog).toBeHidden();
}
