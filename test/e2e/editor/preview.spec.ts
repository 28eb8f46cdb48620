import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, openEditor, test } from "../pages/fixtures";

const payloads: { payload: string }[] = JSON.parse(
  readFileSync("test/data/sanitiser/dompurify-expect.json", "utf8"),
);

const own = [
  '<img src="x" onerror="window.xssed=1"><svg onload="window.xssed=1"><script>window.xssed=1</script></svg>',
  '<a href="java\tscript:window.xssed=1">a</a> <a href="&#106;avascript:window.xssed=1">b</a>',
  '<iframe srcdoc="<script>parent.xssed=1</script>"></iframe><object data="x"></object><embed src="x">',
  '<form action="https://evil.test"><input autofocus onfocus="window.xssed=1"><button>x</button></form>',
  '<p style="background:url(https://evil.test/a)">x</p><p style="--a:url(https://evil.test/b)">x</p>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.xssed=1&gt;">',
  '<svg><image href="https://evil.test/c"/><use href="https://evil.test/d#e"/></svg><link href="https://evil.test/e">',
  '<style>@import "https://evil.test/f"; * { background: url(https://evil.test/g) }</style>',
  '<video src="https://evil.test/h" poster="https://evil.test/i"></video><base href="https://evil.test/">',
  "[x](javascript:window.xssed=1) ![x](javascript:window.xssed=1) <javascript:window.xssed=1>",
];

async function write(page: Page, text: string) {
  await page.locator("textarea").fill(text);
}

const article = (page: Page) => page.locator("section.article");

test("only a block of another kind gets new nodes", async ({ page }) => {
  await openEditor(page);
  await write(page, "# One\n\nTwo\n\n- Three\n\nFour");
  await expect(article(page)).toContainText("Four");
  const before = await article(page).evaluateHandle((section) => [...section.children]);
  await write(page, "# One, changed\n\n## Two, changed\n\n- Three\n\nFour");
  await expect(article(page).locator("h2")).toHaveText("Two, changed");
  await expect(article(page).locator("h1")).toHaveText("One, changed");
  const same = await article(page).evaluate(
    (section, old) => [...section.children].map((child, index) => child === old[index]),
    before,
  );
  expect(same).toEqual([true, false, true, true]);
});

