import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { readFile, testApp } from "../../../../test/support/app";
import { newArticle, takeAway } from "../../../../test/support/pings";
import { changeArticle } from "../operator/change-article.server";
import { drawPicture, pictureVersion } from "./draw-picture.server";
import { FONTS_PATH } from "./glyphs.server";

/** The font as the build lays it out, noting what was asked for. */
async function fontApp() {
  const asked: string[] = [];
  const app = await testApp({
    asset: (path) => {
      const name = path.slice(FONTS_PATH.length);
      asked.push(name);
      const folder = name.endsWith(".woff") ? "files/" : "";
      return readFile(`node_modules/@fontsource/noto-sans-sc/${folder}${name}`);
    },
  });
  return { app, asked };
}

const areas = {
  title: [72, 150, 850, 510],
  score: [950, 260, 1080, 360],
  foot: [72, 540, 800, 600],
} as const;

/** Its reader at one go does not run in a worker. */
function read(file: Uint8Array): Promise<PNG> {
  return new Promise((resolve, reject) => {
    new PNG().parse(Buffer.from(file), (error, png) => (error ? reject(error) : resolve(png)));
  });
}

/** How many dark or coloured pixels stand in each part of a picture. */
async function inkOf(file: Uint8Array | null) {
  const { width, height, data } = await read(file ?? new Uint8Array());
  expect([width, height]).toEqual([1200, 630]);
  const count = ([left, top, right, bottom]: readonly [number, number, number, number]) => {
    let ink = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if ((data[(y * width + x) * 4 + 2] ?? 0) < 128) ink++;
    return ink;
  };
  return { title: count(areas.title), score: count(areas.score), foot: count(areas.foot) };
}

for (const [lang, title] of [
  ["en", "A model that fits one card"],
  ["zh", "一张显卡就能运行的模型，价格仅为十分之一"],
] as const)
  test(`a title is drawn with score, source and date: ${lang}`, async () => {
    const { app, asked } = await fontApp();
    const id = await newArticle(app, { title, lang });
    const ink = await inkOf(await drawPicture(app, id));
    expect(ink.title).toBeGreaterThan(5000);
    expect(ink.score).toBeGreaterThan(1000);
    expect(ink.foot).toBeGreaterThan(500);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeLessThan(20);
  });

test("an article that is corrected has another picture, one that is unknown or was removed none", async () => {
  const { app } = await fontApp();
  const id = await newArticle(app);
  const before = await pictureVersion(app, id);
  const correction = { intent: "correct", id, title: "Another title", summary: "" } as const;
  await changeArticle(app, "OPERATOR", correction);
  const after = await pictureVersion(app, id);
  expect(new Set([before, after, null]).size).toBe(3);
  await takeAway(app, id);
  for (const gone of [id, "unknown"])
    expect([await pictureVersion(app, gone), await drawPicture(app, gone)]).toEqual([null, null]);
});

test("a title that no font holds is left out, and the rest is drawn", async () => {
  const { app } = await fontApp();
  for (const title of ["😀🎉👩‍👩‍👧", "שלום עולם العربية", "\u202e\u0000\u200b \ud800"]) {
    const ink = await inkOf(await drawPicture(app, await newArticle(app, { title })));
    expect(ink.title, title).toBe(0);
    expect(ink.score, title).toBeGreaterThan(1000);
  }
});

test("a title of any length keeps to its place and to few files", async () => {
  const { app, asked } = await fontApp();
  const scattered = Array.from({ length: 10_000 }, (_, index) => String.fromCodePoint(0x4e00 + index * 2));
  for (const title of [scattered.join(""), "W".repeat(10_000), "（".repeat(10_000), "à\u0300".repeat(5000)]) {
    asked.length = 0;
    const ink = await inkOf(await drawPicture(app, await newArticle(app, { title })));
    expect(ink.title).toBeGreaterThan(1000);
    expect(asked.length).toBeLessThanOrEqual(41);
  }
});
