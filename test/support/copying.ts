import { expect, type Page } from "@playwright/test";
import { bundle } from "./bundle";
import type { copying } from "./copying-page";

type Shown = ReturnType<typeof copying.show>;

declare global {
  interface Window {
    copying: typeof copying;
    shown: Shown;
  }
}

let script: Promise<string> | undefined;

/** Opens an empty page of the tested site that holds the code which copies articles. */
export async function openCopyingPage(page: Page, origin: string): Promise<void> {
  script ??= bundle("./copying-page.ts");
  const code = await script;
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
}

export type Look = { text: string; values: Record<string, string> };

/**
 * What shows of every element of a section. Left out are the insides of formulas, which become drawings, and spans
 * that show as their parent does, which a paste removes. Run it in the page.
 */
export function looksOf(root: Element): Look[] {
  const inherited =
    "color font-size font-weight font-family font-style line-height letter-spacing text-align text-indent white-space list-style-type word-break overflow-wrap".split(
      " ",
    );
  const sides = ["top", "right", "bottom", "left"];
  const own = [
    ..."background-color background-image display vertical-align text-decoration-line overflow-x max-width".split(
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
