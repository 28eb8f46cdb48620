import { copyByClick, openCopyingPage, paste, picture, show, stylesOfBoth } from "../pages/copying";
import { expect, ORIGIN, test } from "../pages/fixtures";

// One worker: the code under test is bundled once.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: ORIGIN });
  await openCopyingPage(page, ORIGIN);
});

test("the pictures that WeChat will drop are listed with the reason", async ({ page }) => {
  const problems = await page.evaluate(async (data) => {
    const good = `data:image/png;base64,${data}`;
    const sources = [
      [good, good],
      ["/own.png", good],
      ["https://raw.githubusercontent.com/a/b/c.png", good],
      ["https://pics.example.com/good.png", good],
      ["https://pics.example.com/gone.png", "data:image/png,gone"],
      ["https://pics.example.com/a.svg", good],
    ];
    const article = document.createElement("section");
    // Nothing is asked of those hosts: each picture shows something else than its address says.
    for (const [address = "", shown = ""] of sources) {
      const image = new Image();
      image.src = shown;
      image.getAttribute = () => address;
      article.appendChild(image);
    }
    const found = await window.copying.imageProblems(article);
    return found.map(({ reason }) => reason);
  }, picture);
  expect(problems).toEqual(["embedded", "relative", "blockedHost", "broken", "svg"]);
});

test("a picture alone keeps the full width, small ones among words or beside others stand in the line", async ({
  page,
}) => {
  const drawn = (width: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`;
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  };
  const badge = (name: string) => `![${name}](${drawn(90)})`;
  await show(
    page,
    [
      badge("alone"),
      `[${badge("linked")}](https://a.example)`,
      `${badge("one")} [${badge("two")}](https://b.example)\n${badge("three")}`,
      `words ${badge("among")} words`,
      `# Heading ${badge("heading")}`,
      `- ${badge("item")}\n- words ${badge("beside")}`,
      `words ![wide](${drawn(4000)})`,
      `<p align="center"><img alt="px" width="100px;" src="${drawn(90)}"></p>`,
      `<p><img alt="half" width="50%" src="${drawn(90)}"></p>`,
    ].join("\n\n"),
  );
  const measure = (root: string) =>
    `Promise.all([...${root}.querySelectorAll("img")].map((image) => image.decode().then(() => [image.alt, Math.round(image.getBoundingClientRect().width)]))).then(Object.fromEntries)`;
  const before = await page.evaluate<Record<string, number>>(measure("shown.article"));
  const natural = { one: 90, two: 90, three: 90, among: 90, heading: 90, beside: 90, px: 100 };
  expect(before).toMatchObject({ alone: 677, linked: 677, ...natural });
  expect(before.wide).toBeLessThanOrEqual(677);
  expect(before.wide).toBeGreaterThan(600);
  expect(before.item).toBeGreaterThan(600);
  expect(before.half).toBe(339);
  const tops = await page.evaluate(() =>
    ["one", "two"].map(
      (name) => window.shown.article.querySelector(`img[alt=${name}]`)?.getBoundingClientRect().top,
    ),
  );
  expect(tops[0]).toBe(tops[1]);
  await copyByClick(page);
  const bare = await paste(page, ORIGIN);
  const after = await bare.evaluate<Record<string, number>>(measure("document"));
  expect(after).toMatchObject(natural);
});

const photo = (alt: string, title = "") =>
  `![${alt}](https://a.example/${encodeURIComponent(alt)}.png${title && ` "${title}"`})`;

const captioned = [
  photo("alone", "The harbour\nat  dusk"),
  `[${photo("linked", "港口的黄昏 &amp; 清晨")}](https://b.example)`,
  `${photo("first", "第一张")}\n${photo("second", "Second")} ${photo("third")}`,
  `> ${photo("quoted", "within a quote")}\n>\n> words`,
  `> [!NOTE]\n> look\n>\n> ${photo("noted", "within a note")}`,
  `- ${photo("item", "within an item")}\n  - inner\n- two`,
  `1. ${photo("loose", "within a loose item")}\n\n   words`,
  `| ${photo("head", "within a head")} | b |\n| - | - |\n| ${photo("cell", "within a cell")} | ${"long words ".repeat(20)} |`,
  photo("same", "same"),
].join("\n\n");

