import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { startFakeOpenai } from "../../support/fake-openai";
import { DATA, expect, ORIGIN, test, upload } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

// The configuration is one for the whole server, so nothing here runs beside anything else of this file. A model is configured only
// while a credit is used: without one, the resumes of other journeys never go there.
test.describe.configure({ mode: "serial" });

const ADMIN = "admin@example.com";
const KEY = "jina-e2e-0123456789-wxyz";

const words = {
  en: {
    title: "Service configuration",
    reader: "Jina Reader URL",
    key: "Jina API key",
    openaiUrl: "OpenAI base URL",
    save: "Save",
    saved: "Configuration saved",
    stored: "stored, ends in wxyz",
    keyNeeded: "The address was changed. Please enter the key of this service again.",
    badAddress: "This cannot be used. Please check it.",
    test: "Test Jina Reader",
    works: "Works",
    refused: "Refused the key",
    show: "Show the Jina key as typed",
    removeKey: "Remove the stored Jina key",
    builtin: /built-in rules/,
  },
  zh: {
    title: "服务配置",
    reader: "Jina Reader 地址",
    key: "Jina API 密钥",
    openaiUrl: "OpenAI 基础地址",
    save: "保存",
    saved: "配置已保存",
    stored: "已保存，末四位是 wxyz",
    keyNeeded: "地址已更改，请重新输入这个服务的密钥。",
    badAddress: "此内容无法使用，请检查。",
    test: "测试 Jina Reader",
    works: "可用",
    refused: "密钥被拒绝",
    show: "显示正在输入的 Jina 密钥",
    removeKey: "删除已保存的 Jina 密钥",
    builtin: /内置规则/,
  },
};

let server: Server;
let address = "";
const keys: (string | undefined)[] = [];

