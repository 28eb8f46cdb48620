import { findings } from "../pages/accessibility";
import { expect, tabTo, test } from "../pages/fixtures";
import { openPlain } from "../pages/plain";
import { untilRunning } from "../pages/running";
import { grantPro, readConfig } from "../pages/settings";

type Form = "gen_prompt" | "qa_prompt" | "embedding" | "theme" | "quote" | "focus" | "language";

const names: Record<Form, string> = {
  gen_prompt: "Generation template",
  qa_prompt: "Q&A template",
  embedding: "Embedding model",
  theme: "Theme",
  quote: "Quote style",
  focus: "Focus point",
  language: "Language",
};

/** The other two prompts and the focus point are judged by the journey through both languages. */
const judged: Form[] = ["embedding", "theme", "quote", "language"];

test("every form is filled in by keyboard alone", async ({ page, signIn }) => {
  test.slow();
  await grantPro(await signIn());
  await page.goto("/memwink_settings?lang=en");
  await untilRunning(page);

  async function open(form: Form) {
    await tabTo(page, page.getByRole("link", { name: `Change: ${names[form]}` }));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeVisible();
    if (judged.includes(form)) expect(await findings(page, "dialog"), form).toEqual([]);
    return dialog;
  }

  async function save(form: Form) {
    await tabTo(page, page.getByRole("button", { name: "Save", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.locator(`#${form}`).getByRole("status")).toHaveText("Saved");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }

  for (const form of ["gen_prompt", "qa_prompt"] as const) {
    const dialog = await open(form);
    await tabTo(page, dialog.getByLabel("Template", { exact: true }));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(`Mine for ${form}`);
    await save(form);
    expect(await readConfig(page.request, `memwink_${form}`)).toMatchObject({ value: `Mine for ${form}` });
  }

  const choices = [
    ["embedding", "memwink_embed_model", "basic_local", "basic_cloud"],
    ["theme", "memwink_theme", "bing", "car"],
  ] as const;
  for (const [form, type, before, after] of choices) {
    const dialog = await open(form);
    await tabTo(page, dialog.locator(`input[value=${before}]`));
    await page.keyboard.press("ArrowRight");
    await save(form);
    expect(await readConfig(page.request, type)).toMatchObject({ value: after, is_default: false });
  }

  const quote = await open("quote");
  await tabTo(page, quote.locator("input[value=default]"));
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, quote.getByLabel("Template for your quotes"));
  await page.keyboard.type("A line about the sea");
  await save("quote");
  expect(await readConfig(page.request, "memwink_quote_style")).toMatchObject({ value: "custom" });
  expect(await readConfig(page.request, "memwink_quote_template")).toMatchObject({
    value: "A line about the sea",
  });

  const focus = await open("focus");
  await tabTo(page, focus.getByLabel("World focus point"));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, focus.getByLabel("Prompt for your news"));
  await page.keyboard.type("only chips");
  await tabTo(page, focus.getByLabel("News agent"));
  await page.keyboard.press("Space");
  await save("focus");
  expect(await readConfig(page.request, "memwink_news_agent")).toMatchObject({
    value: { enabled: true, prompt: "only chips", worldFilter: expect.stringMatching(/./) },
  });

  const chosen = await open("language");
  await tabTo(page, chosen.locator("input:checked"));
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, page.getByRole("button", { name: "Save", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("设置");
  expect(await readConfig(page.request, "language")).toMatchObject({ value: "zh" });
});

test("without scripts every form is saved, and what is refused is said in its own words and stays", async ({
  context,
  signIn,
}) => {
  const reader = context.request;
  await grantPro(await signIn());
  let page = await openPlain(reader, "/memwink_settings?lang=zh");
  expect(page.texts("#plans article")[0]).toContain("已包含在 Pro 里");
  const send = async (form: Form, values: Record<string, string | string[]>) => {
    page = await page.open("/memwink_settings?lang=zh");
    page = await page.follow(/^修改/, `#${form}`);
    page = await page.press("保存", values, `#${form}`);
  };
  const refused = () => page.texts("[role=alert]").join();
  await send("gen_prompt", { template: "  " });
  expect(refused()).toContain("请输入有效的模板内容");
  await send("quote", { style: "custom" });
  expect(refused()).toContain("请输入有效的格言生成模板");
  expect(page.values("style")).toEqual(["custom"]);
  await send("focus", { prompt: "只要芯片" });
  expect(refused()).toContain("请选择世界关注点");
  expect(page.values("prompt")).toEqual(["只要芯片"]);
  await send("focus", { worldFilter: "ai_news_zh" });
  expect(refused()).toContain("请输入有效的资讯推送 Prompt");
  expect(page.values("worldFilter")).toEqual(["ai_news_zh"]);
  expect(await readConfig(reader, "memwink_news_agent")).toMatchObject({ is_default: true });

  const focus = { worldFilter: "ai_news_zh", prompt: "只要芯片" };
  for (const [form, type, values, value] of [
    ["gen_prompt", "memwink_gen_prompt", { template: "先给结论" }, "先给结论"],
    ["qa_prompt", "memwink_qa_prompt", { template: "再给出处" }, "再给出处"],
    ["embedding", "memwink_embed_model", { model: "basic_cloud" }, "basic_cloud"],
    ["theme", "memwink_theme", { theme: "car" }, "car"],
    ["quote", "memwink_quote_style", { style: "custom", template: "写海" }, "custom"],
    ["focus", "memwink_news_agent", focus, expect.objectContaining(focus)],
  ] as const) {
    await send(form, values);
    expect(page.texts(`#${form} [role=status]`)).toContain("已保存");
    expect(await readConfig(reader, type)).toMatchObject({ value });
  }
  await send("language", { language: "en" });
  expect(page.texts("h1")).toEqual(["Settings"]);
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
  expect(await readConfig(page.request, "memwink_news_agent")).toMatchObject({
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

test("no answer and an error of the server are told apart, and nothing typed is lost", async ({
  page,
  signIn,
}) => {
  await signIn("admin@example.com");
  for (const [path, name] of [
    ["/llm-config", "openaiModel"],
    ["/focus-point-config", "points[0].tag_name"],
  ]) {
    await page.goto(`${path}?lang=en`);
    await untilRunning(page);
    const field = page.locator(`[name="${name}"]`);
    await field.fill("typed");
    const save = page.getByRole("button", { name: "Save", exact: true }).filter({ visible: true });
    const isForm = (url: URL) => url.pathname === path;
    for (const [message, isAnswered] of [
      ["Network error", false],
      ["Save failed, please try again later", true],
    ] as const) {
      await page.route(isForm, (route) => {
        if (route.request().method() !== "POST") return route.continue();
        if (!isAnswered) return route.abort();
        return route.fulfill({ status: 500, body: "{}", headers: { "X-Remix-Error": "yes" } });
      });
      await save.click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field).toHaveValue("typed");
      await page.unroute(isForm);
    }
  }
});
