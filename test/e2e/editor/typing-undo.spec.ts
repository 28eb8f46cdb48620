import type { Page } from "@playwright/test";
import { expect, openEditor, test } from "../pages/fixtures";

const area = (page: Page) => page.locator("textarea");
const article = (page: Page) => page.locator("section.article");

/** The article as it is drawn at last, without what the page marks on it by itself. */
async function drawn(page: Page, end: string): Promise<string> {
  await expect(article(page)).toContainText(end);
  return article(page).evaluate((section) =>
    [...section.children]
      .map(({ outerHTML }) => outerHTML.replace(/ (?:tabindex|data-broken)="[^"]*"/g, ""))
      .join("\n"),
  );
}

test("typing is taken back in runs of many letters, while the preview follows each of them", async ({
  page,
}) => {
  await openEditor(page);
  await area(page).fill("# Title\n\nA paragraph\n\n- an item\n\n");
  await area(page).press("ControlOrMeta+End");
  const before = await area(page).inputValue();
  const words = "sixty letters of plain words and two that are **bold** here.";
  const runs = words.split(/(?<= )/);
  for (const word of runs) {
    await area(page).pressSequentially(word);
    await expect(article(page)).toContainText(word.replaceAll("*", "").trim());
  }
  let undone = 0;
  for (; undone < 60 && (await area(page).inputValue()) !== before; undone++)
    await area(page).press("ControlOrMeta+z");
  // At most one for each word, if a slow machine paused between all of them, and one for each mark that changed the paragraph.
  expect(undone).toBeLessThanOrEqual(runs.length + 4);
});

test("each line is a step of undo of its own", async ({ page }) => {
  await openEditor(page);
  await area(page).pressSequentially("a");
  await area(page).press("Enter");
  await area(page).pressSequentially("b");
  await area(page).press("ControlOrMeta+z");
  await expect(area(page)).toHaveValue("a\n");
});

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
/** What workers draw later is waited for by what shows it. */
const changes: [name: string, from: string, to: string, late?: string][] = [
  ["words", "One two END", "One, two END"],
  ["emphasis that opens and closes", "One *two* three **four** END", "One two **three** *four* END"],
  [
    "a link that becomes a note",
    "See [a](https://a.example) END",
    "See [a](https://a.example) and [b](https://b.example) END",
  ],
  ["a picture that comes among words", `One END`, `![dot](${pixel}) One ![dot](${pixel}) END`],
  ["a picture that leaves", `![dot](${pixel} "t") One END`, "One END"],
  ["words that become a captioned picture", "One END", `![dot](${pixel} "below END")`],
  ["a caption that changes", `![dot](${pixel} "below END")`, `![dot](${pixel} "under it END")`],
  ["a caption that leaves for words", `![dot](${pixel} "below END")`, `![dot](${pixel}) END`],
  ["a list that gets a level and a task", "- a\n- b END", "- a\n  1. x\n- [ ] b END"],
  [
    "a table with a column and an alignment more",
    "| a |\n| - |\n| END |",
    "| a | b |\n| :-: | -: |\n| 1 | **END** |",
  ],
  [
    "a listing that gets another language",
    "```js\nconst a = 1; // END\n```",
    "```python\ndef a():\n\n  pass # END\n```",
    ".hljs-comment",
  ],
  ["a formula", "Sum $a^2$ END", "Sum $\\frac{a}{b}$ and $c$ END", ".katex >> nth=1"],
  ["a quote that becomes an alert", "> one\n> END", "> [!NOTE]\n> two\n>\n> > END"],
  ["a paragraph that becomes a heading", "One END", "# One END"],
  [
    "attributes that come and go",
    '<p align="right" title="x">END</p>',
    '<p class="y" style="color: red">END</p>',
  ],
  ["one block that becomes three", "One END", "# A\n\nOne\n\n> END"],
];

test("a block that is changed in place looks the same as one drawn anew", async ({ page }) => {
  await openEditor(page);
  for (const [name, from, to, late = "*"] of changes) {
    await area(page).fill(to.replaceAll("END", "anew"));
    await expect(article(page).locator(late).first()).toBeAttached();
    const anew = (await drawn(page, "anew")).replaceAll("anew", "DONE");
    await area(page).fill("");
    await expect(article(page).locator("> *")).toHaveCount(0);
    await area(page).fill(from.replaceAll("END", "before"));
    await drawn(page, "before");
    await area(page).fill(to.replaceAll("END", "DONE"));
    await expect.poll(() => drawn(page, "DONE"), name).toBe(anew);
    await area(page).fill("");
    await expect(article(page).locator("> *")).toHaveCount(0);
  }
});
