import type { Page } from "@playwright/test";
import { expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";
import { grantPro, readConfig, tabTo } from "../pages/settings";

const words = {
  en: {
    change: (name: string) => `Change: ${name}`,
    save: "Save",
    saved: "Saved",
    gen_prompt: "Generation template",
    qa_prompt: "Q&A template",
    embedding: "Embedding model",
    theme: "Theme",
    quote: "Quote style",
    focus: "Focus point",
    language: "Language",
    template: "Template",
    quoteTemplate: "Template for your quotes",
    world: "World focus point",
    prompt: "Prompt for your news",
    agent: "News agent",
    other: "设置",
  },
  zh: {
    change: (name: string) => `修改${name}`,
    save: "保存",
    saved: "已保存",
    gen_prompt: "生成模板",
    qa_prompt: "问答模板",
    embedding: "嵌入模型",
    theme: "主题",
    quote: "格言风格",
    focus: "关注点",
    language: "语言",
    template: "模板",
    quoteTemplate: "格言生成模板",
    world: "世界关注点",
    prompt: "资讯推送 Prompt",
    agent: "启用资讯助手",
    other: "Settings",
  },
};

type Form = "gen_prompt" | "qa_prompt" | "embedding" | "theme" | "quote" | "focus" | "language";

for (const language of ["en", "zh"] as const) {
  for (const scripts of [true, false]) {
    test.describe(`${language}, ${scripts ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled: scripts });
      const say = words[language];

      async function open(page: Page, form: Form) {
        await tabTo(page, page.getByRole("link", { name: say.change(say[form]) }));
        await page.keyboard.press("Enter");
        const within = scripts ? page.getByRole("dialog") : page.locator(`#${form}`);
        await expect(within.getByRole("button", { name: say.save, exact: true })).toBeVisible();
        return within;
      }

      async function save(page: Page, form: Form) {
        await tabTo(page, page.getByRole("button", { name: say.save, exact: true }));
        await page.keyboard.press("Enter");
        await expect(page.locator(`#${form}`).getByRole("status")).toHaveText(say.saved);
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }

      test("every form is filled in by keyboard alone", async ({ page, signIn }) => {
        test.slow();
        await grantPro(await signIn());
        await page.goto(`/memwink_settings?lang=${language}`);
        if (scripts) await untilRunning(page);

        for (const form of ["gen_prompt", "qa_prompt"] as const) {
          const within = await open(page, form);
          await tabTo(page, within.getByLabel(say.template, { exact: true }));
          await page.keyboard.press("Control+A");
          await page.keyboard.type(`Mine for ${form}`);
          await save(page, form);
          expect(await readConfig(page, `memwink_${form}`)).toMatchObject({ value: `Mine for ${form}` });
        }

        const choices = [
          ["embedding", "memwink_embed_model", "basic_local", "basic_cloud"],
          ["theme", "memwink_theme", "bing", "car"],
        ] as const;
        for (const [form, type, before, after] of choices) {
          const within = await open(page, form);
          await tabTo(page, within.locator(`input[value=${before}]`));
          await page.keyboard.press("ArrowRight");
          await save(page, form);
          expect(await readConfig(page, type)).toMatchObject({ value: after, is_default: false });
        }

        const quote = await open(page, "quote");
        await tabTo(page, quote.locator("input[value=default]"));
        await page.keyboard.press("ArrowLeft");
        await tabTo(page, quote.getByLabel(say.quoteTemplate));
        await page.keyboard.type("A line about the sea");
        await save(page, "quote");
        expect(await readConfig(page, "memwink_quote_style")).toMatchObject({ value: "custom" });
        expect(await readConfig(page, "memwink_quote_template")).toMatchObject({
          value: "A line about the sea",
        });

        const focus = await open(page, "focus");
        await tabTo(page, focus.getByLabel(say.world));
        await page.keyboard.press("ArrowDown");
        await tabTo(page, focus.getByLabel(say.prompt));
        await page.keyboard.type("only chips");
        await tabTo(page, focus.getByLabel(say.agent));
        await page.keyboard.press("Space");
        await save(page, "focus");
        expect(await readConfig(page, "memwink_news_agent")).toMatchObject({
          value: { enabled: true, prompt: "only chips", worldFilter: expect.stringMatching(/./) },
        });

        const chosen = await open(page, "language");
        await tabTo(page, chosen.locator("input:checked"));
        await page.keyboard.press(language === "zh" ? "ArrowRight" : "ArrowLeft");
        await tabTo(page, page.getByRole("button", { name: say.save, exact: true }));
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.other);
        expect(await readConfig(page, "language")).toMatchObject({ value: language === "zh" ? "en" : "zh" });
      });
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what is refused is said in its own words, and what was typed stays", async ({ page, signIn }) => {
    await grantPro(await signIn());
    const refusal = async (form: string, fill: () => Promise<void>, message: string) => {
      await page.goto(`/memwink_settings?edit=${form}&lang=zh`);
      await fill();
      await page.getByRole("button", { name: "保存", exact: true }).click();
      await expect(page.getByRole("alert")).toContainText(message);
    };
    await refusal(
      "gen_prompt",
      () => page.getByLabel("模板", { exact: true }).fill("  "),
      "请输入有效的模板内容",
    );
    await refusal("quote", () => page.locator("input[value=custom]").check(), "请输入有效的格言生成模板");
    await expect(page.locator("input[value=custom]")).toBeChecked();
    await refusal("focus", () => page.getByLabel("资讯推送 Prompt").fill("只要芯片"), "请选择世界关注点");
    await expect(page.getByLabel("资讯推送 Prompt")).toHaveValue("只要芯片");
    const choose = async () => void (await page.getByLabel("世界关注点").selectOption("ai_news_zh"));
    await refusal("focus", choose, "请输入有效的资讯推送 Prompt");
    await expect(page.getByLabel("世界关注点")).toHaveValue("ai_news_zh");
    expect(await readConfig(page, "memwink_news_agent")).toMatchObject({ is_default: true });
  });
});

