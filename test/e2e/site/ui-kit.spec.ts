import type { Locator, Page } from "@playwright/test";
import { findingsIn } from "../pages/accessibility";
import { expect, test } from "../pages/fixtures";
import { openPlain, textOf } from "../pages/plain";
import { untilRunning } from "../pages/running";

async function openKit(page: Page): Promise<Locator> {
  await page.goto("/dev/ui?lang=en");
  await untilRunning(page);
  return page.getByRole("region", { name: "light", exact: true });
}

test("without scripts a form is filled and sent, and keeps the stored secret", async ({ request }) => {
  const page = await openPlain(request, "/dev/ui?lang=zh");
  const form = page.one("section form");
  expect(page.all("button").filter((each) => each.closest("form") === form)).toHaveLength(1);
  expect(textOf(form)).toContain("••••4f2a");
  const values = { choice: "long", order: "newest", agree: [], digest: "on" };
  const sent = await page.press("提交", values, "section form");
  expect(sent.text).toContain("choice=long · plan=free · order=newest · digest=on · secret=∅");
});

// The page shows its parts in both themes; this one has the dark one, the journey through both languages the other.
test("open, asked and changed, no component has a finding", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const kit = await openKit(page);
  await kit.getByRole("button", { name: "Replace" }).click();
  await kit.getByRole("switch", { name: "Weekly digest" }).first().check();
  expect(await findingsIn(page, "dark")).toEqual([]);
  await kit.getByRole("button", { name: "Delete the account…" }).click();
  await page.getByRole("alertdialog").getByLabel("Type “wink” to confirm").fill("wink");
  expect(await findingsIn(page, "dark", "[role=alertdialog]")).toEqual([]);
});

test("the controls answer to the keyboard, are read with what is said of them, and are large enough", async ({
  page,
}) => {
  const kit = await openKit(page);
  await test.step("an error and a hint are read with their control", async () => {
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
  await test.step("choices, switches and boxes answer to the keyboard", async () => {
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
  await test.step("a confirmation is asked for and answered by keyboard", async () => {
    const opener = kit.getByRole("button", { name: "Delete the draft…" });
    await opener.press("Enter");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await kit.getByRole("button", { name: "Delete the account…" }).press("Enter");
    const field = dialog.getByLabel("Type “wink” to confirm");
    await expect(field).toBeFocused();
    const confirm = dialog.getByRole("button", { name: "Delete the account" });
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
    await expect(page.getByRole("button", { name: "Delete the account…" }).first()).toBeFocused();
  });
  await test.step("what is chosen stands out where the system chooses the colours", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const group = kit.getByRole("group", { name: "Length" }).first();
    const groundOf = (name: string) =>
      group
        .locator("label")
        .filter({ hasText: name })
        .evaluate((label) => getComputedStyle(label, "::before").backgroundColor);
    expect(await groundOf("Medium")).not.toBe(await groundOf("Long"));
    const digest = kit.getByRole("switch", { name: "Weekly digest" }).first();
    const on = await digest.evaluate((input) => getComputedStyle(input).backgroundColor);
    await digest.uncheck();
    await expect.poll(() => digest.evaluate((input) => getComputedStyle(input).backgroundColor)).not.toBe(on);
  });
  await test.step("every control is 44 px high on a phone", async () => {
    await page.emulateMedia({ forcedColors: "none" });
    await page.setViewportSize({ width: 390, height: 844 });
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
});

test("messages are reached by F8 and go by Escape", async ({ page }) => {
  const kit = await openKit(page);
  await kit.getByRole("button", { name: "Toast" }).first().press("Enter");
  await kit.getByRole("button", { name: "Toast" }).nth(1).press("Enter");
  const messages = page.getByRole("region", { name: "Messages (F8)" });
  await expect(messages.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("F8");
  await expect(messages).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(messages.getByRole("button", { name: "Close" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(messages.getByRole("listitem")).toHaveCount(1);
});

test("a press beside a dialog closes it and does nothing else; words marked from within it to beside it do not", async ({
  page,
}) => {
  const kit = await openKit(page);
  const opener = kit.getByRole("button", { name: "Dialog", exact: true });
  // Above the dialog, which opens in the middle.
  await opener.evaluate((button) => button.scrollIntoView({ block: "start" }));
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  const words = await dialog.getByRole("heading").boundingBox();
  await page.mouse.move((words?.x ?? 0) + 5, (words?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 3 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  const beside = await opener.boundingBox();
  await page.mouse.click((beside?.x ?? 0) + 2, (beside?.y ?? 0) + 2);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
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

test("a table is turned, and a list followed, by links that work without scripts", async ({ request }) => {
  const first = await openPlain(request, "/dev/ui?lang=en");
  const pages = "nav[aria-label='Score sheet (light), pages']";
  expect(first.all(`${pages} a`, "Previous")).toEqual([]);
  const second = await first.follow("Next", pages);
  expect(second.path).toMatch(/[?&]page=2/);
  expect(second.texts("th[scope=row]")).toContain("Row 4");
  expect(second.texts("th[scope=row]")).not.toContain("Row 1");
  expect(second.one(`${pages} a`, "Previous").getAttribute("href")).toContain("page=1");
  expect(second.text).toContain("No rows yet");
  const more = await first.follow("Show more");
  expect(more.path).toContain("before=21");
  expect(more.texts("li, p")).toContain("Entry 20");
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
});
