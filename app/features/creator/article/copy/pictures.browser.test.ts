import { expect, test } from "vitest";
import { copyArticle, paste, stylesOfBoth } from "../../../../../test/support/copying";
import { pixel, showArticle } from "../../../../../test/support/shown-article";
import { imageProblems } from "./images.client";
import { rewriteStructure } from "./structure.client";
import { forWeChat, htmlFile } from "./wechat.client";

test("the pictures that WeChat will drop are listed with the reason", async () => {
  const sources = [
    [pixel, pixel],
    ["/own.png", pixel],
    ["https://raw.githubusercontent.com/a/b/c.png", pixel],
    ["https://pics.example.com/good.png", pixel],
    ["https://pics.example.com/gone.png", "data:image/png,gone"],
    ["https://pics.example.com/a.svg", pixel],
  ];
  const article = document.createElement("section");
  // Nothing is asked of those hosts: each picture shows something else than its address says.
  for (const [address = "", shown = ""] of sources) {
    const image = new Image();
    image.src = shown;
    image.getAttribute = () => address;
    article.appendChild(image);
  }
  const problems = (await imageProblems(article)).map(({ reason }) => reason);
  expect(problems).toEqual(["embedded", "relative", "blockedHost", "broken", "svg"]);
});

async function widthsOf(root: HTMLElement): Promise<Record<string, number>> {
  const images = [...root.querySelectorAll("img")];
  await Promise.all(images.map((image) => image.decode()));
  return Object.fromEntries(
    images.map((image) => [image.alt, Math.round(image.getBoundingClientRect().width)]),
  );
}

test("a picture alone keeps the full width, small ones among words or beside others stand in the line", async () => {
  const drawn = (width: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`;
    return `data:image/svg+xml;base64,${btoa(svg)}`;
  };
  const badge = (name: string) => `![${name}](${drawn(90)})`;
  const shown = await showArticle(
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
  const before = await widthsOf(shown.article);
  const natural = { one: 90, two: 90, three: 90, among: 90, heading: 90, beside: 90, px: 100 };
  expect(before).toMatchObject({ alone: 677, linked: 677, ...natural });
  expect(before.wide).toBeLessThanOrEqual(677);
  expect(before.wide).toBeGreaterThan(600);
  expect(before.item).toBeGreaterThan(600);
  expect(before.half).toBe(339);
  const [one, two] = ["one", "two"].map(
    (name) => shown.article.querySelector(`img[alt=${name}]`)?.getBoundingClientRect().top,
  );
  expect(one).toBeGreaterThan(0);
  expect(one).toBe(two);
  await copyArticle(shown);
  expect(await widthsOf(await paste())).toMatchObject(natural);
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

test("the title of a picture that stands alone is written below it, of several in a row of each", async () => {
  const { article } = await showArticle(captioned);
  const found = [...article.querySelectorAll("img")].map((image) => {
    const home = image.closest("p, li, td, th");
    const within = home?.querySelector(".caption");
    const caption = within ?? home?.nextElementSibling;
    const own = caption?.matches(".caption") ? caption : null;
    const box = own?.getBoundingClientRect();
    const drawn = image.getBoundingClientRect();
    const isBelow = box && box.top >= drawn.bottom && box.top - drawn.bottom < 20;
    const isCentred = own && getComputedStyle(own).textAlign === "center";
    const isHidden = own?.getAttribute("aria-hidden") === "true";
    const state = !own ? "none" : isHidden ? "not read twice" : isBelow && isCentred ? "below" : "elsewhere";
    return [image.alt, own?.textContent ?? "", state, image.title].join(" | ");
  });
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
  const before = article.innerHTML;
  rewriteStructure(article);
  expect(article.innerHTML).toBe(before);
});

test("a picture among words, in a heading or in a figure, and one without a title, gets no caption", async () => {
  const plain = [
    `words ${photo("among", "kept")} words`,
    `# ${photo("heading", "kept")}`,
    `- ${photo("item", "kept")} words`,
    photo("untitled"),
    photo("blank", "  "),
    `<figure><p><img src="https://a.example/f.png" title="kept"></p><figcaption>own</figcaption></figure>`,
    `[${photo("one", "kept")} ${photo("other", "kept")}](https://b.example)`,
  ];
  const { article } = await showArticle(plain.join("\n\n"));
  const found = {
    captions: article.querySelectorAll(".caption, .captioned").length,
    titles: [...article.querySelectorAll("img")].map(({ title }) => title),
  };
  expect(found).toEqual({ captions: 0, titles: ["kept", "kept", "kept", "", "", "kept", "kept", "kept"] });
});

test.each(["classic", "clean", "ink"] as const)(
  "captions look in the theme %s as they do when pasted, and are words of plain text",
  async (theme) => {
    const article = await showArticle(captioned, theme);
    expect(await copyArticle(article)).toBe("copied");
    const { shown, pasted } = stylesOfBoth(article, await paste());
    expect(pasted).toEqual(shown);
    const caption = pasted?.find(({ text }) => text === "港口的黄昏 & 清晨");
    expect(caption?.values).toMatchObject({ "text-align": "center", "font-size": "13px" });
    const plain = await navigator.clipboard.readText();
    expect(plain).toMatch(/^\[alone\]\n\nThe harbour at dusk\n\n/);
    expect(plain).toContain("[first]\n\n第一张\n\n[second]\n\nSecond\n\n[third]");
  },
);

test("a note of a linked picture follows its caption, and a custom rule reaches captions", async () => {
  const { article, css } = await showArticle(
    `<p><a href="https://b.example"><img src="https://a.example/a.png" title="words"></a><sup>[1]</sup></p>`,
    "clean",
    ".caption { color: rgb(1, 2, 3); text-align: left; }",
  );
  const { html } = forWeChat(article, css);
  const [, style, words] = /<section style="([^"]*)">(words.*?)<\/section>/.exec(html) ?? [];
  expect(style).toContain("color: rgb(1, 2, 3)");
  expect(style).toContain("text-align: left");
  expect(words).toMatch(/^words<sup [^>]*>\[1\]<\/sup>$/);
});

test("a caption that says what the picture is called is read once from a saved page", async () => {
  const { article, css } = await showArticle(`${photo("same", "same")}\n\n${photo("one", "another")}`);
  const html = await (await htmlFile({ article, css, title: "x", locale: "en" })).text();
  expect(html).toMatch(/<section[^>]* aria-hidden="true"[^>]*>same<\/section>/);
  expect(html).toMatch(/<section style="[^"]*">another<\/section>/);
  expect(html.match(/alt="(same|one)"/g)).toEqual(['alt="same"', 'alt="one"']);
});
