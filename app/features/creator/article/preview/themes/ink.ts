import { alertColours, codeColours, structure } from "./theme-parts";

/** Ink and cinnabar: centred headings between rules, a tinted emphasis, quotations set apart, listings on a dark inkstone. */
export const ink = `${structure}
.article { font-family: Optima, Candara, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; color: #3a322b; }
h1, h2, h3, h4, h5, h6 { color: #2b231d; font-weight: 700; line-height: 1.4; }
h1 { font-size: 26px; text-align: center; margin: 8px 0 32px; padding: 18px 0; border-top: 3px double #a8341f; border-bottom: 3px double #a8341f; }
h2 { font-size: 19px; text-align: center; margin: 44px 0 20px; padding: 10px 16px; color: #ffffff; background-color: #a8341f; border-radius: 2px; }
h3 { font-size: 17px; margin: 32px 0 14px; padding: 0 0 6px; color: #a8341f; border-bottom: 1px dashed #d9a899; }
h4 { font-size: 16px; margin: 26px 0 10px; color: #8c2f1d; }
h5, h6 { font-size: 15px; margin: 22px 0 8px; color: #7a6a5c; }
p { margin: 0 0 20px; }
a { color: #1f5c7a; }
strong, b { font-weight: 700; color: #a8341f; }
em, i { background-color: #fbe8d6; color: #5a2a18; padding: 0 2px; }
del, s { color: #685c52; }
mark { background-color: #f8dca8; color: #3a322b; }
ul, ol { margin: 0 0 20px; }
li { margin: 6px 0; }
li p { margin: 0 0 8px; }
blockquote { margin: 0 0 24px; padding: 16px 20px; background-color: #fcf6ee; border-top: 1px solid #e5cdb4; border-bottom: 1px solid #e5cdb4; color: #6a5a4c; }
blockquote p { margin: 4px 0; }
blockquote blockquote { padding: 0 0 0 16px; border-top: 0; border-bottom: 0; border-left: 2px solid #dcb893; }
.alert { margin: 0 0 24px; padding: 14px 20px 10px; background-color: #fffdf9; border: 1px solid #e5cdb4; border-radius: 2px; }
.alert .alert-title { display: inline-block; margin: 0 0 4px; padding: 1px 12px; font-size: 14px; border-radius: 2px; }
code { font-family: Menlo, Consolas, "SFMono-Regular", "Liberation Mono", monospace; font-size: 14px; color: #8c2f1d; background-color: #fbf1e6; padding: 2px 5px; border-radius: 2px; }
pre { margin: 0 0 24px; padding: 16px 18px; background-color: #2c2723; border-radius: 4px; font-size: 13px; line-height: 1.65; color: #efe6da; }
pre code { font-size: 13px; line-height: 1.65; color: #efe6da; background-color: transparent; padding: 0; border-radius: 0; }
kbd { font-family: Menlo, Consolas, monospace; font-size: 13px; padding: 1px 6px; border: 1px solid #d9bfa4; border-radius: 3px; background-color: #fcf6ee; color: #3a322b; }
table { margin: 0 0 24px; font-size: 14px; line-height: 1.6; border: 1px solid #e5cdb4; }
th { padding: 9px 12px; font-weight: 700; color: #8c2f1d; background-color: #f9ecdd; border: 1px solid #e5cdb4; }
td { padding: 9px 12px; border: 1px solid #ecdcc9; }
img { margin: 8px auto; border-radius: 2px; }
figure { margin: 24px 0; }
figcaption { margin: 8px 0 0; font-size: 13px; line-height: 1.6; color: #7d7065; }
.caption { margin: 2px 0 24px; font-size: 13px; line-height: 1.6; color: #685c52; }
hr { width: 40%; height: 2px; margin: 40px auto; background-color: #a8341f; }
dt { font-weight: 700; margin: 12px 0 4px; color: #8c2f1d; }
dd { margin: 0 0 8px; padding: 0 0 0 20px; }
sup { color: #1f5c7a; }
.footnotes { margin: 40px 0 0; padding: 16px 0 0; border-top: 3px double #a8341f; font-size: 14px; color: #6a5a4c; }
.footnotes em { background-color: #ffffff; color: #7d7065; padding: 0; overflow-wrap: anywhere; }
${alertColours({ note: "#1f5c7a", tip: "#4d6b2f", important: "#7a3b6b", warning: "#8a560d", caution: "#a8341f" }, (colour) => ({ alert: `border-color: ${colour};`, title: `color: #ffffff; background-color: ${colour};` }))}
${codeColours({
  comment: "#a89a8a",
  keyword: "#f09a80",
  string: "#b9cf8f",
  number: "#e6bd72",
  title: "#93bfe0",
  name: "#d9b0dc",
  meta: "#c9c08a",
  added: "#a9d69a",
  removed: "#f5a49a",
})}`;
