import { expect, type Locator, type Page, test } from "@playwright/test";
import { tabTo } from "../pages/fixtures";
import { averageResult, chineseResult, doubtfulEnglish, englishResult } from "../pages/results";
import {
  formOf,
  openResult,
  openSheet,
  paneOf,
  paperOf,
  plausible,
  previewOf,
  savedPdf,
  textOfPdf,
} from "../pages/results-page";
import { sampleResults } from "../pages/sample-results";

const labels = {
  en: {
    next: "Next step",
    skip: "To the next step",
    submit: "Write it in",
    close: "Close",
    save: "Save as PDF",
  },
  zh: { next: "下一步", skip: "跳到下一步", submit: "写进简历", close: "关闭", save: "保存为 PDF" },
} as const;
const MOST_PRESSES = 12;
const MOST_CONTROLS = 25;
/** Of the height of the paper. */
const TALLEST_PAGE = 1.3;

type Lang = keyof typeof labels;

/** What a hand does, and how many presses it took. A text is one press. */
type Hand = {
  begin(): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(field: Locator): Promise<void>;
  submit(form: Locator, name: string): Promise<void>;
  save(): Promise<void>;
  count(): number;
};

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Every key counts, those that only move the focus too. */
function keyboard(page: Page, t: (typeof labels)[Lang]): Hand {
  let presses = 0;
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  const reach = async (target: Locator) => {
    presses += await tabTo(page, target);
  };
  return {
    async begin() {
      await reach(page.getByRole("button", { name: t.skip }));
      await key("Enter");
    },
    async type(field, text) {
      await reach(field);
      presses += 1;
      await page.keyboard.type(text);
    },
    async choose(field) {
      await reach(field);
      await key("ArrowDown");
    },
    async submit(form, name) {
      if ((await form.locator("input:focus, select:focus").count()) === 0)
        await reach(form.getByRole("button", { name }));
      await key("Enter");
    },
    save: () => key("ControlOrMeta+s"),
    count: () => presses,
  };
}

function pointer(page: Page, t: (typeof labels)[Lang]): Hand {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const onPhone = async (target: Locator) => {
    if (await target.isVisible()) await press(target);
  };
  return {
    begin: () => onPhone(page.locator("[data-bottom-bar]").getByRole("button", { name: t.next })),
    async type(field, text) {
      if (!(await isFocused(field))) await field.click();
      presses += 1;
      await page.keyboard.type(text);
    },
    async choose(field) {
      presses += 1;
      await field.selectOption({ index: 1 });
    },
    submit: (form, name) => press(form.getByRole("button", { name })),
    async save() {
      await onPhone(paneOf(page).getByRole("button", { name: t.close, exact: true }));
      expect((await controlsInView(page)).length).toBeLessThanOrEqual(MOST_CONTROLS);
      await press(page.getByRole("button", { name: t.save }).filter({ visible: true }));
    },
    count: () => presses,
  };
}

async function answerStep(page: Page, hand: Hand, lang: Lang): Promise<string> {
  const form = formOf(page);
  await expect(form).toBeVisible();
  const preview = previewOf(page).first();
  for (const field of await form.locator("select, input:not([type=checkbox])").all()) {
    if (await preview.isVisible()) break;
    const isChoice = await field.evaluate((element) => element.matches("select"));
    if (!isChoice) await hand.type(field, await plausible(field, lang));
    else if ((await field.inputValue()) === "") await hand.choose(field);
  }
  await expect(preview).toBeVisible();
  const written = (await preview.textContent()) ?? "";
  await hand.submit(form, labels[lang].submit);
  return written;
}

const bare = (text: string) => text.replace(/\s/gu, "");

const controls = "a[href], button, input, select, textarea, summary, [role=listbox], [role=switch]";

/** What can be pressed where the page stands, without what lies below something else. */
function controlsInView(page: Page): Promise<string[]> {
  return page.locator(controls).evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      ];
      const isIn =
        right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top;
      const hit =
        isIn &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || hit.contains(element))
        ? [element.getAttribute("aria-label") ?? element.textContent ?? element.tagName]
        : [];
    }),
  );
}

