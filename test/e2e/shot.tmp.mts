import { chromium } from "@playwright/test";
const o = "http://localhost:8821"; const out = "/tmp/eyes";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [w, scheme, lang] of [[390,"light","en"],[1280,"dark","zh"]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: w > 500 ? 900 : 844 }, colorScheme: scheme, reducedMotion: "reduce", hasTouch: w < 500 });
  const p = await c.newPage(); p.on("pageerror", e => console.log("ERR", e.message));
  await p.goto(`${o}/offerwink/sample?lang=${lang}`); await p.waitForTimeout(3000);
  const tabs = await p.getByRole("tab").all();
  for (const [i, t] of tabs.entries()) { await t.click(); await p.waitForTimeout(1500); await p.screenshot({ path: `${out}-${w}-${lang}-s${i}.png`, fullPage: true }); }
  console.log(w, lang, await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
  await p.goto(`${o}/upload?lang=${lang}`); await p.waitForTimeout(1500); await p.screenshot({ path: `${out}-${w}-${lang}-upload.png`, fullPage: true });
  await p.goto(`${o}/offerwink?lang=${lang}`); await p.waitForTimeout(1500); await p.screenshot({ path: `${out}-${w}-${lang}-landing.png`, fullPage: true });
  await c.close();
}
await b.close();
