import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, type Page } from "@playwright/test";
import { bundle } from "./bundle";
import type { copying } from "./copying-script";

type Shown = ReturnType<typeof copying.show>;

declare global {
  interface Window {
    copying: typeof copying;
    shown: Shown;
  }
}

const BUILT = "test-results/copying-script.js";

/** The code that copies articles as one script: built once a run, as Playwright empties the folder before each. */
async function copyingScript(): Promise<string> {
  if (existsSync(BUILT)) return readFile(BUILT, "utf8");
  const code = await bundle("./copying-script.ts");
  await mkdir(dirname(BUILT), { recursive: true });
  await writeFile(`${BUILT}.${process.pid}`, code);
  await rename(`${BUILT}.${process.pid}`, BUILT);
  return code;
}

/** Opens an empty page of the tested site that holds the code which copies articles. */
export async function openCopyingPage(page: Page, origin: string): Promise<void> {
  const code = await copyingScript();
  await page.route("**/copying-test*", (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: code })
      : route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><meta charset="utf-8"><body style="margin:0">',
        }),
  );
  await page.goto(`${origin}/copying-test`);
  await page.addScriptTag({ url: "/copying-test.js" });
  await page.evaluate(() => window.copying.ready);
}

type NodeStyle = { text: string; values: Record<string, string> };

/**
 * What shows of every element of a section. Left out are the insides of formulas, which become drawings, and spans
 * that show as their parent does, which a paste removes. Run it in the page.
 */
export function stylesOf(root: Element): NodeStyle[] {
  const inherited =
    "color font-size font-weight font-family font-style line-height letter-spacing text-align text-indent white-space list-style-type word-break overflow-wrap".split(
      " ",
    );
  const sides = ["top", "right", "bottom", "left"];
  const own = [
    ..."background-color background-image display vertical-align text-decoration-line overflow-x max-width min-width".split(
      " ",
    ),
    ..."border-top-left-radius border-bottom-right-radius border-collapse".split(" "),
    ...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
    ...sides.flatMap((side) => ["width", "style", "color"].map((part) => `border-${side}-${part}`)),
  ];
  const isPlain = (element: Element) => {
    const style = getComputedStyle(element);
    const parent = element.parentElement && getComputedStyle(element.parentElement);
    const isPainted =
      style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
      style.display !== "inline" ||
      style.borderWidth !== "0px" ||
      style.padding !== "0px";
    return (
      parent !== null &&
      !isPainted &&
      inherited.every((name) => style[name as "color"] === parent[name as "color"])
    );
  };
  return [root, ...root.querySelectorAll("*")]
    .filter((element) => !element.closest(".katex, svg") && !element.querySelector(":scope > svg"))
    .filter((element) => element.localName !== "span" || !isPlain(element))
    .map((element) => {
      const style = getComputedStyle(element);
      const values = Object.fromEntries(
        [...inherited, ...own].map((name) => [name, style.getPropertyValue(name)]),
      );
      // In text from left to right they are the same, and a paste leaves out the one for the other.
      if (values["text-align"] === "left") values["text-align"] = "start";
      return {
        text: element.querySelector(".katex, svg")
          ? ""
          : (element.textContent ?? "").replaceAll("\u00a0", " ").trim(),
        values,
      };
    });
}

/** The looks of the article that is shown on a page, and of what is pasted of it into a bare one. */
export async function stylesOfBoth(
  page: Page,
  bare: Page,
): Promise<{ shown: NodeStyle[]; pasted: NodeStyle[] }> {
  return {
    shown: await page.evaluate(`(${stylesOf})(shown.article)`),
    pasted: await bare.evaluate(`(${stylesOf})(document.querySelector("#box section"))`),
  };
}

/** Pastes what is on the clipboard into an empty page of the tested site that has no styles, into its `#box`. */
export async function paste(page: Page, origin: string): Promise<Page> {
  const bare = await page.context().newPage();
  await bare.route("**/bare", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="box" contenteditable style="width:677px;min-height:40px"></div>',
    }),
  );
  await bare.goto(`${origin}/bare`);
  await bare.locator("#box").click();
  await bare.keyboard.press("Control+V");
  await expect(bare.locator("#box")).not.toBeEmpty();
  return bare;
}

/** The listings of a page that was pasted into, as a reader would copy them. It changes the page. */
export function codeOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("#box pre")].map((block) => {
      for (const end of block.querySelectorAll("br")) end.replaceWith("\n");
      return (block.textContent ?? "").replaceAll("\u00a0", " ");
    }),
  );
}

/** A picture of one pixel, in Base64. */
export const picture =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** Shows an article as the preview does, with no picture that another host would be asked for. */
export async function show(
  page: Page,
  markdown: string,
  theme: "classic" | "clean" | "ink" = "clean",
  custom = "",
) {
  const local = markdown.replace(
    /https:\/\/[^\s)"]+\.(png|jpe?g|gif|webp|svg)/g,
    `data:image/png;base64,${picture}`,
  );
  await page.evaluate(
    async ([text, theme, custom]) => {
      window.shown = window.copying.show(text, theme as "clean", custom);
      await document.fonts.ready;
    },
    [local, theme, custom] as const,
  );
}

/** Copies what is shown by a click on a button and gives the outcome, or the message of the error. */
export async function copyByClick(
  page: Page,
  kind: "rich" | "text" | "image" | "failing" = "rich",
): Promise<string> {
  await page.evaluate(
    ([kind, data]) => {
      const { copying } = window;
      const ways = {
        rich: () => copying.copyRich(copying.forWeChat(window.shown.article, window.shown.css)),
        text: () => copying.copyText("一行\n two  spaces"),
        image: () =>
          copying.copyImage(fetch(`data:image/png;base64,${data}`).then((answer) => answer.blob())),
        failing: () => copying.copyRich(Promise.reject(new Error("the article is broken"))),
      };
      const button = document.createElement("button");
      button.textContent = "copy";
      button.onclick = () => {
        const outcome = ways[kind]();
        button.dataset.begun = "";
        outcome.then(
          (outcome) => button.setAttribute("aria-label", outcome),
          (error: Error) => button.setAttribute("aria-label", error.message),
        );
      };
      document.body.appendChild(button);
    },
    [kind, picture] as const,
  );
  await page.getByRole("button", { name: "copy", exact: true }).click();
  const done = page.locator("button[aria-label]").last();
  await expect(done).toBeAttached();
  return (await done.getAttribute("aria-label")) ?? "";
}
