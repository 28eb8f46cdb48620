import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../pages/fixtures";
import { untilRunning } from "../pages/running";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const words = {
  en: {
    length: "Length",
    long: "Long",
    order: "Order",
    newest: "Newest first",
    copy: "Send me a copy",
    digest: "Weekly digest",
    key: "API key",
    stored: "stored, ends in 4f2a",
    replace: "Replace",
    send: "Send",
    remove: "Delete the draft…",
    removeAccount: "Delete the account…",
    cancel: "Cancel",
    type: "Type “wink” to confirm",
  },
  zh: {
    length: "篇幅",
    long: "长",
    order: "顺序",
    newest: "最新在前",
    copy: "给我寄一份",
    digest: "每周摘要",
    key: "API 密钥",
    stored: "已保存，末四位是 4f2a",
    replace: "更换",
    send: "提交",
    remove: "删除草稿…",
    removeAccount: "注销账户…",
    cancel: "取消",
    type: "请输入“wink”以确认",
  },
};

async function openKit(page: Page, language: "en" | "zh" = "en", query = ""): Promise<Locator> {
  await page.goto(`/dev/ui?lang=${language}${query}`);
  await untilRunning(page);
  return page.getByRole("region", { name: "light", exact: true });
}

for (const language of ["en", "zh"] as const) {
  const say = words[language];

  test.describe(`without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test("a form is filled and sent, and keeps the stored secret", async ({ page }) => {
      await page.goto(`/dev/ui?lang=${language}`);
      const form = page.getByRole("region", { name: "light", exact: true }).locator("form").first();
      await expect(form.getByRole("button")).toHaveCount(1);
      await form.getByRole("radio", { name: say.long, exact: true }).check();
      await form.getByLabel(say.order).selectOption(say.newest);
      await form.getByRole("checkbox", { name: say.copy }).uncheck();
      await form.getByRole("switch", { name: say.digest }).check();
      await expect(form).toContainText("••••4f2a");
      await expect(form.getByLabel(say.key).and(page.locator("input"))).toHaveValue("");
      await form.getByRole("button", { name: say.send }).click();
      await expect(page.getByRole("status").filter({ hasText: "choice=" }).first()).toContainText(
        "choice=long · plan=free · order=newest · digest=on · secret=∅",
      );
    });
  });

  // Each language in one theme: the page shows its parts in both.
  const colorScheme = language === "en" ? "light" : "dark";

  test(`open, asked and changed, no component has a finding in ${language}, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const kit = await openKit(page, language);
    await kit.getByRole("button", { name: say.replace }).click();
    await kit.getByRole("switch", { name: say.digest }).first().check();
    const changed = await new AxeBuilder({ page }).withTags(tags).analyze();
    await kit.getByRole("button", { name: say.removeAccount }).click();
    await page.getByRole("alertdialog").getByLabel(say.type).fill("wink");
    const asked = await new AxeBuilder({ page }).withTags(tags).analyze();
    const findings = [changed, asked].flatMap(({ violations }) => violations);
    expect(findings.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test(`a confirmation is asked for and answered by keyboard in ${language}`, async ({ page }) => {
    const kit = await openKit(page, language);
    const opener = kit.getByRole("button", { name: say.remove });
    await opener.press("Enter");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("button", { name: say.cancel })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await kit.getByRole("button", { name: say.removeAccount }).press("Enter");
    const field = dialog.getByLabel(say.type);
    await expect(field).toBeFocused();
    const confirm = dialog.getByRole("button", { name: say.removeAccount.slice(0, -1) });
    await page.keyboard.type("win");
    await expect(confirm).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toHaveCount(0);
    await page.keyboard.type("k");
    await expect(confirm).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: say.removeAccount }).first()).toBeFocused();
  });
}

test("choices, switches and boxes answer to the keyboard", async ({ page }) => {
  const kit = await openKit(page);
  const group = kit.getByRole("group", { name: "Length" }).first();
  await group.getByRole("radio", { name: "Medium" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "Long" })).toBeChecked();
  await expect(group.getByRole("radio", { name: "Medium" })).not.toBeChecked();
  const digest = kit.getByRole("switch", { name: "Weekly digest" }).first();
  await digest.press("Space");
  await expect(digest).toBeChecked();
  const copy = kit.getByRole("checkbox", { name: "Send me a copy" }).first();
  await copy.press("Space");
  await expect(copy).not.toBeChecked();
});

test("an error and a hint are read with their control", async ({ page }) => {
  const kit = await openKit(page);
  const group = kit.getByRole("group", { name: "Length" });
  await expect(group.first()).toHaveAccessibleDescription("How much of it is shown.");
  await expect(group.nth(1)).toHaveAccessibleDescription("Choose one of them.");
  const box = kit.getByRole("checkbox", { name: "Send me a copy" }).nth(1);
  await expect(box).toHaveAccessibleDescription(
    "To the address you signed in with. This is needed to go on.",
  );
  await expect(box).toHaveAttribute("aria-invalid", "true");
  const select = kit.getByRole("combobox", { name: "Order" }).nth(1);
  await expect(select).toHaveAccessibleDescription("Choose one of them.");
});

