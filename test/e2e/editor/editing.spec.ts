import { findings } from "../pages/accessibility";
import { open, paper, select, selection, words } from "../pages/editor";
import { expect, test } from "../pages/fixtures";

test("undo takes back each of the fourteen buttons, text and caret", async ({ page }) => {
  const area = await open(page);
  // A press waits until the code that edits is there; those below are looked at on the spot.
  await page.getByRole("button", { name: words.en.buttons[2], exact: true }).click();
  await expect(area).not.toHaveValue("");
  await area.fill("The first 段落，here.\nThe second one.");
  for (const name of words.en.buttons) {
    const button = page.getByRole("button", { name, exact: true });
    const [before, pressed, undone] = await button.evaluate((button: HTMLButtonElement) => {
      const area = document.querySelector("textarea");
      const state = () => [area?.value, area?.selectionStart, area?.selectionEnd];
      area?.focus();
      area?.setSelectionRange(2, 25);
      const before = state();
      button.click();
      const pressed = state();
      document.execCommand("undo");
      return [before, pressed, state()];
    });
    expect(pressed?.[0], name).not.toBe(before?.[0]);
    expect(undone, `undo of ${name}`).toEqual(before);
  }
  await select(page, 4, 9);
  await page.getByRole("button", { name: words.en.buttons[2], exact: true }).click();
  await expect(area).toHaveValue("The **first** 段落，here.\nThe second one.");
  await page.keyboard.press("Control+z");
  expect(await selection(page)).toEqual(["The first 段落，here.\nThe second one.", 4, 9]);
});

