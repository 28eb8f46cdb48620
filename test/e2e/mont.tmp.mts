import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
// args: out h file...   stacks slices of height h side by side
const [out, hs, ...files] = process.argv.slice(2); const h = Number(hs);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const p = await b.newPage({ viewport: { width: 3000, height: h } });
let html = "<body style='margin:0;background:#f0f;display:flex;gap:12px;width:max-content'>";
for (const f of files) { const d = readFileSync(f); const w = d.readUInt32BE(16), hh = d.readUInt32BE(20);
  for (let y = 0; y < hh; y += h) html += `<div style="width:${w}px;height:${Math.min(h, hh-y)}px;background:url(data:image/png;base64,${d.toString("base64")}) 0 -${y}px no-repeat;flex:none"></div>`; }
await p.setContent(html); await p.waitForTimeout(300);
await p.locator("body").screenshot({ path: out }); await b.close();
