import { chromium } from "@playwright/test";
const o = "http://localhost:8821"; const out = "/tmp/eyes-f";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [w, scheme, lang] of [[390,"light","en"],[1280,"light","en"],[390,"dark","zh"]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: w > 500 ? 900 : 700 }, colorScheme: scheme, reducedMotion: "reduce", hasTouch: w < 500, isMobile: w < 500 });
  const p = await c.newPage(); p.on("pageerror", e => console.log("ERR", e.message));
  const shot = async (n: string) => { await p.waitForTimeout(900); await p.screenshot({ path: `${out}-${w}-${lang}-${n}.png` }); };
  await p.goto(`${o}/offerwink/sample?lang=${lang}`); await p.waitForTimeout(2500);
  const steps = p.locator("ol, ul").filter({ has: p.locator("button") }).first().getByRole("button");
  console.log(await steps.count(), await steps.allInnerTexts());
  await steps.first().click(); await shot("a-step");
  const form = p.locator("form").first();
  console.log(await p.locator("form").count(), await form.innerText().catch(() => "none"));
  const inputs = form.locator("input[type=text], input:not([type]), input[inputmode]");
  console.log("inputs", await inputs.count());
  for (let i = 0; i < Math.min(2, await inputs.count()); i++) await inputs.nth(i).fill(i === 0 ? "1200" : "articles").catch(e => console.log(String(e).slice(0,100)));
  await shot("b-filled");
  await form.locator("button[type=submit]").click().catch(e => console.log("submit", String(e).slice(0,80)));
  await shot("c-after");
  await p.locator("h1").scrollIntoViewIfNeeded(); await shot("d-score");
  await c.close();
}
await b.close();