test("an article is written by keyboard alone and copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const area = await open(page);
  await page.getByRole("button", { name: words.en.copy }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText(words.en.blank);
  await area.focus();
  // A key waits until the code that edits is there; what follows is typed on at once.
  await page.keyboard.press("Control+b");
  await expect(area).not.toHaveValue("");
  await area.fill("");
  await page.keyboard.press("Control+Alt+1");
  await page.keyboard.type("Title");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Shift+8");
  await page.keyboard.type("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("bold");
  await expect(area).toHaveValue("# Title\n- one\n  - two\n\n**bold**");
  await expect(paper(page).getByRole("heading", { name: "Title" })).toBeVisible();
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: words.en.buttons[13], exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(area).toHaveValue(/```/);
  await area.focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(words.en.copied)).toBeVisible();
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType("text/html"))?.text();
  });
  expect(html).toContain("Title");
  expect(html).toContain("style=");
});

test("a phone shows one pane at a time", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const area = await open(page);
  await area.fill("# On a phone\n\nwords");
  await expect(paper(page)).toBeHidden();
  const bold = page.getByRole("button", { name: words.en.buttons[2], exact: true });
  const box = await bold.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.getByRole("button", { name: words.en.preview, exact: true }).click();
  await expect(paper(page).getByRole("heading", { name: "On a phone" })).toBeVisible();
  await expect(area).toBeHidden();
  await expect(bold).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.getByRole("button", { name: words.en.preview, exact: true }).click();
  await expect(area).toHaveValue("# On a phone\n\nwords");
});

test("the bars of text and article share one line, across the whole window; menu and shortcuts have no finding", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tools = await page.getByRole("toolbar").boundingBox();
    const themes = await page.getByRole("group", { name: "Theme" }).boundingBox();
    const css = await page.getByRole("button", { name: "Custom CSS" }).boundingBox();
    if (!tools || !themes || !css) throw new Error("a bar is not shown");
    expect(themes.x).toBeGreaterThan(tools.x + tools.width - 1);
    expect(css.x + css.width).toBeGreaterThan(width * 0.9);
    for (const { y, height } of [themes, css]) {
      expect(y + height / 2).toBeCloseTo(tools.y + tools.height / 2, 0);
    }
  }
  await page.getByRole("button", { name: words.en.more }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  expect(await findings(page, "[role=menu]")).toEqual([]);
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findings(page, "dialog")).toEqual([]);
});

test("both panes scroll to the same heading", async ({ page }) => {
  const area = await open(page);
  const sections = Array.from(
    { length: 40 },
    (_, index) =>
      `## Heading ${index}\n\n${"Some words that fill a line or two. ".repeat(1 + (index % 7) * 6)}\n`,
  );
  await area.fill(sections.join("\n"));
  const heading = paper(page).getByRole("heading", { name: "Heading 20", exact: true });
  await expect(paper(page).getByRole("heading", { name: "Heading 39" })).toBeAttached();
  await area.evaluate((element: HTMLTextAreaElement) => {
    element.scrollTop = element.scrollHeight / 2;
  });
  const inView = () =>
    page.getByRole("region", { name: "Preview" }).evaluate((pane) => {
      const root = [...pane.querySelectorAll("div")].find((each) => each.shadowRoot)?.shadowRoot;
      const top = pane.getBoundingClientRect().top;
      const found = [...(root?.querySelectorAll("h2") ?? [])].find(
        (each) => each.getBoundingClientRect().top >= top - 2,
      );
      return Number(found?.textContent?.match(/\d+/)?.[0]);
    });
  const inText = () =>
    area.evaluate((element: HTMLTextAreaElement) => {
      const share = element.scrollTop / element.scrollHeight;
      const length = Math.round(share * element.value.length);
      return Number(element.value.slice(length).match(/## Heading (\d+)/)?.[1]);
    });
  await expect.poll(async () => Math.abs((await inView()) - (await inText()))).toBeLessThanOrEqual(1);
  await heading.scrollIntoViewIfNeeded();
  await paper(page).evaluate((pane) => pane.scrollBy(0, 3000));
  await expect.poll(async () => Math.abs((await inView()) - (await inText()))).toBeLessThanOrEqual(1);
});

test("nothing is fetched before the text or a press asks for it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const names = (wanted: RegExp) => [...new Set(asked.filter((path) => wanted.test(path)))];
  // Whatever waits for the page to be at rest comes at once.
  await page.clock.install();
  const area = await open(page);
  await page.clock.fastForward(30_000);
  expect(names(/worker|preview|purify/)).toEqual([]);
  await area.fill("# Plain\n\nwords and `code`");
  await expect(paper(page).getByText("words and")).toBeVisible();
  await page.clock.fastForward(30_000);
  const onDemand = /drawing|letters-|wechat|\/core-|javascript-|Dialog-|Menu-|Panel-|rich-paste/;
  expect(names(onDemand)).toEqual([]);
  await area.fill("$$a^2$$");
  await expect(paper(page).locator(".formula").first()).toBeVisible();
  expect(names(/drawing/)).toHaveLength(1);
  expect(names(/letters-/)).toEqual([]);
  await area.fill("```js\nconst a = 1;\n```");
  await expect(paper(page).locator("pre [class*=hljs]").first()).toBeVisible();
  expect(names(/\/(?:python|java|css)-/)).toEqual([]);
  await page.getByRole("button", { name: words.en.copy }).click();
  await expect(page.getByText(words.en.copied)).toBeVisible();
  expect(names(/wechat/)).toHaveLength(1);
});

test("who saves data is sent nothing in advance, others what a hand comes near", async ({ page }) => {
  const wechat = /wechat\.client/;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await open(page);
  await page.getByRole("button", { name: words.en.copy }).hover();
  await page.getByRole("button", { name: "Drafts" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(asked.filter((address) => wechat.test(address))).toEqual([]);
  await page.keyboard.press("Escape");
  await page.evaluate(() => Object.defineProperty(navigator, "connection", { value: {} }));
  const fetched = page.waitForRequest(wechat);
  await page.getByRole("button", { name: words.en.copy }).focus();
  await fetched;
});

test("a text too long to be shown is kept, and nothing older is copied in its place", async ({ page }) => {
  // The preview of a phone hides the text, which would take seconds to lay out.
  await page.setViewportSize({ width: 390, height: 844 });
  const area = await open(page);
  await page.getByRole("button", { name: words.en.preview, exact: true }).click();
  await expect(area).toBeHidden();
  await page.locator("textarea").evaluate((element: HTMLTextAreaElement) => {
    element.value = "A line of a very long text.\n".repeat(20_000);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.getByText("This text is too long to be shown as you write.")).toBeVisible();
  await page.getByRole("button", { name: words.en.copy }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was copied");
});

test("typing is taken back in runs of many letters and by lines, while the preview follows each of them", async ({
  page,
}) => {
  const area = await open(page);
  const article = page.locator("section.article");
  await area.fill("# Title\n\nA paragraph\n\n- an item\n\n");
  await area.press("ControlOrMeta+End");
  const before = await area.inputValue();
  const words = "sixty letters of plain words and two that are **bold** here.";
  const runs = words.split(/(?<= )/);
  for (const word of runs) {
    await area.pressSequentially(word);
    await expect(article).toContainText(word.replaceAll("*", "").trim());
  }
  let undone = 0;
  for (; undone < 60 && (await area.inputValue()) !== before; undone++) await area.press("ControlOrMeta+z");
  // At most one for each word, if a slow machine paused between all of them, and one for each mark that changed the paragraph.
  expect(undone).toBeLessThanOrEqual(runs.length + 4);

  await area.fill("");
  await area.pressSequentially("a");
  await area.press("Enter");
  await area.pressSequentially("b");
  await area.press("ControlOrMeta+z");
  await expect(area).toHaveValue("a\n");
});