for (const lang of ["en", "zh"] as const)
  for (const width of [1280, 390])
    for (const [name, handOf] of [
      ["keyboard", keyboard],
      ["pointer", pointer],
    ] as const)
      test(`by ${name} in ${lang} at ${width} px three steps are accepted and the PDF saved within ${MOST_PRESSES} presses`, async ({
        page,
      }) => {
        test.setTimeout(90_000);
        const t = labels[lang];
        await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await openResult(page, averageResult(lang), lang);
        await openSheet(page);
        const hand = handOf(page, t);
        // Where whoever arrives from the upload is.
        await page.getByRole("heading", { level: 1 }).focus();
        await hand.begin();
        expect((await controlsInView(page)).length).toBeLessThanOrEqual(MOST_CONTROLS);
        // A later step may go on with a line that an earlier one wrote.
        let written = "";
        for (let step = 0; step < 3; step += 1) {
          const before = written;
          written = await answerStep(page, hand, lang);
          expect(written).not.toBe(before);
          await expect(page.locator(`[data-changed=own][aria-label=${JSON.stringify(written)}]`)).toHaveCount(
            1,
          );
        }
        const pdf = await savedPdf(page, hand.save);
        expect(bare(textOfPdf(pdf.path))).toContain(bare(written));
        expect(hand.count()).toBeLessThanOrEqual(MOST_PRESSES);
      });

test("the page of a resume of one page is at most 1.3 times as high as its paper", async ({ page }) => {
  test.setTimeout(90_000);
  for (const [result, lang] of [
    [doubtfulEnglish(), "en"],
    [averageResult("en"), "en"],
    [averageResult("zh"), "zh"],
  ] as const)
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openResult(page, { ...result, original_file_name: "resume.pdf" }, lang);
      await openSheet(page);
      await expect(page.getByRole("switch")).toBeVisible();
      const paper = await paperOf(page).boundingBox();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height / (paper?.height ?? 1), `${lang} at ${width} px`).toBeLessThanOrEqual(TALLEST_PAGE);
    }
});

test("an answer half typed, a step put off and a step turned down are there after a reload, undone one by one before it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openResult(page, averageResult("en"));
  await openSheet(page);
  const about = paneOf(page).locator("blockquote");
  const undo = page.getByRole("button", { name: "Undo my last step" }).filter({ visible: true });
  const press = (name: string) => formOf(page).getByRole("button", { name }).click();
  const first = (await about.textContent()) ?? "";
  await press("Not true for me");
  await expect(about).not.toHaveText(first);
  const second = (await about.textContent()) ?? "";
  await press("Later");
  await expect(about).not.toHaveText(second);
  await paperOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(about).toHaveText(second);
  await undo.click();
  await expect(about).toHaveText(first);
  await expect(undo).toHaveCount(0);

  await press("Later");
  await expect(about).toHaveText(second);
  const field = formOf(page).getByRole("textbox").first();
  await field.fill("14");
  await page.reload();
  await expect(about).toHaveText(second, { timeout: 15_000 });
  await expect(field).toHaveValue("14");
});

/** Every pane, one after the other, that makes the page wider than its window. */
function panesTooWide(page: Page): Promise<string[]> {
  return paneOf(page).evaluate(async (pane) => {
    const wide: string[] = [];
    const { documentElement } = document;
    for (const button of pane.querySelectorAll<HTMLElement>("[role=toolbar] button")) {
      button.click();
      do await new Promise(requestAnimationFrame);
      while (pane.querySelector(".animate-turn"));
      if (documentElement.scrollWidth > innerWidth) wide.push(button.textContent ?? "");
    }
    return wide;
  });
}

for (const part of [0, 1, 2, 3])
  test(`no pane of the result is wider than its page, from the narrowest phone to a wide screen, whatever the resume: part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const results = [doubtfulEnglish(), englishResult(), chineseResult(), ...sampleResults(part)];
    await openResult(page, averageResult("en"));
    for (const [at, result] of results.entries()) {
      const { language } = result.report.resume;
      await page.evaluate((stored) => {
        sessionStorage.removeItem("resumeRevision");
        sessionStorage.setItem("resumeData", stored);
      }, JSON.stringify(result));
      await page.goto(`/results?lang=${language}`);
      await openSheet(page);
      for (const width of [320, 390, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await panesTooWide(page), `result ${at} at ${width} px`).toEqual([]);
      }
    }
  });
