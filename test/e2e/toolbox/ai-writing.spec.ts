import { readFileSync } from "node:fs";
import { findings } from "../pages/accessibility";
import { expect, ORIGIN } from "../pages/fixtures";
import { key, storeKey, test } from "../pages/provider";
import { untilRunning } from "../pages/running";

test("a question is answered, followed up, translated, drawn and opened in the editor, and only the provider gets the key", async ({
  page,
  provider,
}) => {
  const toUs: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(ORIGIN)) return;
    toUs.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  await page.goto("/ai-writing?lang=en");
  await untilRunning(page);
  const main = page.getByRole("main");
  await expect(main.getByText("You need an API key to begin")).toBeVisible();
  await main.getByRole("textbox", { name: "Your question" }).fill("What is best?");
  await main.getByRole("button", { name: "Ask" }).click();
  await expect(page.getByRole("dialog")).toContainText("Add an API key for text first.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await main.getByRole("button", { name: "Add a key" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await storeKey(page, provider);
  await page.goto("/ai-writing?lang=en");
  await untilRunning(page);

  await main.getByRole("textbox", { name: "Your question" }).fill("What is best?");
  await main.getByRole("button", { name: "Ask" }).dblclick();
  const answers = main.getByRole("region", { name: "Answers" });
  await expect(answers.getByRole("heading", { name: "In short" })).toBeVisible();
  await expect(answers.locator("img, script")).toHaveCount(0);
  const reply = main.getByRole("textbox", { name: "Your reply" });
  await expect(reply).toHaveValue("");
  expect(provider.requests).toHaveLength(1);
  await reply.fill("And why?");
  await main.getByRole("button", { name: "Ask" }).click();
  await expect(answers.getByRole("article")).toHaveCount(2);
  const talk = provider.requests.at(-1)?.body.messages?.slice(1) ?? [];
  expect(talk.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);

  await main.getByRole("link", { name: "Chinese article to English" }).click();
  await expect(page).toHaveURL(/preset=chineseToEnglish/);
  await main.getByRole("textbox").fill("# 标题");
  await main.getByRole("button", { name: "Translate" }).click();
  await expect(answers.getByRole("article")).toHaveCount(1);
  await expect(main.getByRole("textbox")).toHaveValue("# 标题");
  expect(provider.requests.at(-1)?.body.messages?.[1]?.content).toContain("<CONTENT>\n# 标题\n</CONTENT>");

  await main.getByRole("link", { name: "AI drawing" }).click();
  await main.getByRole("textbox").fill("A lighthouse");
  await main.getByRole("button", { name: "Draw" }).click();
  await expect(answers.getByRole("img")).toHaveAttribute("src", /^data:image\/png/);
  const saved = page.waitForEvent("download");
  await answers.getByRole("button", { name: "Download" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("picture.png");
  expect(
    readFileSync(await file.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");

  await main.getByRole("link", { name: "Deep Q&A" }).click();
  const opened = page.waitForEvent("popup");
  await answers.getByRole("link", { name: "Open in the editor" }).first().click();
  const editor = await opened;
  await expect(answers.getByRole("article")).toHaveCount(2);
  await expect(editor.getByRole("textbox").first()).toHaveValue(/^## In short\n\nIt \*\*depends\*\*/);
  expect(provider.requests[0]?.authorization).toBe(`Bearer ${key}`);
  expect(toUs.join("\n")).not.toContain(key);
});

test("a failure takes nothing away, and a stopped or broken answer keeps what came", async ({
  page,
  provider,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await storeKey(page, provider);
  await page.goto("/ai-writing?preset=generalWriting&lang=zh");
  await untilRunning(page);
  const main = page.getByRole("main");
  const brief = main.getByRole("textbox", { name: "写作要求" });
  const run = main.getByRole("button", { name: "写初稿" });
  const answers = main.getByRole("region", { name: "回答" });
  await brief.fill("写一段话");
  provider.play("tooMany", "halfStream", "brokenStream", "refusesKey", "ok");
  await run.click();
  await expect(main.getByRole("alert")).toContainText("等待 7 秒");
  await expect(brief).toHaveValue("写一段话");
  await main.getByRole("button", { name: "重试" }).click();
  await expect(answers.getByRole("heading", { name: "In short" })).toBeVisible();
  await main.getByRole("button", { name: "停止" }).click();
  await expect(run).toBeFocused();
  await expect(answers).toContainText("已写出的部分保留在此");
  await expect(answers.getByRole("heading", { name: "In short" })).toBeVisible();
  expect(await findings(page, "main")).toEqual([]);
  await run.click();
  await expect(main.getByRole("alert")).toContainText("连接中断");
  await expect(answers).toContainText("In short");
  await run.click();
  await expect(main.getByRole("alert")).toContainText("服务商拒绝了这个密钥");
  await expect(answers).toContainText("In short");
  await run.click();
  await expect(answers.locator("strong")).toHaveText("depends");
  await expect(main.getByRole("alert")).toHaveCount(0);
  await expect(answers).not.toContainText("已写出的部分");
  await expect(brief).toHaveValue("写一段话");
});
