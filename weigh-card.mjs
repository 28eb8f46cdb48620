import { chromium } from "@playwright/test"; import { gzipSync } from "node:zlib";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const all = {};
for (const path of ["/signin","/share-card"]) { const p = await b.newPage(); const l=[]; const idle=[];
 let warm=false;
 p.on("response", r=>{const u=new URL(r.url()); if(u.pathname.endsWith(".js")) l.push(r.body().then(x=>[u.pathname.split("/").pop(),gzipSync(x,{level:9}).length]))});
 await p.goto("http://localhost:8960"+path+"?lang=en",{waitUntil:"networkidle"}); all[path]=Object.fromEntries(await Promise.all(l)); await p.close(); }
const base=all["/signin"]; let sum=0; for (const [n,s] of Object.entries(all["/share-card"])) if(!(n in base)){console.log(n,s); if(!/capture|html2canvas/.test(n)) sum+=s;}
console.log("sum beyond signin page, without the capture chunk", (sum/1024).toFixed(1)); console.log("base", Object.keys(base).join(" "));
await b.close();
