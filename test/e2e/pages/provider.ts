import type { Page } from "@playwright/test";
import { type FakeProvider, startFakeProvider } from "./fake-provider";
import { test as base, expect } from "./fixtures";
import { untilRunning } from "./running";

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
  await page.goto(`/share-card?lang=${language}`);
  await untilRunning(page);
  await page.getByLabel(words[language].content).fill("# Some words\n\nworth sharing");
  return page.getByRole("region", { name: words[language].title });
}

/** Opens the card with the provider's address and key saved, the key for images too. */
export async function withKey(page: Page, language: Language, provider: FakeProvider) {
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