test("the title of a picture that stands alone is written below it, of several in a row of each", async ({
  page,
}) => {
  await show(page, captioned);
  const found = await page.evaluate(() =>
    [...window.shown.article.querySelectorAll("img")].map((image) => {
      const home = image.closest("p, li, td, th");
      const within = home?.querySelector(".caption");
      const caption = within ?? home?.nextElementSibling;
      const own = caption?.matches(".caption") ? caption : null;
      const box = own?.getBoundingClientRect();
      const drawn = image.getBoundingClientRect();
      const isBelow = box && box.top >= drawn.bottom && box.top - drawn.bottom < 20;
      const isCentred = own && getComputedStyle(own).textAlign === "center";
      const isHidden = own?.getAttribute("aria-hidden") === "true";
      const state = !own
        ? "none"
        : isHidden
          ? "not read twice"
          : isBelow && isCentred
            ? "below"
            : "elsewhere";
      return [image.alt, own?.textContent ?? "", state, image.title].join(" | ");
    }),
  );
  expect(found).toEqual([
    "alone | The harbour at dusk | below | ",
    "linked | 港口的黄昏 & 清晨 | below | ",
    "first | 第一张 | below | ",
    "second | Second | below | ",
    "third |  | none | ",
    "quoted | within a quote | below | ",
    "noted | within a note | below | ",
    "item | within an item | below | ",
    "loose | within a loose item | below | ",
    "head | within a head | below | ",
    "cell | within a cell | below | ",
    "same | same | not read twice | ",
  ]);
  const again = await page.evaluate(() => {
    const { article } = window.shown;
    const before = article.innerHTML;
    window.copying.rewriteStructure(article);
    return article.innerHTML === before;
  });
  expect(again).toBe(true);
});

test("a picture among words, in a heading or in a figure, and one without a title, gets no caption", async ({
  page,
}) => {
  const plain = [
    `words ${photo("among", "kept")} words`,
    `# ${photo("heading", "kept")}`,
    `- ${photo("item", "kept")} words`,
    photo("untitled"),
    photo("blank", "  "),
    `<figure><p><img src="https://a.example/f.png" title="kept"></p><figcaption>own</figcaption></figure>`,
    `[${photo("one", "kept")} ${photo("other", "kept")}](https://b.example)`,
  ];
  await show(page, plain.join("\n\n"));
  const found = await page.evaluate(() => ({
    captions: window.shown.article.querySelectorAll(".caption, .captioned").length,
    titles: [...window.shown.article.querySelectorAll("img")].map(({ title }) => title),
  }));
  expect(found).toEqual({ captions: 0, titles: ["kept", "kept", "kept", "", "", "kept", "kept", "kept"] });
});

for (const theme of ["classic", "clean", "ink"] as const) {
  test(`captions look in the theme ${theme} as they do when pasted, and are words of plain text`, async ({
    page,
  }) => {
    await show(page, captioned, theme);
    expect(await copyByClick(page)).toBe("copied");
    const bare = await paste(page, ORIGIN);
    const { shown, pasted } = await stylesOfBoth(page, bare);
    expect(pasted).toEqual(shown);
    const caption = pasted.find(({ text }) => text === "港口的黄昏 & 清晨");
    expect(caption?.values).toMatchObject({ "text-align": "center", "font-size": "13px" });
    const plain = await bare.evaluate(() => navigator.clipboard.readText());
    expect(plain).toMatch(/^\[alone\]\n\nThe harbour at dusk\n\n/);
    expect(plain).toContain("[first]\n\n第一张\n\n[second]\n\nSecond\n\n[third]");
  });
}

test("a note of a linked picture follows its caption, and a custom rule reaches captions", async ({
  page,
}) => {
  await show(
    page,
    `<p><a href="https://b.example"><img src="https://a.example/a.png" title="words"></a><sup>[1]</sup></p>`,
    "clean",
    ".caption { color: rgb(1, 2, 3); text-align: left; }",
  );
  const { html } = await page.evaluate(() =>
    window.copying.forWeChat(window.shown.article, window.shown.css),
  );
  const [, style, words] = /<section style="([^"]*)">(words.*?)<\/section>/.exec(html) ?? [];
  expect(style).toContain("color: rgb(1, 2, 3)");
  expect(style).toContain("text-align: left");
  expect(words).toMatch(/^words<sup [^>]*>\[1\]<\/sup>$/);
});

test("a caption that says what the picture is called is read once from a saved page", async ({ page }) => {
  await show(page, `${photo("same", "same")}\n\n${photo("one", "another")}`);
  const html = await page.evaluate(async () => {
    const { article, css } = window.shown;
    return (await window.copying.htmlFile({ article, css, title: "x", locale: "en" })).text();
  });
  expect(html).toMatch(/<section[^>]* aria-hidden="true"[^>]*>same<\/section>/);
  expect(html).toMatch(/<section style="[^"]*">another<\/section>/);
  expect(html.match(/alt="(same|one)"/g)).toEqual(['alt="same"', 'alt="one"']);
});
