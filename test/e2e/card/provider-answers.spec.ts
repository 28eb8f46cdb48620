import { fakeSuggestion, type ProviderMode } from "../pages/fake-provider";
import { expect } from "../pages/fixtures";
import { key, openCard, test, withKey, words } from "../pages/provider";
import { untilRunning } from "../pages/running";

test("without a key the settings open by themselves and nothing is sent; a provider that gives no answer is explained", async ({
  page,
  provider,
}) => {
  const section = await openCard(page, "en");
  const enhance = section.getByRole("button", { name: words.en.enhance });
  await enhance.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Add an API key for text first.");
  await dialog.getByLabel("API key").first().fill(key);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);

  const settings = { apiKey: key, baseUrl: provider.baseUrl.replace("http:", "https:"), model: "m" };
  await page.evaluate(
    (text) => localStorage.setItem("wink.provider", text),
    JSON.stringify({ text: settings, image: settings }),
  );
  await page.reload();
  await untilRunning(page);
  await enhance.click();
  await expect(section.getByRole("alert")).toContainText(words.en.cors);
  expect(provider.requests).toEqual([]);
});

test("two clicks send one request, cancelling brings the buttons back, and the keys can be forgotten", async ({
  page,
  provider,
}) => {
  const section = await withKey(page, "en", provider);
  provider.play("hang");
  await section.getByRole("button", { name: "Enhance with AI" }).dblclick();
  await expect(section.getByRole("button", { name: "Processing…" })).toBeDisabled();
  await expect.poll(() => provider.requests.length).toBe(1);
  await section.getByRole("button", { name: "Cancel" }).click();
  await expect(section).toContainText("Cancelled.");
  await expect(section.getByRole("button", { name: "Enhance with AI" })).toBeEnabled();
  expect(provider.requests).toHaveLength(1);

  await section.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("API key for text").and(page.locator("input"));
  await expect(field).toHaveAttribute("type", "password");
  for (const name of ["Replace API key for text", "Replace API key for images"]) {
    await expect(dialog.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await dialog.getByRole("button", { name: "Forget the keys" }).click();
  await expect(dialog.getByRole("status")).toContainText("forgotten");
  await expect(field).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(key);
});

test("a picture is asked for again without an unknown word, and by address is taken in, or told with the way to it", async ({
  page,
  provider,
}) => {
  const section = await withKey(page, "en", provider);
  const draw = section.getByRole("button", { name: "Generate image" });
  provider.play("refusesFormat");
  await draw.click();
  await expect(section.getByRole("img")).toBeVisible();
  expect(provider.requests.map(({ body }) => body.response_format)).toEqual(["b64_json", undefined]);
  provider.play("pictureByUrl", "pictureByClosedUrl", "notAPicture");
  await draw.click();
  await expect(section.getByRole("img")).toHaveAttribute("src", /^data:/);
  await draw.click();
  await expect(section.getByRole("alert")).toContainText(words.en.blocked);
  await expect(section.getByRole("link")).toHaveAttribute("href", /closed\.png$/);
  await draw.click();
  await expect(section.getByRole("alert")).toContainText(words.en.notAPicture);
});

const hostile: [ProviderMode, string][] = [
  ["endless", "too large to be what was asked for"],
  ["cutShort", "broke off in the middle"],
  ["elsewhere", "your key is not sent after it"],
  ["hugePicture", "not an image that can be drawn"],
];

test("a hostile provider is told, and takes neither the text nor the key", async ({ page, provider }) => {
  const say = words.en;
  const section = await withKey(page, "en", provider);
  for (const [mode, message] of hostile) {
    provider.play(mode);
    await section.getByRole("button", { name: mode === "hugePicture" ? say.draw : say.enhance }).click();
    await expect(section.getByRole("alert")).toContainText(message);
    expect(provider.requests).toHaveLength(1);
    await expect(page.getByRole("textbox", { name: say.content })).toHaveValue(
      "# Some words\n\nworth sharing",
    );
  }
});

test("the keyboard alone is enough", async ({ page, provider }) => {
  const section = await openCard(page, "en");
  await section.getByRole("button", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("API key").first()).toBeFocused();
  await page.keyboard.insertText(key);
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(provider.baseUrl);
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
  await expect(section.getByRole("textbox", { name: "Suggestion" })).toHaveValue(fakeSuggestion);
  await section.getByRole("textbox", { name: "Suggestion" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: words.en.content })).toHaveValue(fakeSuggestion);
  await expect(section.getByRole("button", { name: "Enhance with AI" })).toBeFocused();
});
