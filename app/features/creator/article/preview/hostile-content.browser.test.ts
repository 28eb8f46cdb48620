import { expect, test, vi } from "vitest";
import payloads from "../../../../../test/data/sanitiser/dompurify-expect.json";
import { askedDuring } from "../../../../../test/support/asked-addresses";
import { openedPreview } from "../../../../../test/support/opened-preview";
import { htmlFile } from "../copy/wechat.client";

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

const unwanted =
  /^(script|style|iframe|object|embed|form|input|button|link|meta|base|template|video|use|image)$/;

test("hostile HTML does nothing, asks nobody and leaves nothing that could", async () => {
  const harm = vi.fn();
  for (const dialog of ["alert", "confirm", "prompt"]) vi.stubGlobal(dialog, harm);
  const { article, show, all } = openedPreview();
  // Pictures may be asked for by https; nothing else may be, and not here.
  const withoutPictures = payloads.map(({ payload }) => payload.replace(/https?:\/\//g, "hxxp://"));
  const asked = await askedDuring(async () => {
    await show(`${[...withoutPictures, ...own].join("\n\n")}\n\n# The end`);
  });
  expect(article.textContent).toContain("The end");
  const left = all("*").filter(
    (element) =>
      unwanted.test(element.localName) ||
      [...element.attributes].some(
        ({ name, value }) => /^on|^srcdoc$|^formaction$/i.test(name) || /^\s*(java|vb)script:/i.test(value),
      ),
  );
  expect(left.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  expect(asked).toEqual([]);
  expect("xssed" in window).toBe(false);
  expect(harm).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

const hidden = [
  `<p style='background: image-set(var(--none, "https://evil.localhost/a") 1x)'>one</p>`,
  "<p style='background: var(--none, url(https://evil.localhost/b))'>two</p>",
  '<img alt="share" src="\\\\evil.localhost\\share\\c.png">',
].join("\n\n");

const rules = [
  "p { background: url(https://evil.localhost/d) }",
  ".article { --u: \\75rl(https://evil.localhost/e); background: var(--u) }",
  'h1 { background: image-set(var(--none, "https://evil.localhost/f") 1x) }',
  "@media all { p:first-child { list-style: url(https://evil.localhost/g) } }",
  "em { color: red; background: url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) }",
].join("\n");

test("neither an article nor a style sheet asks another host by its styles, in the preview or in the file", async () => {
  let file = "";
  const asked = await askedDuring(async () => {
    const { preview, article, show, all } = openedPreview({ customCss: rules });
    await show(`# title\n\n*kept*\n\n${hidden}`);
    const [kept] = all("em");
    expect(kept && getComputedStyle(kept).color).toBe("rgb(255, 0, 0)");
    const saved = await htmlFile({ article, css: preview.css(), title: "title", locale: "en" });
    file = await saved.text();
  });
  expect(file.match(/[^"'(\s]*evil\.localhost[^"')\s]*/g)).toEqual(["https://evil.localhost/share/c.png"]);
  expect(file).toContain("default-src 'none'");
  expect(file).toContain("url('data:image/gif");
  expect([...new Set(asked)]).toEqual(["https://evil.localhost/share/c.png"]);
});

test("a formula or a table that no browser can draw stays as its source, and the rest is shown", async () => {
  const { article, show, all } = openedPreview();
  const formula = `$${"\\sqrt{".repeat(800)}x${"}".repeat(800)}$`;
  const tables = "<table><tr><td>".repeat(5000);
  await show(`${formula}\n\n$a^2$\n\n${tables}\n\nThe end.`);
  expect(all(".formula")).toHaveLength(1);
  expect(article.textContent).toContain("The end.");
  expect(all("p")[0]?.textContent).toContain("\\sqrt{\\sqrt{");
  expect(all("pre code")[0]?.textContent).toContain("<table><tr><td>");
});

test.each([
  ["ten thousand nested quotes", `${">".repeat(10_000)} x`],
  [
    "everything left open",
    "<div><b><table><tr><td><!-- <svg><math>\n\n**a [b](c\n\n$$\\frac{1\n\n```js\nlet x",
  ],
  [
    "unclosed formatting that multiplies",
    `${Array.from({ length: 3000 }, (_, i) => `<b a${i}>`).join("")}${"<p>x".repeat(3000)}`,
  ],
  ["fifty thousand attributes", `<p ${"a ".repeat(50_000)}>x</p>`],
  ["a hundred thousand open divisions", "<div>".repeat(100_000)],
])("%s: the page lives on and shows what is written next", async (_, text) => {
  const { show, all } = openedPreview();
  await show(text);
  await show("# Alive");
  expect(all("h1").map(({ textContent }) => textContent)).toEqual(["Alive"]);
});