test("a free account is told what is for Pro, and may choose a world focus", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/memwink_settings?lang=zh");
  await untilRunning(page);
  await page.getByRole("link", { name: "修改生成模板" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("此项设置仅限 Pro 用户。")).toBeVisible();
  await expect(dialog.getByLabel("模板", { exact: true })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "保存", exact: true })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "修改生成模板" })).toBeFocused();

  await page.getByRole("link", { name: "修改关注点" }).click();
  await expect(dialog.getByLabel("资讯推送 Prompt")).toBeDisabled();
  await expect(dialog.getByText("自定义关注点仅限 Pro 用户使用")).toBeVisible();
  await expect(dialog.getByText("8–10 小时")).toBeVisible();
  await dialog.getByLabel("世界关注点").selectOption("ai_news_zh");
  await dialog.getByRole("button", { name: "保存", exact: true }).click();
  await expect(page.locator("#focus").getByRole("status")).toHaveText("已保存");
  expect(await readConfig(page, "memwink_news_agent")).toMatchObject({
    value: { worldFilter: "ai_news_zh", enabled: false },
  });
});

test("a save that fails is said in the form, which keeps what was typed", async ({ page, signIn }) => {
  await grantPro(await signIn());
  await page.goto("/memwink_settings?lang=zh");
  await untilRunning(page);
  await page.getByRole("link", { name: "修改问答模板" }).click();
  const template = page.getByRole("dialog").getByLabel("模板", { exact: true });
  await template.fill("");
  await expect(page.getByRole("button", { name: "保存", exact: true })).toBeDisabled();
  await template.fill("先给结论");
  await page.route(/memwink_settings/, (route) => route.abort());
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("保存失败，请稍后重试");
  await expect(template).toHaveValue("先给结论");
  await page.unroute(/memwink_settings/);
  await page.getByRole("button", { name: "保存", exact: true }).click();
  await expect(page.locator("#qa_prompt").getByRole("status")).toHaveText("已保存");
});

const failures = {
  en: { save: "Save", network: "Network error", failed: "Save failed, please try again later" },
  zh: { save: "保存", network: "网络错误", failed: "保存失败，请稍后重试" },
};

for (const language of ["en", "zh"] as const) {
  test(`no answer and an error of the server are told apart in ${language}, and nothing typed is lost`, async ({
    page,
    signIn,
  }) => {
    const say = failures[language];
    await signIn("admin@example.com");
    for (const [path, name] of [
      ["/llm-config", "openaiModel"],
      ["/focus-point-config", "points[0].tag_name"],
    ]) {
      await page.goto(`${path}?lang=${language}`);
      await untilRunning(page);
      const field = page.locator(`[name="${name}"]`);
      await field.fill("typed");
      const save = page.getByRole("button", { name: say.save, exact: true }).filter({ visible: true });
      const isForm = (url: URL) => url.pathname === path;
      const answers = [
        [say.network, "abort"],
        [say.failed, "error"],
      ] as const;
      for (const [message, answer] of answers) {
        await page.route(isForm, (route) => {
          if (route.request().method() !== "POST") return route.continue();
          if (answer === "abort") return route.abort();
          return route.fulfill({ status: 500, body: "{}", headers: { "X-Remix-Error": "yes" } });
        });
        await save.click();
        await expect(page.getByText(message)).toBeVisible();
        await expect(field).toHaveValue("typed");
        await page.unroute(isForm);
      }
    }
  });
}
