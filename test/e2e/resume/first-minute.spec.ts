import { expect, type Locator, type Page, test } from "@playwright/test";
import { tabTo } from "../pages/keyboard";
import { openResult } from "../pages/open-result";
import { averageResult, chineseResult, doubtfulEnglish, englishResult } from "../pages/results";
import { savedPdf, textOfPdf } from "../pages/saved-pdf";
import { openPane, openSheet, paneOf } from "../pages/sheet";
import { formOf, plausible, previewOf } from "../pages/steps";

const labels = {
  en: { next: "Next step", submit: "Write it in", close: "Close", save: "Save as PDF" },
  zh: { next: "下一步", submit: "写进简历", close: "关闭", save: "保存为 PDF" },
} as const;
const MOST_PRESSES = 12;
const MOST_CONTROLS = 25;

type Lang = keyof typeof labels;

/** What a hand does. A text is one press, with the way to its field; Tab presses nothing. */
type Hand = {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  choose(field: Locator): Promise<void>;
  submit(form: Locator, name: string): Promise<void>;
  count(): number;
};

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

function keyboard(page: Page): Hand {
  let presses = 0;
  const key = async (name: string) => {
    presses += 1;
    await page.keyboard.press(name);
  };
  const reach = async (target: Locator) => {
    const comes = await target.evaluate((element) => {
      const at = document.activeElement;
      return at !== null && (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    await tabTo(page, target, comes ? "Shift+Tab" : "Tab");
  };
  return {
    async press(target) {
      await reach(target);
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
      const isField = await form.locator("input:focus").count();
      if (isField === 0) await reach(form.getByRole("button", { name }));
      await key("Enter");
    },
    count: () => presses,
  };
}

function pointer(page: Page): Hand {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  return {
    press,
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
        const hand = handOf(page);
        // Where whoever arrives from the upload is.
        await page.getByRole("heading", { level: 1 }).focus();
        const isPhone = width < 768;
        if (isPhone)
          await hand.press(page.locator("[data-bottom-bar]").getByRole("button", { name: t.next }));
        else expect((await controlsInView(page)).length).toBeLessThanOrEqual(MOST_CONTROLS);
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
        if (isPhone) await hand.press(paneOf(page).getByRole("button", { name: t.close, exact: true }));
        expect((await controlsInView(page)).length).toBeLessThanOrEqual(MOST_CONTROLS);
        const save = page.getByRole("button", { name: t.save }).filter({ visible: true });
        const pdf = await savedPdf(page, () => hand.press(save));
        expect(bare(textOfPdf(pdf.path))).toContain(bare(written));
        expect(hand.count()).toBeLessThanOrEqual(MOST_PRESSES);
      });

test("no pane of the result is wider than its page, from the narrowest phone to a wide screen", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [result, lang] of [
    [doubtfulEnglish(), "en"],
    [englishResult(), "en"],
    [chineseResult(), "zh"],
    [averageResult("zh"), "zh"],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 844 });
    await openResult(page, result, lang);
    await openSheet(page);
    for (const pane of lang === "en"
      ? ["Next step", "All steps", "Job", "Design"]
      : ["下一步", "全部", "岗位", "样式"]) {
      await page.setViewportSize({ width: 320, height: 844 });
      await openPane(page, pane);
      for (const width of [320, 360, 390, 480, 640, 767, 768, 820, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${pane} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  }
});