test("hostile HTML does nothing, asks nobody and leaves nothing that could", async ({ page }) => {
  const asked: string[] = [];
  await openEditor(page);
  await page.evaluate(() => {
    window.alert = () => Object.assign(window, { xssed: 1 });
  });
  page.on("dialog", (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Pictures may be asked for by https; nothing else may be, and not here.
  const withoutPictures = payloads.map(({ payload }) => payload.replace(/https?:\/\//g, "hxxp://"));
  page.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url());
    const isOfSite = pathname.startsWith("/assets/") || pathname === "/__manifest";
    if (protocol.startsWith("http") && !isOfSite) asked.push(request.url());
  });
  await write(page, `${[...withoutPictures, ...own].join("\n\n")}\n\n# The end`);
  await expect(article(page)).toContainText("The end");
  const left = await article(page).evaluate((section) =>
    [...section.querySelectorAll("*")]
      .filter(
        (element) =>
          /^(script|style|iframe|object|embed|form|input|button|link|meta|base|template|video|use|image)$/.test(
            element.localName,
          ) ||
          [...element.attributes].some(
            ({ name, value }) =>
              /^on|^srcdoc$|^formaction$/i.test(name) || /^\s*(java|vb)script:/i.test(value),
          ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
  expect(left).toEqual([]);
  expect(await page.evaluate(() => "xssed" in window)).toBe(false);
  expect(asked).toEqual([]);
});

test("what is fixed stays on the paper", async ({ page }) => {
  await openEditor(page);
  await write(
    page,
    '<div class="away" style="position:fixed;top:0;left:0;width:9999px;height:9999px">x</div>\n\nend',
  );
  await expect(article(page)).toContainText("end");
  const position = await article(page)
    .locator(".away")
    .evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe("static");
});

test("a picture that cannot be shown is marked, and a relative one is not asked for", async ({ page }) => {
  await page.route("**/broken.png", (route) => route.abort());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openEditor(page);
  await write(
    page,
    "![lost](http://localhost:1/broken.png)\n\n![near](images/near.png)\n\n![data](data:text/html,x)",
  );
  await expect(article(page).locator('img[alt="lost"]')).toHaveAttribute("data-broken", "");
  await expect(article(page).locator('img[alt="near"]')).toHaveAttribute("data-src", "images/near.png");
  await expect(article(page).locator('img[alt="data"]')).not.toHaveAttribute("src");
  expect(asked.filter((path) => path.includes("near.png"))).toEqual([]);
  for (const alt of ["lost", "near"]) {
    const said = (image: Element) => getComputedStyle(image, "::after").content;
    expect(await article(page).locator(`img[alt="${alt}"]`).evaluate(said)).toContain("cannot be shown");
  }
});

test("a mark for a table of contents, which WeChat has none of, is named among the problems", async ({
  page,
}) => {
  await openEditor(page);
  await write(page, "# Title\n\n[TOC]\n\nWords");
  await page.getByRole("button", { name: "1 problem" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText(["Table of contents[TOC]"]);
});

test("a picture is not asked for again while its paragraph is written", async ({ page }) => {
  const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
  await openEditor(page);
  await write(page, `before ![dot](${pixel}) after`);
  const picture = article(page).locator("img");
  const before = await picture.evaluateHandle((image) => image);
  await write(page, `before ![dot](${pixel}) after, more`);
  await expect(article(page)).toContainText("after, more");
  expect(await picture.evaluate((image, old) => image === old, before)).toBe(true);
});

test("a listing that becomes wider than the paper takes the keyboard's focus, one that fits again does not", async ({
  page,
}) => {
  await openEditor(page);
  const listing = article(page).locator("pre");
  for (const [line, focusable] of [
    ["short", 0],
    ["long ".repeat(60), 1],
    ["short again", 0],
  ] as const) {
    await write(page, `\`\`\`\n${line}\n\`\`\``);
    await expect(listing).toContainText(line.trim());
    await expect(listing.and(page.locator("[tabindex]"))).toHaveCount(focusable);
  }
});

test("a worker that dies is replaced, and what was shown stays until then", async ({ page }) => {
  await page.addInitScript(() => {
    const Original = window.Worker;
    const started: Worker[] = [];
    window.Worker = class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        started.push(this);
      }
    };
    Object.assign(window, { started });
  });
  await openEditor(page);
  await write(page, "# First");
  await expect(article(page)).toContainText("First");
  await page.evaluate(() => {
    const { started } = window as unknown as { started: Worker[] };
    started.at(-1)?.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
  });
  await expect(article(page)).toContainText("First");
  await write(page, "# Second");
  await expect(article(page).getByRole("heading", { name: "Second" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { started: Worker[] }).started.length)).toBe(2);
});

test("two megabytes are shown to the end while typing goes on", async ({ page }) => {
  await openEditor(page);
  // Filling in so much as if it were typed takes a browser minutes.
  await page.locator("textarea").evaluate(
    (area: HTMLTextAreaElement, text) => {
      area.value = text;
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    `# Start\n\n${`${"这是一段很长的文章里的话，with some words. ".repeat(6)}\n\n`.repeat(10_000)}The very end`,
  );
  // The whole text of the article at every look would itself be two megabytes.
  const end = () => article(page).evaluate((section) => section.textContent?.trim().slice(-12));
  await expect.poll(end, { timeout: 90_000, intervals: [1000] }).toBe("The very end");
  await expect(article(page).getByRole("heading", { name: "Start" })).toBeAttached();
  // 12 characters and 3 words, six times in each paragraph.
  await expect(page.getByText("900,004 words")).toBeVisible();
});

test("a very long article stands in order, whatever is changed while it is drawn", async ({ page }) => {
  await openEditor(page);
  await write(page, "First");
  await expect(article(page)).toContainText("First");
  const blocks = Array.from({ length: 4000 }, (_, index) => `Block ${index}`);
  const changed = [
    ...blocks.slice(0, 700),
    ...Array.from({ length: 400 }, (_, index) => `New block ${index}`),
    ...blocks.slice(900, 2600),
    "Another",
    ...blocks.slice(2601, 3900),
  ];
  await page.locator("textarea").evaluate(
    async (area: HTMLTextAreaElement, texts) => {
      const section = [...document.querySelectorAll("*")]
        .map(({ shadowRoot }) => shadowRoot?.querySelector("section.article"))
        .find(Boolean);
      function set(text: string) {
        area.value = text;
        area.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      set(texts[0] ?? "");
      // As soon as the first are in a chunk, and the last are not.
      await new Promise<void>((resolve) => {
        const watching = new MutationObserver(() => {
          if (!section?.querySelector("[data-chunk]")) return;
          watching.disconnect();
          resolve();
        });
        if (section) watching.observe(section, { childList: true });
      });
      set(texts[1] ?? "");
    },
    [blocks.join("\n\n"), changed.join("\n\n")],
  );
  const shown = () =>
    article(page).evaluate((section) => [...section.querySelectorAll("p")].map((each) => each.textContent));
  await expect.poll(async () => (await shown()).length, { timeout: 60_000 }).toBe(changed.length);
  await expect.poll(shown).toEqual(changed);
  const chunks = await article(page).evaluate((section) =>
    [...section.querySelectorAll("[data-chunk]")].map(({ childNodes }) => childNodes.length),
  );
  expect(Math.min(...chunks)).toBeGreaterThan(0);
  expect(Math.max(...chunks)).toBeLessThanOrEqual(300);
});

test("listings are coloured and formulas set, with fonts from our own site", async ({ page }) => {
  await openEditor(page);
  await write(page, "```ts\nconst a = 1;\n```\n\n$$\\frac{1}{2}$$");
  await expect(article(page).locator(".hljs-keyword")).toHaveText("const");
  await expect(article(page).locator(".katex")).toHaveAttribute("role", "math");
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family.startsWith("KaTeX")).length),
    )
    .toBeGreaterThan(10);
});