test.beforeAll(async () => {
  server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    response.writeHead(request.headers.authorization === `Bearer ${KEY}` ? 200 : 401).end("# Example");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server.close());

async function open(page: Page, language: "en" | "zh", isRunning: boolean) {
  await page.goto(`/llm-config?lang=${language}`);
  if (isRunning) await untilRunning(page);
}

for (const language of ["en", "zh"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    const say = words[language];

    test.describe(`${language}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("services are saved, tested and cleared, and a key follows to no other address", async ({
        page,
        signIn,
      }) => {
        await signIn(ADMIN);
        await open(page, language, javaScriptEnabled);
        keys.length = 0;
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
        await expect(page.getByText(say.builtin)).toBeVisible();
        const reader = page.getByLabel(say.reader);
        const key = page.locator("input[name=jinaKey]");
        const save = page.getByRole("button", { name: say.save, exact: true });

        await reader.fill("no address");
        await save.click();
        await expect(page.getByText(say.badAddress)).toBeVisible();
        await expect(reader).toHaveValue("no address");

        await reader.fill(address);
        await key.fill(KEY);
        if (javaScriptEnabled) {
          await expect(key).toHaveAttribute("type", "password");
          await page.getByLabel(say.show).check();
          await expect(key).toHaveAttribute("type", "text");
        }
        await save.click();
        await expect(page.getByText(say.saved)).toBeVisible();
        await expect(page.getByText(say.stored)).toBeAttached();

        await open(page, language, javaScriptEnabled);
        await expect(reader).toHaveValue(address);
        expect(await page.content()).not.toContain(KEY);
        await page.getByRole("button", { name: say.test }).click();
        await expect(page.getByText(say.works, { exact: true })).toBeVisible();
        expect(keys).toEqual([`Bearer ${KEY}`]);

        await reader.fill(`${address}/elsewhere`);
        for (const button of [page.getByRole("button", { name: say.test }), save]) {
          await button.click();
          await expect(page.getByText(say.keyNeeded)).toBeVisible();
          await expect(reader).toHaveValue(`${address}/elsewhere`);
        }
        expect(keys).toHaveLength(1);
        await key.fill("another-key-0123456789");
        await page.getByRole("button", { name: say.test }).click();
        await expect(page.getByText(say.refused)).toBeVisible();
        expect(keys).toEqual([`Bearer ${KEY}`, "Bearer another-key-0123456789"]);

        await open(page, language, javaScriptEnabled);
        await page.getByLabel(say.removeKey).check();
        await reader.fill("");
        await save.click();
        await expect(page.getByText(say.saved)).toBeVisible();
        await expect(page.getByText(say.stored)).toHaveCount(0);
      });
    });
  }
}

test("what is saved stands in the change history, and the form is saved by Enter", async ({
  page,
  signIn,
}) => {
  await signIn(ADMIN);
  await open(page, "en", true);
  await page.getByLabel("OpenAI base URL").focus();
  await page.keyboard.type("https://llm.example/v1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Configuration saved")).toBeVisible();
  await expect(page.getByText(/built-in rules/)).toBeVisible();
  await page.getByLabel("OpenAI base URL").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Configuration saved")).toBeVisible();
  await page.goto("/member-manage?lang=en");
  await expect(page.getByRole("row").filter({ hasText: "llm_config" }).first()).toContainText(
    "Configuration saved",
  );
});

for (const [language, label, range, saved] of [
  ["en", "Articles per run", "Enter a whole number from 1 to 60.", "Configuration saved"],
  ["zh", "每次收录的文章数", "请填写 1 到 60 之间的整数。", "配置已保存"],
] as const) {
  test(`the limits of the radar are set within their range (${language})`, async ({ page, signIn }) => {
    await signIn(ADMIN);
    await open(page, language, true);
    const items = page.getByLabel(label);
    const tokens = page.locator("input[name=radarTokensPerDay]");
    await expect(items).toHaveAttribute("placeholder", "30");
    await items.fill("61");
    await tokens.fill("2,000,000");
    await page.keyboard.press("Enter");
    await expect(page.getByText(range)).toBeVisible();
    await expect(tokens).toHaveValue("2,000,000");
    await items.fill("12");
    await page.keyboard.press("Enter");
    await expect(page.getByText(saved)).toBeVisible();
    await open(page, language, true);
    await expect(items).toHaveValue("12");
    await expect(tokens).toHaveValue("2000000");
    await items.fill("");
    await tokens.fill("");
    await page.keyboard.press("Enter");
    await expect(page.getByText(saved)).toBeVisible();
    await open(page, language, true);
    await expect(items).toHaveValue("");
  });
}

for (const [language, left, byModel, byRules] of [
  ["en", "You have 1 left", "Suggested by an AI model.", "Suggested by rules, no AI model involved."],
  ["zh", "还剩 1 次", "修改建议由 AI 模型生成。", "修改建议由规则生成，未使用 AI 模型。"],
] as const) {
  test(`a credit that was bought is used once (${language})`, async ({ page, signIn, browser }) => {
    test.slow();
    const model = await startFakeOpenai();
    const administrator = await browser.newContext();
    const post = (context: typeof administrator, path: string, form: Record<string, string>) =>
      context.request.post(ORIGIN + path, { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });
    await post(administrator, "/signin", { email: ADMIN });
    const configure = (value: object) =>
      administrator.request.post(`${ORIGIN}/api/config`, {
        data: { type: "llm_config", value },
        headers: { Origin: ORIGIN },
      });
    expect((await configure({ openaiUrl: model.baseUrl, openaiKey: "key-of-the-journey" })).status()).toBe(
      200,
    );
    try {
      await signIn();
      const resume = `${DATA}/awesome-cv-resume.pdf`;
      await page.goto(`/offerwink?lang=${language}`);
      const checkout = await post(page.context(), "/api/billing/checkout", { plan: "perUse" });
      await page.goto(checkout.headers().location ?? "");
      await page.getByRole("button", { name: language === "en" ? "Pay" : "付款" }).click();
      await page.goto(`/offerwink?lang=${language}`);
      await expect(page.getByText(left)).toBeVisible();
      await upload(page, resume, language);
      await expect(page.getByText(byModel)).toBeVisible();
      const asked = model.requests.length;
      expect(asked).toBeGreaterThan(0);
      await page.goto(`/offerwink?lang=${language}`);
      await expect(page.getByText(left)).toHaveCount(0);
      await upload(page, resume, language);
      await expect(page.getByText(byRules)).toBeVisible();
      expect(model.requests).toHaveLength(asked);
    } finally {
      await configure({ openaiKey: null });
      await administrator.close();
      await model.close();
    }
  });
}
