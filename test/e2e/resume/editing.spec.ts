import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { openResult } from "../pages/open-result";
import { doubtfulEnglish, englishResult } from "../pages/results";
import { totalOf } from "../pages/score";
import { openSheet } from "../pages/sheet";

const sheet = (page: Page) => page.getByRole("region", { name: "Side by side" });
const line = (page: Page, text: string) => sheet(page).locator("[data-line]", { hasText: text });

async function write(page: Page, from: string, to: string) {
  await line(page, from).click();
  await sheet(page).getByRole("textbox").fill(to);
  await page.keyboard.press("Enter");
}

async function choose(page: Page, menu: string, entry: string) {
  await sheet(page).getByRole("button", { name: menu }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: entry, exact: true }).focus();
  await page.keyboard.press("Enter");
}

const headings = (page: Page) =>
  sheet(page)
    .getByRole("button", { name: /^Section: / })
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")?.replace("Section: ", "")));

const was = "Supported the team.";
const is = "Raised newsletter subscribers by 40% to 12,000 within one year";

test("a line is written over, the score follows, it is undone, and it lasts, on a phone too, where menus lie above messages", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const stored = doubtfulEnglish();
  await openResult(page, stored);
  await write(page, was, is);
  await expect(line(page, is)).toBeFocused();
  await expect(sheet(page).getByText("Your words")).toBeVisible();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(stored.optimized_score ?? 100);

  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole("button", { name: "Undo my last edit" }).click();
  await expect(page.getByText("Your last edit was undone.").first()).toBeVisible();
  await page.getByRole("button", { name: "Other formats" }).filter({ visible: true }).click();
  const entry = page.getByRole("menuitem", { name: "Save as JSON Resume" });
  await expect(entry).toBeVisible();
  const isOnTop = await entry.evaluate((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await page.keyboard.press("Escape");
  await expect(line(page, was)).toBeVisible();
  await expect.poll(() => totalOf(page)).toBe(stored.optimized_score);

  await write(page, was, is);
  await line(page, is).click();
  await sheet(page).getByRole("button", { name: "More for this line" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await findings(page, "[role=menu]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sheet(page).getByRole("textbox")).toBeVisible();
  // So tall that the bar that undoes lies over no line.
  await page.setViewportSize({ width: 390, height: 4000 });
  expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(line(page, is)).toBeVisible();
  const saved = await openSheet(page);
  await expect(saved).toContainText(is);
  await expect(saved).not.toContainText(was);
});

test("Escape gives a text up, keys of an input method save nothing, leaving saves, and what is struck or removed is put back", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, doubtfulEnglish());
  const area = sheet(page).getByRole("textbox");
  await line(page, was).click();
  await page.keyboard.type(" Never mind");
  await area.evaluate((each) =>
    each.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true })),
  );
  await expect(area).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(line(page, was)).toBeFocused();
  await expect(sheet(page).getByText("Never mind")).toHaveCount(0);
  await line(page, was).click();
  await page.keyboard.type(" Kept");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(line(page, `${was} Kept`)).toBeVisible();
  await write(page, `${was} Kept`, " ");
  await expect(line(page, "Supported the team")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Put back: ${was}` })).toBeFocused();
  await expect(sheet(page).locator("del", { hasText: was }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(line(page, was)).toBeFocused();

  await choose(page, "Section: Skills", "Move section up");
  expect((await headings(page)).slice(-3)).toEqual(["Skills", "Education", "Interests"]);
  await expect(page.getByRole("button", { name: "Section: Skills" })).toBeFocused();
  await choose(page, "Entry: Marketing Assistant", "Remove entry");
  await expect(page.getByRole("button", { name: "Put back: Marketing Assistant" })).toBeFocused();
  await expect(line(page, was)).toHaveCount(0);
  // So tall that the bar that undoes lies over no line.
  await page.setViewportSize({ width: 1280, height: 4000 });
  expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Entry: Marketing Assistant" })).toBeFocused();
  await expect(line(page, was)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText("Your last edit was undone.").first()).toBeVisible();
  expect((await headings(page)).slice(-3)).toEqual(["Education", "Skills", "Interests"]);
});

test("the note of a change goes with its line and comes back with the text from before; changes there is no room for are told", async ({
  page,
}) => {
  await openResult(page, englishResult());
  await expect(page.getByText("2 of 2 changes accepted")).toBeVisible();
  await write(page, "Led a team of six engineers", "Led nine engineers");
  await expect(page.getByText("1 of 1 changes accepted")).toBeVisible();
  await expect(page.getByRole("group", { name: "Change 2" })).toHaveCount(0);
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(line(page, "Led nine engineers")).toBeVisible();
  await page.getByRole("button", { name: /^Use the text from before/ }).click();
  await expect(line(page, "Led a team of six engineers")).toBeVisible();
  await expect(page.getByText("1 of 2 changes accepted")).toBeVisible();

  await page.evaluate(() => {
    let length = 16 * 1024 * 1024;
    for (let part = 0; length >= 1; part += 1) {
      try {
        sessionStorage.setItem(`filling${part}`, "x".repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  });
  const longer = "Led a team of six engineers through the move of four services to another host";
  await write(page, "Led a team of six engineers", longer);
  await expect(line(page, longer)).toBeVisible();
  const alert = page.getByRole("alert").filter({ hasText: "no room left to keep your last changes" });
  await expect(alert).toBeVisible();
});

test("by keyboard a line, an entry with its dates, a section and contact details are added", async ({
  page,
}) => {
  await openResult(page, doubtfulEnglish());
  await line(page, "Supported the team.").press("Enter");
  await page.getByRole("button", { name: "More for this line" }).press("Enter");
  await page.getByRole("menuitem", { name: "Add a line below" }).press("Enter");
  await page.keyboard.type("Trained 14 volunteers");
  await page.keyboard.press("Enter");
  await expect(line(page, "Trained 14 volunteers")).toBeFocused();
  await choose(page, "Section: Work Experience", "Add an entry");
  await page.keyboard.type("Head of Marketing");
  await page.keyboard.press("Enter");
  await expect(line(page, "Head of Marketing")).toBeFocused();
  await choose(page, "Entry: Head of Marketing", "Add dates");
  await page.keyboard.type("2024 – Present");
  await page.keyboard.press("Enter");
  await choose(page, "Contact details", "Add email");
  await page.keyboard.type("daniel@example.com");
  await page.keyboard.press("Enter");
  await choose(page, "Section: Interests", "Add a section");
  await page.getByLabel("Add a section for").selectOption("Awards");
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await page.keyboard.type("Employee of the Year 2022");
  await page.keyboard.press("Enter");
  expect((await headings(page)).at(-1)).toBe("Awards");
  await page.reload();
  const saved = await openSheet(page);
  for (const text of [
    "Trained 14 volunteers",
    "2024 – Present",
    "daniel@example.com",
    "Employee of the Year 2022",
  ])
    await expect(saved).toContainText(text);
  await expect(saved).toContainText(/Work Experience\s+Head of Marketing\s+2024 – Present/);
});
