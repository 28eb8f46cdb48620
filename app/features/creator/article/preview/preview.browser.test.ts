import { expect, test, vi } from "vitest";
import { openedPreview } from "../../../../../test/support/opened-preview";
import { pixel } from "../../../../../test/support/shown-article";

test("only a block of another kind gets new nodes", async () => {
  const { article, show, all } = openedPreview();
  await show("# One\n\nTwo\n\n- Three\n\nFour");
  const before = [...article.children];
  expect(before).toHaveLength(4);
  await show("# One, changed\n\n## Two, changed\n\n- Three\n\nFour");
  expect(all("h1, h2").map(({ textContent }) => textContent)).toEqual(["One, changed", "Two, changed"]);
  const same = [...article.children].map((child, index) => child === before[index]);
  expect(same).toEqual([true, false, true, true]);
});

const changes: [name: string, from: string, to: string][] = [
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
  ],
  ["a formula", "Sum $a^2$ END", "Sum $\\frac{a}{b}$ and $c$ END"],
  ["a quote that becomes an alert", "> one\n> END", "> [!NOTE]\n> two\n>\n> > END"],
  ["a paragraph that becomes a heading", "One END", "# One END"],
  [
    "attributes that come and go",
    '<p align="right" title="x">END</p>',
    '<p class="y" style="color: red">END</p>',
  ],
  ["one block that becomes three", "One END", "# A\n\nOne\n\n> END"],
];

test.each(changes)(
  "a block that is changed in place looks the same as one drawn anew: %s",
  async (_, from, to) => {
    const { article, show, all } = openedPreview();
    const shown = async (text: string) => {
      await show(text);
      return all(":scope > *").map(outerHtml);
    };
    const anew = await shown(to);
    expect(article.textContent).toContain("END");
    expect(await shown("")).toEqual([]);
    expect(await shown(from)).not.toEqual(anew);
    expect(await shown(to)).toEqual(anew);
  },
);

/** With attributes in an order of their own, and without what the page marks on it by itself. */
function outerHtml(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    const names = part.getAttributeNames().sort();
    const attributes = names.map((name) => [name, part.getAttribute(name) ?? ""] as const);
    for (const name of names) part.removeAttribute(name);
    for (const [name, value] of attributes)
      if (name !== "tabindex" && name !== "data-broken") part.setAttribute(name, value);
  }
  return copy.outerHTML;
}

test("what is fixed stays on the paper, also by a name of its own", async () => {
  const { show, all } = openedPreview();
  const styles = ["position:fixed", "--place:fixed;position:var(--place)"];
  const boxes = styles.map(
    (style) => `<div class="away" style="${style};top:0;left:0;width:9999px;height:9999px">x</div>`,
  );
  await show(`${boxes.join("\n\n")}\n\nend`);
  expect(all(".away").map((box) => getComputedStyle(box).position)).toEqual(["static", "static"]);
});

test("a picture that cannot be shown is marked, and a relative one is not asked for", async () => {
  const { show, all } = openedPreview();
  await show(
    "![lost](http://localhost:1/broken.png)\n\n![near](images/near.png)\n\n![data](data:text/html,x)",
  );
  const [lost, near, data] = all("img");
  if (!lost || !near || !data) throw new Error("a picture has no place");
  await expect.poll(() => lost.dataset.broken).toBe("");
  expect(near.dataset.src).toBe("images/near.png");
  for (const image of [near, data]) expect(image.hasAttribute("src")).toBe(false);
  for (const image of [lost, near])
    expect(getComputedStyle(image, "::after").content).toContain("cannot be shown");
});

test("a picture is not asked for again while its paragraph is written", async () => {
  const { article, show, all } = openedPreview();
  await show(`before ![dot](${pixel}) after`);
  const [before] = all("img");
  expect(before).toBeDefined();
  await show(`before ![dot](${pixel}) after, more`);
  expect(article.textContent).toContain("after, more");
  expect(all("img")).toEqual([before]);
});

test.each([
  ["below words that come", `![dot](${pixel})`, `Words\n![dot](${pixel})`],
  ["into a caption", `![dot](${pixel})`, `![dot](${pixel} "below")`],
  [
    "beside another of the same address",
    `one ![dot](${pixel})`,
    `*one* ![dot](${pixel}) two ![dot](${pixel})`,
  ],
  ["when another of the same address leaves", `![a](${pixel}) ![b](${pixel}) one`, `![b](${pixel}) *one*`],
  ["into a heading", `One ![dot](${pixel})\nEND`, `# One ![dot](${pixel})`],
])("a picture is the same node after it has moved %s", async (_, from, to) => {
  const { show, all } = openedPreview();
  await show(from);
  const [before] = all("img");
  expect(before).toBeDefined();
  await show(to);
  expect(all("img")).toContain(before);
  expect(all("img")).toHaveLength(to.split("![").length - 1);
});

