import { chromium } from "@playwright/test";
import { doubtfulEnglish, unscoredResult, doubtfulChinese } from "./pages/results";
const o = "http://localhost:8821"; const out = "/tmp/eyes-r";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
for (const [w, scheme, lang] of [[390,"light","zh"],[1280,"light","en"]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: w > 500 ? 900 : 780 }, colorScheme: scheme, reducedMotion: "reduce", hasTouch: w < 500, isMobile: w < 500 });
  const p = await c.newPage(); p.on("pageerror", e => console.log("ERR", e.message));
  const shot = async (n: string, full = false) => { await p.waitForTimeout(900); await p.screenshot({ path: `${out}-${w}-${lang}-${n}.png`, fullPage: full }); };
  const sample = async () => { await p.goto(`${o}/offerwink/sample?lang=${lang}`); await p.waitForTimeout(2000); };
  await sample();
  // edit a line
  const lines = p.locator("[data-line]"); await lines.nth(6).click(); await shot("edit");
  await p.keyboard.press("Escape");
  await p.locator("[data-menu]").nth(2).click().catch(e => console.log("menu", String(e).slice(0,80))); await shot("menu");
  await p.getByRole("menuitem", { name: lang === "en" ? "Add an entry" : "添加一段经历" }).first().click({ timeout: 2000 }).catch(e => console.log("item", String(e).slice(0,80))); await shot("entry");
  await p.keyboard.type("Shop owner"); await p.keyboard.press("Enter"); await shot("entry2");
  await p.getByRole("tab").nth(1).click(); await p.waitForTimeout(1500);
  console.log("fv", await p.getByRole("tab").nth(1).evaluate(e => e.matches(":focus-visible")));
  const radios = p.locator("section input[type=radio]");
  console.log(await radios.count());
  await radios.nth(3).check({ force: true }); await shot("locked", true);
  await p.locator("button[aria-haspopup=menu]:visible").last().click().catch(() => 0); await shot("savemenu");
  await p.keyboard.press("Escape");
  await p.getByRole("tab").nth(2).click(); await shot("interview", true);
  // results
  await p.goto(`${o}/healthz`);
  await c.request.post(`${o}/signin`, { form: { email: "reader@example.com" }, headers: { Origin: o } });
  for (const [name, r] of [["doubt", lang === "en" ? doubtfulEnglish() : doubtfulChinese()], ["unscored", unscoredResult(lang)]] as const) {
    await p.goto(`${o}/healthz`);
    await p.evaluate((v) => { sessionStorage.clear(); sessionStorage.setItem("resumeData", v); }, JSON.stringify({ ...r, original_file_name: "cv.pdf" }));
    await p.goto(`${o}/results?lang=${lang}`); await p.waitForTimeout(2000); await shot(name, true);
    if (name === "doubt") {
      await p.getByLabel(lang === "en" ? "Keep on this device" : "保存在本设备").first().click({ force: true }).catch(e => console.log("keep", String(e).slice(0,90)));
      await p.waitForTimeout(1000); await shot("kept");
      const panel = p.getByText(lang === "en" ? "Save this as a new version" : "将当前内容另存为新版本").first();
      await panel.click({ timeout: 2000 }).catch(e => console.log("saveas", String(e).slice(0,90))); await shot("saveas");
      await p.keyboard.type("Second"); await p.keyboard.press("Enter"); await shot("two");
      await p.getByText(lang === "en" ? "Change the job" : /定制|更换职位/).first().click({ timeout: 2000 }).catch(e => console.log("tailor", String(e).slice(0,90))); await shot("tailor");
    }
  }
  await p.goto(`${o}/upload?lang=${lang}`); await p.waitForTimeout(1000);
  await p.locator("textarea").fill("https://no-such-host.example.com/job/1"); await shot("fetch");
  await p.getByRole("button", { name: lang === "en" ? "Read the advert" : "读取这个网址" }).click({ timeout: 2000 }).catch(e => console.log("fetch", String(e).slice(0,90))); await p.waitForTimeout(5000); await shot("fetchfail", true);
  await c.close();
}
await b.close();
