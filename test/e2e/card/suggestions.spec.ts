import { readFile } from "node:fs/promises";
import { findings } from "../pages/accessibility";
import { fakeSuggestion } from "../pages/fake-provider";
import { expect, ORIGIN } from "../pages/fixtures";
import { enterKey, key, openCard, test, withKey, words } from "../pages/provider";
import { untilRunning } from "../pages/running";

test("a text is enhanced, changed and applied, its picture drawn, within the page's policy, and only the provider gets the key", async ({
  page,
  provider,
}) => {
  const say = words.zh;
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      console.info(`policy: ${effectiveDirective} ${blockedURI}`);
    });
  });
  const broken: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("policy:")) broken.push(message.text());
  });
  const toUs: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(ORIGIN)) return;
    toUs.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  const section = await openCard(page, "zh");
  const content = page.getByRole("textbox", { name: say.content });
  await enterKey(page, section, "zh", provider);
  await section.getByRole("button", { name: say.enhance }).click();
  const suggestion = section.getByRole("textbox", { name: say.suggestion });
  await expect(suggestion).toHaveValue(fakeSuggestion);
  await suggestion.fill(`${fakeSuggestion} Mine.`);
  await section.getByRole("button", { name: say.draw }).click();
  await expect(section.getByRole("img")).toHaveAttribute("src", /^data:image\/png;base64,/);
  await section.getByRole("button", { name: say.apply }).click();
  await expect(content).toHaveValue(`${fakeSuggestion} Mine.`);
  await expect(suggestion).toBeHidden();
  await section.getByRole("button", { name: say.remove }).click();
  await expect(section.getByRole("img")).toBeHidden();

  expect(broken).toEqual([]);

  const [text, image] = provider.requests;
  expect(text?.authorization).toBe(`Bearer ${key}`);
  expect(text?.body.messages?.[0]?.content).toMatch(/内容优化助手/);
  expect(text?.body.messages?.[1]?.content).toContain("worth sharing");
  // Drawn while the suggestion was still pending: the picture is of the content.
  expect(image?.body).toMatchObject({
    prompt: "# Some words\n\nworth sharing",
    response_format: "b64_json",
  });
  await page.reload();
  await untilRunning(page);
  expect(toUs.join("\n")).not.toContain(key);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain(key);
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...sessionStorage }))).not.toContain(
    key,
  );
  expect(await readFile(".wrangler/e2e.log", "utf8")).not.toContain(key);
});

test("every failure is shown with a way to try again, and has no finding, nor have refused settings", async ({
  page,
  provider,
}) => {
  const say = words.en;
  const section = await withKey(page, "en", provider);
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
  await expect(section.getByRole("textbox", { name: say.suggestion })).toHaveValue(fakeSuggestion);
  await expect(section).toContainText(say.cutOff);
  await expect(alert).toBeHidden();

  provider.play("refusesContent");
  await section.getByRole("button", { name: say.draw }).click();
  await expect(alert).toContainText("safety system");
  await expect(section.getByRole("textbox", { name: say.suggestion })).toBeVisible();
  expect(await findings(page, "main"), "failure and suggestion").toEqual([]);
  await section.getByRole("button", { name: say.open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: say.url }).first().fill("http://api.example/v1");
  await dialog.getByRole("button", { name: say.save, exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText(say.insecure);
  expect(await findings(page, "dialog"), "settings").toEqual([]);
});
