import { alertColours, codeColours, structure } from "./theme-parts";

export const classic = `${structure}
.article { font-family: Georgia, "Times New Roman", "Songti SC", "Noto Serif SC", "Source Han Serif SC", "Noto Serif CJK SC", STSong, SimSun, serif; color: #2a2925; }
h1, h2, h3, h4, h5, h6 { color: #1c1b18; font-weight: 700; line-height: 1.4; }
h1 { font-size: 26px; text-align: center; margin: 12px 0 32px; }
h2 { font-size: 21px; margin: 44px 0 18px; padding: 0 0 8px; border-bottom: 1px solid #d8d2c4; }
h3 { font-size: 18px; margin: 34px 0 14px; }
h4 { font-size: 16px; margin: 28px 0 12px; }
h5, h6 { font-size: 15px; margin: 24px 0 10px; color: #6a655a; }
p { margin: 0 0 20px; }
a { color: #7d3b2b; }
strong, b { font-weight: 700; color: #1c1b18; }
em, i { border-bottom: 1px solid #b5a98f; }
del, s { color: #68634f; }
mark { background-color: #f6ecc9; color: #2a2925; }
ul, ol { margin: 0 0 20px; }
li { margin: 6px 0; }
li p { margin: 0 0 8px; }
blockquote { margin: 0 0 24px; padding: 2px 0 2px 20px; border-left: 3px solid #cfc6b2; color: #5d584c; }
blockquote p { margin: 8px 0; }
.alert { margin: 0 0 24px; padding: 12px 18px 10px; background-color: #fbfaf6; border: 1px solid #e6e0d2; border-top-width: 3px; border-radius: 2px; }
.alert .alert-title { font-size: 15px; }
code { font-family: Menlo, Consolas, "SFMono-Regular", "Liberation Mono", monospace; font-size: 14px; color: #7d3b2b; background-color: #f6f3ec; padding: 2px 5px; border-radius: 3px; }
pre { margin: 0 0 24px; padding: 16px 18px; background-color: #f8f6f0; border: 1px solid #e6e0d2; border-radius: 4px; font-size: 13px; line-height: 1.65; }
pre code { font-size: 13px; line-height: 1.65; color: #34322c; background-color: transparent; padding: 0; border-radius: 0; }
kbd { font-family: Menlo, Consolas, monospace; font-size: 13px; padding: 1px 6px; border: 1px solid #cfc6b2; border-radius: 3px; color: #34322c; }
table { margin: 0 0 24px; font-size: 15px; line-height: 1.6; border-top: 2px solid #3a372f; border-bottom: 2px solid #3a372f; }
th { padding: 8px 12px; font-weight: 700; color: #1c1b18; border-bottom: 1px solid #3a372f; }
td { padding: 8px 12px; border-bottom: 1px solid #e6e0d2; }
img { margin: 8px auto; }
figure { margin: 24px 0; }
figcaption { margin: 8px 0 0; font-size: 13px; line-height: 1.6; color: #77725f; }
.caption { margin: 2px 0 24px; font-size: 13px; line-height: 1.6; color: #6f6a58; }
hr { width: 96px; height: 1px; margin: 40px auto; background-color: #b5a98f; }
dt { font-weight: 700; margin: 12px 0 4px; }
dd { margin: 0 0 8px; padding: 0 0 0 20px; }
sup { color: #7d3b2b; }
.footnotes { margin: 40px 0 0; padding: 16px 0 0; border-top: 1px solid #d8d2c4; font-size: 14px; color: #5d584c; }
.footnotes em { border-bottom: 0; color: #77725f; overflow-wrap: anywhere; }
${alertColours({ note: "#2f5573", tip: "#476235", important: "#6a4a78", warning: "#8a5a12", caution: "#9a3328" }, (colour) => ({ alert: `border-top-color: ${colour};`, title: `color: ${colour};` }))}
${codeColours({
  comment: "#736e60",
  keyword: "#8a3a2a",
  string: "#476235",
  number: "#8a5a12",
  title: "#2f5573",
  name: "#6a4a78",
  meta: "#5d6136",
  added: "#3d6530",
  removed: "#9a3328",
})}`;
