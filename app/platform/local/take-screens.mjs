// npm run screens: takes the pictures of the running product for its own pages, on its sample data, into public/screens.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { findChromium, wholeChromium } from "./chromium.ts";
import { sampleLibrary } from "./sample-library.mjs";

/** Each is shown from the first of these elements on, with so many pixels above it. */
const screens = [
  // Its pages are set once a hand comes near.
  {
    name: "result",
    path: "/offerwink/sample",
    from: "main [role=tabpanel]",
    above: -8,
    set: "[role=listbox]",
  },
  { name: "feed", path: "/pings", from: "main article", above: 24 },
];
/** Windows and, for the list of installable apps, phones. */
const frames = [
  { suffix: "", width: 1024, height: 640, scale: 1.25, themes: ["light", "dark"] },
  { suffix: "-phone", width: 390, height: 780, scale: 1.5, themes: ["light"] },
];
const MAX_BYTES = 40 * 1024;
// Where the extension that was built looks for its site.
const PORT = "8787";
const PERSIST_TO = ".wrangler/screens";

const hasNews = (address) =>
  fetch(address).then(
    async (answer) => (await answer.text()).split("<article").length > 6,
    () => false,
  );

/** 1280 × 800 or 585 × 1170 pixels in the best quality that is small enough. */
async function pictureOf(page, clip) {
  const session = await page.context().newCDPSession(page);
  let picture;
  for (let quality = 85; quality > 20 && (!picture || picture.length > MAX_BYTES); quality -= 5) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip });
    picture = Buffer.from(data, "base64");
  }
  return picture;
}

async function photograph(address, { from, above, set }, { width, height, scale }, colorScheme) {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 4000 } });
  await page.goto(address, { waitUntil: "networkidle" });
  if (set) {
    // The first move starts the page's scripts, a later one is met by them.
    for (let step = 1; step < 30 && (await page.locator(set).count()) === 0; step += 1) {
      await page.mouse.move(10 * step, 20 * step);
      await page.waitForTimeout(500);
    }
  }
  const { y } = await page.locator(from).first().boundingBox();
  const picture = await pictureOf(page, { x: 0, y: y - above, width, height, scale });
  await page.context().close();
  return picture;
}

/** The new tab with a library that is imported as a person would: what is typed, the theme, what shows then, and from where. */
const untyped = { en: "", zh: "" };
const asked = { en: "Which morning for Arashiyama?", zh: "岚山哪天早上去好？" };
const tabs = [
  { picture: "tab", theme: "bing", typed: untyped },
  { picture: "search", theme: "dynamic", typed: { en: "soundproofing", zh: "隔音" }, shows: "mark" },
  { picture: "ask", theme: "dynamic", typed: asked, shows: "blockquote" },
  { picture: "news", theme: "dynamic", typed: untyped, from: "h2 a" },
  { picture: "themes", theme: "anime", typed: untyped, from: "footer" },
];

async function photographExtension(locale, theme) {
  const folder = resolve("build/extension");
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), "profile-")), {
    executablePath: wholeChromium(),
    ignoreDefaultArgs: ["--disable-extensions"],
    args: ["--no-sandbox", `--disable-extensions-except=${folder}`, `--load-extension=${folder}`],
    locale: locale === "zh" ? "zh-CN" : "en-GB",
    viewport: { width: 1024, height: 640 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("chrome://newtab/");
  const newTab = page.url();
  await page.goto(new URL("options.html", newTab).href);
  const lines = sampleLibrary[locale].map((each) => JSON.stringify(each)).join("\n");
  const zip = zipSync({ "library-1.jsonl": strToU8(lines), "format.txt": strToU8("memwink-1") });
  await page
    .locator("input[type=file][accept='.zip']")
    .setInputFiles({ name: "library.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await page.getByRole("status").filter({ hasText: "5" }).waitFor();
  for (const { picture, theme: background, typed, shows = "h2 a", from } of tabs) {
    const [tag, name] = locale === "zh" ? ["ai_news_zh", "AI 资讯"] : ["ai_news_en", "AI News"];
    const settings = {
      language: locale,
      theme: background,
      quoteStyle: "default",
      quoteTemplate: "",
      genPrompt: "",
      qaPrompt: "",
      embedModel: "basic_local",
      news: { tag, name, isOwn: false, worldTag: tag, worldName: name },
    };
    const message = { type: "settings", v: 1, nonce: "0000", proUntil: null, settings };
    await page.evaluate((received) => chrome.storage.local.set({ received }), { message, at: Date.now() });
    await page.goto(newTab);
    await page.locator("h2 a").waitFor();
    await page.getByRole("searchbox").fill(typed[locale]);
    await page.locator(shows).first().waitFor();
    await page.mouse.move(0, 0);
    const shown = from && (await page.locator(from).first().boundingBox());
    const top = await page.evaluate(
      (y) => {
        scrollTo(0, y);
        return scrollY;
      },
      shown ? shown.y - 40 : 0,
    );
    const clip = { x: 0, y: top, width: 1024, height: 640, scale: 1.25 };
    writeFileSync(`public/screens/memwink-${picture}-${locale}-${theme}.webp`, await pictureOf(page, clip));
  }
  await context.close();
}

rmSync(PERSIST_TO, { recursive: true, force: true });
mkdirSync("public/screens", { recursive: true });
const server = spawn("node", ["app/platform/local/start.mjs"], {
  env: { ...process.env, PORT, PERSIST_TO, SAMPLE_FEEDS: "alone" },
  stdio: "inherit",
});
server.on("exit", (code) => process.exit(code ?? 1));
process.on("exit", () => server.kill("SIGINT"));
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
for (const locale of ["en", "zh"]) {
  const at = (path) => `http://localhost:${PORT}${path}?lang=${locale}`;
  while (!(await hasNews(at("/pings")))) await new Promise((later) => setTimeout(later, 1000));
  for (const screen of screens)
    for (const frame of frames)
      for (const theme of frame.themes)
        writeFileSync(
          `public/screens/${screen.name}-${locale}-${theme}${frame.suffix}.webp`,
          await photograph(at(screen.path), screen, frame, theme),
        );
  for (const theme of ["light", "dark"]) await photographExtension(locale, theme);
}
await browser.close();
process.exit();
