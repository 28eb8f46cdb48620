import { alertColours, codeColours, structure } from "./theme-parts";

export const clean = `${structure}
.article { font-family: -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; color: #24292f; }
h1, h2, h3, h4, h5, h6 { color: #10151a; font-weight: 700; line-height: 1.35; }
h1 { font-size: 28px; margin: 8px 0 28px; padding: 0 0 18px; border-bottom: 4px solid #0f6a73; }
h2 { font-size: 20px; margin: 44px 0 18px; padding: 2px 0 2px 12px; border-left: 5px solid #0f6a73; }
h3 { font-size: 17px; margin: 32px 0 12px; color: #0f5f67; }
h4 { font-size: 16px; margin: 26px 0 10px; }
h5, h6 { font-size: 14px; margin: 22px 0 8px; color: #57606a; }
p { margin: 0 0 18px; }
a { color: #0b6a80; }
strong, b { font-weight: 700; color: #10151a; }
em, i { font-weight: 600; color: #0f5f67; }
del, s { color: #656d76; }
mark { background-color: #fbeeb8; color: #10151a; padding: 1px 3px; }
ul, ol { margin: 0 0 18px; }
li { margin: 5px 0; }
li p { margin: 0 0 6px; }
blockquote { margin: 0 0 20px; padding: 14px 18px; background-color: #f2f6f7; border-radius: 8px; color: #445059; }
blockquote p { margin: 4px 0; }
blockquote blockquote { padding: 0 0 0 14px; border-left: 3px solid #c3d3d6; border-radius: 0; }
.alert { margin: 0 0 20px; padding: 12px 18px 10px; background-color: #f4f6f8; border-left: 4px solid #57606a; border-radius: 0 8px 8px 0; }
.alert .alert-title { font-size: 15px; }
.alert pre { background-color: #ffffff; }
code { font-family: "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace; font-size: 14px; color: #0f5f67; background-color: #eaf2f3; padding: 2px 6px; border-radius: 4px; }
pre { margin: 0 0 20px; padding: 16px; background-color: #f4f6f8; border-radius: 8px; font-size: 13px; line-height: 1.6; }
pre code { font-size: 13px; line-height: 1.6; color: #24292f; background-color: transparent; padding: 0; border-radius: 0; }
kbd { font-family: Menlo, Consolas, monospace; font-size: 13px; padding: 2px 6px; border: 1px solid #c4ccd3; border-bottom: 2px solid #c4ccd3; border-radius: 4px; color: #24292f; }
table { margin: 0 0 20px; font-size: 14px; line-height: 1.6; }
th { padding: 9px 12px; font-weight: 700; color: #10151a; background-color: #eef3f4; border-bottom: 2px solid #0f6a73; }
td { padding: 9px 12px; border-bottom: 1px solid #dfe4e8; }
img { margin: 6px auto; border-radius: 6px; }
figure { margin: 20px 0; }
figcaption { margin: 6px 0 0; font-size: 13px; line-height: 1.6; color: #656d76; }
.caption { margin: 0 0 20px; font-size: 13px; line-height: 1.6; color: #5b636b; }
hr { height: 1px; margin: 36px 0; background-color: #d3dade; }
dt { font-weight: 600; margin: 12px 0 4px; }
dd { margin: 0 0 8px; padding: 0 0 0 16px; border-left: 2px solid #dfe4e8; }
sup { color: #0b6a80; }
.footnotes { margin: 36px 0 0; padding: 16px 18px; background-color: #f4f6f8; border-radius: 8px; font-size: 13px; color: #57606a; }
.footnotes em { font-weight: 400; color: #57606a; overflow-wrap: anywhere; }
${alertColours({ note: "#0a58b0", tip: "#14662f", important: "#6a3fa8", warning: "#8a4b08", caution: "#b3261e" }, (colour) => ({ alert: `border-left-color: ${colour};`, title: `color: ${colour};` }))}
${codeColours({
  comment: "#626a73",
  keyword: "#a4265c",
  string: "#0d5f66",
  number: "#0a58b0",
  title: "#6a3fa8",
  name: "#0a58b0",
  meta: "#8a4b08",
  added: "#14662f",
  removed: "#b3261e",
})}`;
