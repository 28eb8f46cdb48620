// Draws the icons and the preview pictures of shared links into public/: node app/platform/local/draw-pictures.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const svg = (viewBox, body) => `<svg viewBox="${viewBox}" fill="none">${body}</svg>`;
const point = (x, y, radius, degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y - radius * Math.sin(angle)).toFixed(2)}`;
};
const ticks = (x, y, angles, from, to) =>
  angles.map((angle) => `M${point(x, y, from, angle)}L${point(x, y, to, angle)}`).join("");
const steps = (count, start, step) => Array.from({ length: count }, (_, index) => start + index * step);
const line = (x, y, width, colour = "#e4e0d6") =>
  `<rect x="${x}" y="${y}" width="${width}" height="9" rx="2" fill="${colour}"/>`;

/** The landing page's large sign: one eye open, which measures, and one closed. */
const eyes = svg(
  "20 30 480 290",
  `<path d="${ticks(150, 170, steps(120, 0, 3), 118, 126)}" stroke="#8c877a"/>
  <path d="${ticks(150, 170, steps(24, 0, 15), 118, 134)}" stroke="#1c1b18" stroke-width="1.5"/>
  <circle cx="150" cy="170" r="106" stroke="#1c1b18" stroke-width="1.5"/>
  <path d="M150 78a92 92 0 0 1 79.67 138" stroke="#0f6b57" stroke-width="9"/>
  <path d="M223.61 225.2a92 92 0 0 1-147.22 0" stroke="#2549c7" stroke-width="9"/>
  <path d="M70.33 216A92 92 0 0 1 140.38 78.5" stroke="#c2410c" stroke-width="9"/>
  <circle cx="150" cy="170" r="52" fill="#1c1b18"/><circle cx="132" cy="152" r="11" fill="#fbfaf7"/>
  <g stroke="#1c1b18" stroke-linecap="round" stroke-width="2"><path d="M306 170c34 78 150 78 184 0" stroke-width="5"/>
  <path d="M322 192l-18 22M356 217l-12 27M398 228v30M440 217l12 27M474 192l18 22"/></g>`,
);

/** A score on its way from 68 to 75, as on OfferWink's page. */
const score = svg(
  "0 -4 320 222",
  `<path d="${ticks(160, 152, steps(51, -25, 4.6), 133, 137)}" stroke="#e4e0d6"/>
  <path d="${ticks(160, 152, steps(11, -25, 23), 133, 142)}" stroke="#8c877a"/>
  <path d="M${point(160, 152, 124, 205)}A124 124 0 1 1 ${point(160, 152, 124, -25)}" stroke="#e4e0d6" stroke-width="2"/>
  <path d="M${point(160, 152, 124, 205)}A124 124 0 0 1 ${point(160, 152, 124, 48.6)}" stroke="#1c1b18" stroke-width="2.5"/>
  <path d="M${point(160, 152, 124, 48.6)}A124 124 0 0 1 ${point(160, 152, 124, 32.5)}" stroke="#0f6b57" stroke-width="7"/>
  <path d="${ticks(160, 152, [48.6], 112, 133)}" stroke="#1c1b18" stroke-width="1.5"/>
  <path d="${ticks(160, 152, [32.5], 112, 133)}" stroke="#0f6b57" stroke-width="2.5"/>
  <g text-anchor="middle" font-family="Noto Serif CJK SC"><text x="226" y="82" font-size="17" fill="#6a665c">68</text>
  <text x="160" y="178" font-size="92" font-weight="700" letter-spacing="-3" fill="#1c1b18">75</text></g>`,
);

/** A text in Markdown, and the typeset article made of it. */
const article = svg(
  "0 0 460 380",
  `<rect x="1" y="1" width="270" height="300" rx="12" fill="#f3f1eb" stroke="#e4e0d6"/>
  <g font-family="DejaVu Sans Mono" font-size="22" fill="#8a2c6b"><text x="28" y="54">#</text><text x="28" y="136">&gt;</text><text x="28" y="224">1.</text><text x="28" y="262">2.</text></g>
  ${line(52, 42, 150, "#3a3832")}${line(28, 82, 190, "#d0cbbf")}${line(52, 124, 150, "#d0cbbf")}${line(28, 168, 200, "#d0cbbf")}${line(66, 212, 120, "#d0cbbf")}${line(66, 250, 90, "#d0cbbf")}
  <rect x="180" y="70" width="279" height="309" rx="12" fill="#fff" stroke="#e4e0d6"/>
  <rect x="208" y="102" width="190" height="18" rx="3" fill="#1c1b18"/><rect x="208" y="130" width="120" height="18" rx="3" fill="#1c1b18"/>
  ${line(208, 176, 222)}${line(208, 196, 196)}
  <rect x="208" y="228" width="4" height="46" fill="#8a2c6b"/>${line(226, 234, 170, "#c9a3bb")}${line(226, 256, 120, "#c9a3bb")}
  <g fill="#8a2c6b"><circle cx="217" cy="305" r="9"/><circle cx="217" cy="339" r="9"/></g>${line(238, 301, 170)}${line(238, 335, 130)}`,
);

/** A question asked in a new tab, its answer, and the bookmark that it comes from, as on MemWink's page. */
const newTab = svg(
  "0 0 460 380",
  `<rect x="1" y="1" width="458" height="378" rx="12" fill="#fff" stroke="#e4e0d6"/>
  <path d="M1 116 76 62l50 26 74-60 88 70 60-34 111 52v28H1Z" fill="#e6eafa"/>
  <text x="32" y="112" font-family="Noto Serif CJK SC" font-size="56" font-weight="700" fill="#1c1b18">08:40</text>
  <rect x="32" y="150" width="396" height="52" rx="6" fill="#fbfaf7" stroke="#8c877a"/>
  <g stroke="#6a665c" stroke-width="2" stroke-linecap="round"><circle cx="56" cy="174" r="8"/><path d="m62 180 6 6"/></g>
  ${line(84, 171, 240, "#3a3832")}<rect x="332" y="164" width="2" height="24" fill="#2549c7"/>
  <rect x="32" y="232" width="4" height="116" fill="#2549c7"/>${line(56, 240, 340, "#3a3832")}${line(56, 262, 290, "#3a3832")}
  ${line(56, 304, 90, "#2549c7")}${line(56, 326, 210)}`,
);

/** Two items of the feed with their scores, at their hours, as on the Pings page. */
const feed = svg(
  "0 0 460 380",
  `<path d="M34 20V360" stroke="#e4e0d6" stroke-width="2"/>
  <g fill="#c2410c"><circle cx="34" cy="72" r="8"/></g><g fill="#fbfaf7" stroke="#8c877a" stroke-width="2"><circle cx="34" cy="262" r="7"/></g>
  <g fill="#fff" stroke="#e4e0d6"><rect x="70" y="20" width="389" height="160" rx="12"/><rect x="70" y="210" width="389" height="150" rx="12"/></g>
  <g font-family="Noto Serif CJK SC" font-weight="700" text-anchor="end"><text x="434" y="78" font-size="48" fill="#c2410c">92</text><text x="434" y="264" font-size="48" fill="#1c1b18">74</text></g>
  <rect x="96" y="44" width="200" height="16" rx="3" fill="#1c1b18"/><rect x="96" y="70" width="150" height="16" rx="3" fill="#1c1b18"/>
  ${line(96, 110, 330)}${line(96, 130, 300)}${line(96, 152, 90, "#c2410c")}
  <rect x="96" y="234" width="230" height="16" rx="3" fill="#3a3832"/>
  ${line(96, 276, 330)}${line(96, 296, 260)}${line(96, 322, 90, "#8c877a")}`,
);

const cards = [
  {
    file: "wink",
    name: "Wink",
    accent: "#1c1b18",
    picture: eyes,
    en: [
      "One look",
      "is enough.",
      "AI tools that read the long version, keep what matters and tell you why.",
    ],
    zh: ["一眼，", "就够了。", "一组 AI 工具：长的它们读完，要紧的挑给您，再说清为什么。"],
  },
  {
    file: "offerwink",
    name: "OfferWink",
    accent: "#0f6b57",
    picture: score,
    en: [
      "Better written.",
      "Nothing invented.",
      "A score you can check, a rewrite that gives its reasons, and your interview questions.",
    ],
    zh: ["改得更好，", "一句不编。", "说得清来路的分数，逐条说明理由的改稿，<br>出自您自己经历的面试题。"],
  },
  {
    file: "pings",
    name: "Pings",
    accent: "#c2410c",
    picture: feed,
    en: [
      "Every story,",
      "scored.",
      "AI and digital currency news from many sources, each with a summary and the reason for its score.",
    ],
    zh: ["每条新闻，", "都有分数。", "多个来源的 AI 与数字货币新闻，<br>每条都有摘要、相关度评分和理由。"],
  },
  {
    file: "memwink",
    name: "MemWink",
    accent: "#2549c7",
    picture: newTab,
    en: [
      "You saved it.",
      "Now ask it.",
      "Bookmarks that answer, and name the page that each answer comes from.",
    ],
    zh: ["收藏过的，", "问得到。", "会回答的智能书签：<br>每个答案都注明出自哪一条收藏。"],
  },
  {
    file: "creator",
    name: "Wink Creator",
    accent: "#8a2c6b",
    picture: article,
    en: [
      "From material",
      "to publishing.",
      "An editor for WeChat articles, share cards, subtitles and AI news, in your browser.",
    ],
    zh: ["从素材", "到发布。", "公众号文章编辑器、分享卡片、<br>字幕和 AI 资讯，都在浏览器里运行。"],
  },
];

const cardPage = (
  { name, accent, picture },
  [first, second, words],
  language,
) => `<html lang="${language}"><style>
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 64px 72px; background: #fbfaf7; color: #1c1b18;
    display: grid; grid-template: auto 1fr / 600px 1fr; column-gap: 40px; font-family: "Noto Sans CJK SC"; border-top: 12px solid ${accent} }
  h1 { font: ${language === "zh" ? "700 84px/1.3" : "500 72px/1.15"} "Noto Serif CJK SC"; letter-spacing: ${language === "zh" ? 0 : "-0.02em"}; margin: 0 0 24px }
  h1 span { display: block; white-space: nowrap } h1 span + span { color: ${accent} }
  p { margin: 0; font-size: 28px; line-height: 1.5; color: #6a665c; text-wrap: balance }
  header { display: flex; align-items: center; gap: 14px; font: 700 34px/1 "Noto Serif CJK SC"; grid-column: 1 / 3 }
  main { align-self: center } aside { align-self: center }
</style><header><svg width="44" viewBox="0 0 24 24" fill="none"><circle cx="7" cy="12" r="4.5" fill="${accent}"/>
  <path d="M14 11c1.6 3 6.4 3 8 0" stroke="#1c1b18" stroke-width="2.25" stroke-linecap="round"/></svg>${name}</header>
  <main><h1><span>${first}</span><span>${second}</span></h1><p>${words}</p></main><aside>${picture}</aside></html>`;

/** The icon at a size; `margin` makes the sign smaller, for systems that cut a shape of their own. */
const iconPage = (size, margin, radius) => `<style>body { margin: 0 } svg { display: block }</style>
  <svg width="${size}" height="${size}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#1c1b18"/>
  <g transform="translate(16 16) scale(${1 - margin}) translate(-16 -16)"><circle cx="10.5" cy="16" r="4.5" fill="#fbfaf7"/>
  <path d="M18.5 15c1.5 3.2 6.5 3.2 8 0" fill="none" stroke="#fbfaf7" stroke-width="2.5" stroke-linecap="round"/></g></svg>`;

/** An ICO file of PNG pictures, largest last. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

mkdirSync("public/og", { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();

async function draw(html, width, height = width) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  return page.screenshot({ omitBackground: true });
}

for (const card of cards)
  for (const language of ["zh", "en"])
    writeFileSync(
      `public/og/${card.file}-${language}.png`,
      await draw(cardPage(card, card[language], language), 1200, 630),
    );

writeFileSync("public/apple-touch-icon.png", await draw(iconPage(180, 0, 0), 180));
writeFileSync("public/icon-192.png", await draw(iconPage(192, 0, 7), 192));
writeFileSync("public/icon-512.png", await draw(iconPage(512, 0, 7), 512));
writeFileSync("public/icon-maskable-512.png", await draw(iconPage(512, 0.2, 0), 512));
const small = [];
for (const size of [16, 32, 48]) small.push({ size, png: await draw(iconPage(size, -0.1, 7), size) });
writeFileSync("public/favicon.ico", ico(small));
await browser.close();
