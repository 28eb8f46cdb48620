// npm run screens: takes the pictures of the running product for its own pages, on its sample data, into public/screens.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

/** Each is shown from the first of these elements on, with so many pixels above it. */
const screens = [
  { name: "result", path: "/offerwink/sample", from: "main [role=tabpanel]", above: -8 },
  { name: "feed", path: "/pings", from: "main article", above: 24 },
];
/** Windows and, for the list of installable apps, phones. */
const frames = [
  { suffix: "", width: 1024, height: 640, scale: 1.25, themes: ["light", "dark"] },
  { suffix: "-phone", width: 390, height: 780, scale: 1.5, themes: ["light"] },
];
const MAX_BYTES = 40 * 1024;
const PORT = process.env.PORT ?? "8789";
const PERSIST_TO = ".wrangler/screens";

const hasNews = (address) =>
  fetch(address).then(
    async (answer) => (await answer.text()).split("<article").length > 6,
    () => false,
  );

/** 1280 × 800 or 585 × 1170 pixels in the best quality that is small enough. */
async function photograph(address, { from, above }, { width, height, scale }, colorScheme) {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 4000 } });
  await page.goto(address, { waitUntil: "networkidle" });
  const { y } = await page.locator(from).first().boundingBox();
  const clip = { x: 0, y: y - above, width, height, scale };
  const session = await page.context().newCDPSession(page);
  let picture;
  for (let quality = 85; quality > 20 && (!picture || picture.length > MAX_BYTES); quality -= 5) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip });
    picture = Buffer.from(data, "base64");
  }
  await page.context().close();
  return picture;
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
}
await browser.close();
process.exit();
