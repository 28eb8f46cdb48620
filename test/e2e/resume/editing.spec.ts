import { expect, type Page, test } from "@playwright/test";
import { findings } from "../pages/accessibility";
import { tabTo } from "../pages/fixtures";
import { doubtfulEnglish, englishResult } from "../pages/results";
import {
  arrowTo,
  closePane,
  lineOf,
  openPane,
  openResult,
  openSheet,
  paneOf,
  paperOf,
  totalOf,
} from "../pages/results-page";

const area = (page: Page) => paneOf(page).getByRole("textbox", { name: "Your text" });

async function write(page: Page, from: string, to: string) {
  await lineOf(page, from, true).click();
  await area(page).fill(to);
  await page.keyboard.press("Enter");
}

async function choose(page: Page, line: string, entry: string) {
  await lineOf(page, line, true).click();
  await paneOf(page).getByRole("button", { name: "More for this line" }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

const putBack = (page: Page, text: string) =>
  paneOf(page).getByRole("listitem").filter({ hasText: text }).getByRole("button", { name: "Put back" });

const last = ["Skills", "Education", "Interests"];
const orderOf = async (page: Page) => {
  const all = await paperOf(page).getByRole("option").all();
  const labels = await Promise.all(all.map((each) => each.getAttribute("aria-label")));
  return labels.filter((label) => label !== null && last.includes(label));
};

const was = "Supported the team.";
const is = "Raised newsletter subscribers by 40% to 12,000 within one year";

test("a line is written over, the score follows, it is undone, and it lasts, on a phone too, where it stays in view and menus lie above messages", async ({
  page,
}) => {
  test.setTimeout(60_000);
  const stored = doubtfulEnglish();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, stored);
  await write(page, was, is);
  await expect(paperOf(page)).toBeFocused();
  await expect(lineOf(page, is)).toHaveAttribute("aria-selected", "true");
  await expect(lineOf(page, is)).toHaveAttribute("data-changed", "own");
  await expect(paneOf(page).getByRole("region", { name: "Your words" })).toContainText(was);
  await expect.poll(() => totalOf(page)).toBeGreaterThan(stored.optimized_score ?? 100);

  await page.setViewportSize({ width: 390, height: 700 });
  await closePane(page);
  await page.getByRole("button", { name: "Undo my last step" }).click();
  await expect(page.getByText("Your last step was undone.").first()).toBeVisible();
  await page.getByRole("button", { name: "Other formats" }).filter({ visible: true }).click();
  const entry = page.getByRole("menuitem", { name: "Save as JSON Resume" });
  await expect(entry).toBeVisible();
  const isOnTop = await entry.evaluate((item) => {
    const { left, top, width, height } = item.getBoundingClientRect();
    return item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => totalOf(page)).toBe(stored.optimized_score);

  await write(page, was, is);
  const [line, sheet] = await Promise.all([lineOf(page, is).boundingBox(), paneOf(page).boundingBox()]);
  expect(line && line.y + line.height).toBeLessThanOrEqual(sheet?.y ?? 0);
  await paneOf(page).getByRole("button", { name: "More for this line" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await findings(page, "[role=menu]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(area(page)).toBeVisible();
  expect(await findings(page, "[data-beside]", 2)).toEqual([]);
  await page.reload();
  const saved = await openSheet(page);
  await expect(saved).toContainText(is);
  await expect(saved).not.toContainText(was);
});

test("Escape gives a text up, keys of an input method save nothing, leaving saves, and what is removed is put back", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, doubtfulEnglish());
  await lineOf(page, was).click();
  await area(page).fill(`${was} Never mind`);
  await area(page).evaluate((each) =>
    each.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true })),
  );
  await expect(area(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(paperOf(page)).toBeFocused();
  await expect(area(page)).toHaveValue(was);
  await expect(lineOf(page, "Never mind")).toHaveCount(0);
  await area(page).fill(`${was} Kept`);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(lineOf(page, `${was} Kept`)).toBeVisible();
  await write(page, `${was} Kept`, " ");
  await expect(lineOf(page, was)).toHaveCount(0);
  await openPane(page, "All steps");
  await expect(paneOf(page).locator("del", { hasText: was })).toBeVisible();
  await putBack(page, was).click();
  await expect(lineOf(page, was, true)).toBeVisible();

  await choose(page, "Skills", "Move section up");
  await expect(paperOf(page)).toBeFocused();
  await expect.poll(() => orderOf(page)).toEqual(last);
  await choose(page, "Marketing Assistant", "Remove entry");
  await expect(lineOf(page, was)).toHaveCount(0);
  await openPane(page, "All steps");
  await expect(paneOf(page).getByRole("button", { name: "Put back" })).toHaveCount(1);
  expect(await findings(page, "[role=tabpanel][data-state=active]")).toEqual([]);
  await putBack(page, "Marketing Assistant").click();
  await expect(lineOf(page, was)).toBeVisible();
  await paperOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText("Your last step was undone.").first()).toBeVisible();
  await expect(lineOf(page, was)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(lineOf(page, was)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => orderOf(page)).not.toEqual(last);
});

test("what is written over is proposed no longer and comes back with the text from before; changes there is no room for are told", async ({
  page,
}) => {
  await openResult(page, englishResult());
  const led = "Led a team of six engineers";
  await write(page, led, "Led nine engineers");
  await openPane(page, "All steps");
  await expect(page.getByText("1 of 1 changes accepted")).toBeVisible();
  await lineOf(page, "Led nine engineers").click();
  await expect(paneOf(page).getByRole("button", { name: "Keep mine" })).toHaveCount(0);
  await paneOf(page).getByRole("button", { name: "Use the text from before" }).click();
  await expect(lineOf(page, led, true)).toHaveAttribute("data-changed", "ours");
  await openPane(page, "All steps");
  await expect(page.getByText("2 of 2 changes accepted")).toBeVisible();

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
  const longer = `${led} through the move of four services to another host`;
  await write(page, led, longer);
  await expect(lineOf(page, longer)).toBeVisible();
  const alert = page.getByRole("alert").filter({ hasText: "no room left to keep your last changes" });
  await expect(alert).toBeVisible();
});

test("by keyboard a line, an entry with its dates, a section and contact details are added", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openResult(page, doubtfulEnglish());
  await openSheet(page);
  const use = async (line: string, entry: string) => {
    await arrowTo(page, line);
    await page.keyboard.press("Enter");
    await expect(area(page)).toBeFocused();
    await tabTo(page, paneOf(page).getByRole("button", { name: "More for this line" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: entry, exact: true }).press("Enter");
  };
  const type = async (text: string) => {
    await expect(paneOf(page).getByRole("textbox")).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await expect(lineOf(page, text, true)).toBeVisible();
    await expect(paperOf(page)).toBeFocused();
  };
  await use(was, "Add a line below");
  await type("Trained 14 volunteers");
  await use("Work Experience", "Add an entry");
  await type("Head of Marketing");
  await use("Head of Marketing", "Add dates");
  await type("2024 – Present");
  await use("Daniel Okafor", "Add email");
  await type("daniel@example.com");
  await use("Interests", "Add a section");
  await page.getByLabel("Add a section for").selectOption("Awards");
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await type("Employee of the Year 2022");
  await page.reload();
  const saved = await openSheet(page);
  for (const text of ["Trained 14 volunteers", "daniel@example.com"]) await expect(saved).toContainText(text);
  await expect(saved).toContainText(/Work Experience\s+Head of Marketing\s+2024 – Present/);
  await expect(saved).toContainText(/Awards\s+•?\s*Employee of the Year 2022/);
});