test("a broken picture stays marked while its paragraph is written", async () => {
  const { show, all } = openedPreview();
  const picture = "![lost](http://localhost:1/broken.png)";
  await show(`before ${picture}`);
  await expect.poll(() => all("img")[0]?.dataset.broken).toBe("");
  await show(`*before* ${picture} after`);
  expect(all("img").map(({ dataset }) => dataset.broken)).toEqual([""]);
});

test("a listing that becomes wider than the paper takes the keyboard's focus, one that fits again does not", async () => {
  const { show, all } = openedPreview();
  for (const [line, focusable] of [
    ["short", 0],
    ["long ".repeat(60), 1],
    ["short again", 0],
  ] as const) {
    await show(`\`\`\`\n${line}\n\`\`\``);
    expect(all("pre")[0]?.textContent).toMatch(/^(short|long)/);
    await expect.poll(() => all("pre[tabindex]").length).toBe(focusable);
  }
});

test("a worker that dies is replaced, and what was shown stays until then", async () => {
  const started: Worker[] = [];
  const Original = Worker;
  vi.stubGlobal(
    "Worker",
    class extends Original {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        started.push(this);
      }
    },
  );
  const { article, show, all } = openedPreview();
  await show("# First");
  started.at(-1)?.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
  expect(article.textContent).toContain("First");
  await show("# Second");
  expect(all("h1").map(({ textContent }) => textContent)).toEqual(["Second"]);
  expect(started).toHaveLength(2);
  vi.unstubAllGlobals();
});

test("half a million characters are shown to the end, and one more is not", async () => {
  const { article, show } = openedPreview();
  const [start, end] = ["# Start\n\n", "The very end"];
  const paragraph = `${"这是一段很长的文章里的话，with some words. ".repeat(6)}\n\n`;
  const most = paragraph.repeat(5000).slice(0, 500_000 - start.length - end.length);
  expect(await show(start + most + end)).toMatchObject({ state: "shown", problem: null });
  expect(article.lastElementChild?.textContent).toMatch(/The very end$/);
  expect(article.querySelector("h1")?.textContent).toBe("Start");
  expect(await show(`${start}${most}${end}!`)).toMatchObject({ state: "failed", problem: "tooLong" });
  expect(article.lastElementChild?.textContent).toMatch(/The very end$/);
  expect(await show("# Short")).toMatchObject({ state: "shown", problem: null });
  expect(article.textContent?.trim()).toBe("Short");
});

test("a long article stands in order, whatever is changed while it is drawn", async () => {
  const { preview, article, show, all } = openedPreview();
  const blocks = Array.from({ length: 4000 }, (_, index) => `Block ${index}`);
  const changed = [
    ...blocks.slice(0, 700),
    ...Array.from({ length: 400 }, (_, index) => `New block ${index}`),
    ...blocks.slice(900, 2600),
    "Another",
    ...blocks.slice(2601, 3900),
  ];
  const begun = new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => {
      watching.disconnect();
      resolve();
    });
    watching.observe(article, { childList: true });
  });
  preview.write(blocks.join("\n\n"));
  await begun;
  expect(all("p").length).toBeLessThan(blocks.length);
  await show(changed.join("\n\n"));
  expect(all("p").map(({ textContent }) => textContent)).toEqual(changed);
});

test("listings are coloured and formulas drawn, also with letters that come on demand", async () => {
  const { show, all } = openedPreview();
  await show("```ts\nconst a = 1;\n```\n\n$$\\frac{1}{\\mathbb{R}}$$");
  expect(all(".hljs-keyword").map(({ textContent }) => textContent)).toEqual(["const"]);
  const [formula, ...others] = all(".formula > svg");
  expect([formula?.role, formula?.ariaLabel]).toEqual(["img", "\\frac{1}{\\mathbb{R}}"]);
  expect(others).toEqual([]);
});

test.each([
  ["en", "read this", "References", "Notes and references"],
  ["zh", "读这个", "参考链接", "注释与参考"],
] as const)(
  "the list of notes is titled by what is in it, in the language of the article (%s)",
  async (language, text, links, words) => {
    const { show, all } = openedPreview({ locale: language === "en" ? "zh" : "en" });
    const titles = () => all(".footnotes h4").map(({ textContent }) => textContent);
    await show(`[${text}](https://a.example)`);
    expect(titles()).toEqual([links]);
    await show(`[${text}](https://a.example) b[^1]\n\n[^1]: ${text}`);
    expect(titles()).toEqual([words]);
  },
);

test("front matter is not shown", async () => {
  const text = "---\ntitle: 我的文章\ndate: 2026-11-21\ntags:\n- a\n---\n\n正文第一段。\n";
  const { article, show, all } = openedPreview();
  await show(text);
  expect(article.textContent?.trim()).toBe("正文第一段。");
  expect(all("hr, h2")).toEqual([]);
  await show(text.replace("tags:\n", "tags:\n这是正文\n"));
  expect(all("hr").length).toBeGreaterThan(0);
});
