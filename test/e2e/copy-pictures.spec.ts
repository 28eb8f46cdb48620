import { copyByClick, openCopyingPage, paste, picture, show } from "../support/copying";
import { expect, ORIGIN, test } from "./support";

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