test("a button at work keeps the focus and sends its form once", async ({ page }) => {
  await page.goto("/signin?lang=en");
  await untilRunning(page);
  let sent = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/signin**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    await promise;
    return route.continue();
  });
  const field = page.getByLabel("Email address");
  await field.fill("no address");
  const button = page.getByRole("main").getByRole("button", { name: "Sign in" });
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toBeFocused();
  await button.press("Enter");
  await field.press("Enter");
  resolve();
  await expect(button).not.toHaveAttribute("aria-disabled");
  await expect(page.getByText("This does not look like an")).toBeVisible();
  expect(sent).toBe(1);
});

test("a stored secret shows its end only, is replaced, and stays where nothing was typed", async ({
  page,
}) => {
  const kit = await openKit(page);
  const field = kit.getByLabel("API key").and(page.locator("input")).first();
  await expect(field).toBeHidden();
  await expect(kit.getByText("stored, ends in 4f2a")).toBeAttached();
  await kit.getByRole("button", { name: "Replace API key", exact: true }).press("Enter");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.type("half");
  await kit.getByRole("button", { name: "Keep the stored one" }).press("Enter");
  await expect(kit.getByRole("button", { name: "Replace" })).toBeFocused();
  await kit.getByRole("button", { name: "Send", exact: true }).click();
  await expect(kit.getByText("Sent:")).toContainText("secret=∅");
  await kit.getByText("API key", { exact: true }).first().click();
  await expect(field).toBeFocused();
  await field.fill("whole");
  await kit.getByRole("button", { name: "Send", exact: true }).click();
  await expect(kit.getByText("Sent:")).toContainText("secret=whole");
});

test("a table is turned by links, which work without scripts", async ({ page }) => {
  const kit = await openKit(page);
  const pages = kit.getByRole("navigation", { name: "Score sheet (light), pages" });
  await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(kit.getByRole("rowheader", { name: "Row 4" })).toBeVisible();
  await expect(kit.getByRole("rowheader", { name: "Row 1", exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(pages.getByRole("link", { name: "Previous" })).toHaveAttribute("href", /page=1/);
  await expect(kit.getByRole("table").nth(1)).toContainText("No rows yet");
});

test.describe("the foot of a list", () => {
  const more = (kit: Locator) => kit.getByRole("link", { name: "Show more" });
  const last = (kit: Locator) => kit.getByText("Entry 1", { exact: true });

  test("is followed by itself to the end as one scrolls", async ({ page }) => {
    const kit = await openKit(page);
    await expect(kit.getByText("Entry 21", { exact: true })).toBeAttached();
    await expect(kit.getByText("Entry 20", { exact: true })).toHaveCount(0);
    await more(kit).scrollIntoViewIfNeeded();
    await expect(last(kit)).toBeAttached();
    await expect(more(kit)).toHaveCount(0);
    await expect(kit.getByText(/^Entry \d+$/)).toHaveCount(30);
    await expect(page).not.toHaveURL(/before/);
  });

  test("waits for a press after a failure", async ({ page }) => {
    const kit = await openKit(page);
    const fails = kit.getByRole("switch", { name: "Let the next one fail" });
    // Pressed where it stands: to scroll to it would bring the foot near the window, and with it the next page.
    await fails.dispatchEvent("click");
    await expect(fails).toBeChecked();
    await kit.getByRole("link", { name: /Show more|Try again/ }).scrollIntoViewIfNeeded();
    await expect(kit.getByText("We couldn’t load the rest")).toBeVisible();
    await fails.uncheck();
    await kit.getByRole("link", { name: "Try again" }).click();
    await expect(last(kit)).toBeAttached();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is a link to what comes next", async ({ page }) => {
      await page.goto("/dev/ui?lang=en");
      await more(page.locator("body")).first().click();
      await expect(page).toHaveURL(/before=21/);
      await expect(page.getByText("Entry 20", { exact: true }).first()).toBeVisible();
    });
  });
});

test("every control is 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const kit = await openKit(page);
  const small = await kit
    .locator("main :is(button, select, a[rel]), label:has(> input), button, select")
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ html: element.outerHTML.slice(0, 120), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ html, box }) => `${Math.round(box.height)} ${html}`),
    );
  expect(small).toEqual([]);
});

test("what is chosen stands out where the system chooses the colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const kit = await openKit(page);
  const group = kit.getByRole("group", { name: "Length" }).first();
  const groundOf = (name: string) =>
    group
      .locator("label")
      .filter({ hasText: name })
      .evaluate((label) => getComputedStyle(label, "::before").backgroundColor);
  expect(await groundOf("Medium")).not.toBe(await groundOf("Long"));
  const digest = kit.getByRole("switch", { name: "Weekly digest" }).first();
  const off = await digest.evaluate((input) => getComputedStyle(input).backgroundColor);
  await digest.check();
  await expect.poll(() => digest.evaluate((input) => getComputedStyle(input).backgroundColor)).not.toBe(off);
});
