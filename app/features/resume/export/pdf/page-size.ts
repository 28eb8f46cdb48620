/** A4 portrait with 10 mm margins, in millimetres. */
export const page = { width: 210, height: 297, margin: 10 } as const;

export const PIXELS_PER_MM = 96 / 25.4;

const sans =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** Independent of the site: light, in pixels and hex colours, list markers as text so that picture and text layer agree. */
const printStyles = `
*{box-sizing:border-box;margin:0;padding:0}
html{background:#fff;color-scheme:light;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{width:${page.width - 2 * page.margin}mm;background:#fff;color:#1c1b18;font:13px/1.6 ${sans};
overflow-wrap:anywhere;font-kerning:normal;letter-spacing:0;text-spacing-trim:space-all;text-autospace:no-autospace}
h1{font-size:25px;line-height:1.5;font-weight:700}
h2{font-size:16px;line-height:1.5;font-weight:700;color:#0f6b57;margin-top:15px;padding-bottom:2px;
border-bottom:1px solid #d5d0c4;margin-bottom:7px}
h3{font-size:14px;line-height:1.5;font-weight:700;margin-top:10px}
h4,h5,h6{font-size:13px;line-height:1.6;font-weight:700;margin-top:8px}
p{margin-top:3px}
h1+p{color:#4c4940}
ul,ol{list-style:none;margin-top:4px}
li{position:relative;padding-left:18px;margin-top:2px}
li>.marker{position:absolute;left:4px;top:0}
ol>li{padding-left:24px}
ol>li>.marker{left:0}
a{color:#1c1b18;text-decoration:none;display:inline-block;max-width:100%}
code{font:12px/1.6 ui-monospace,Consolas,monospace}
pre{white-space:pre-wrap;margin-top:6px}
blockquote{border-left:2px solid #d5d0c4;padding-left:10px;margin-top:6px;color:#4c4940}
hr{border:0;border-top:1px solid #d5d0c4;margin:12px 0}
table{border-collapse:collapse;margin-top:6px;width:100%}
th,td{border:1px solid #d5d0c4;padding:3px 6px;text-align:left;vertical-align:top}
img{max-width:100%}
.word{white-space:nowrap}
`;

export type PrintDocument = { html: string; lang: string; title: string };

export function printHtml({ html, lang, title }: PrintDocument): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<!doctype html><html lang="${safe(lang)}"><head><meta charset="utf-8"><title>${safe(title)}</title></head><body><style>${printStyles}</style>${html}</body></html>`;
}
