import type { AlertKind } from "~/core/markdown/alerts";

export const structure = `
.article { font-size: 16px; line-height: 1.75; font-weight: 400; text-align: left; word-break: normal; overflow-wrap: break-word; padding: 8px 0; }
h1, h2, h3, h4, h5, h6, p, blockquote, ul, ol, li, dl, dt, dd, pre, figure, figcaption, table, hr { margin: 0; padding: 0; }
em, i, cite, dfn, var, address { font-style: normal; }
a { text-decoration: none; overflow-wrap: anywhere; }
img { display: block; width: 100%; max-width: 100%; height: auto; margin: 0 auto; border: 0; }
.own-size { width: auto; }
.captioned { margin-bottom: 0; }
.caption { text-align: center; overflow-wrap: anywhere; }
.inline-picture { display: inline-block; width: auto; margin: 0; vertical-align: middle; }
figure { text-align: center; }
figcaption { text-align: center; }
ul { list-style-type: disc; padding-left: 24px; }
ol { list-style-type: decimal; padding-left: 28px; }
pre { overflow-x: auto; white-space: pre; word-break: normal; overflow-wrap: normal; text-align: left; }
table { width: 100%; border-collapse: collapse; border-spacing: 0; text-align: left; }
.whole-words { word-break: keep-all; }
.roomy-head { min-width: 3em; }
hr { border: 0; }
blockquote blockquote { margin: 8px 0; background-color: transparent; }
.alert p { margin: 6px 0; }
.alert .captioned { margin-bottom: 0; }
.alert ul, .alert ol { margin: 6px 0; }
.alert pre, .alert blockquote { margin: 10px 0; }
.alert .alert-title { margin: 0 0 4px; line-height: 1.5; font-weight: 700; text-align: left; }
li ul, li ol { margin: 0; }
li .caption, td .caption, th .caption, blockquote .caption, .alert .caption { margin: 0 0 6px; }
.footnotes ol { margin: 0; }
.footnotes h4 { margin: 0 0 10px; }
sup { font-size: 12px; line-height: 1; vertical-align: super; }
sub { font-size: 12px; line-height: 1; vertical-align: sub; }
.formula-display { display: block; margin: 20px 0; padding: 4px 0; line-height: 1.2; text-align: center; white-space: nowrap; overflow-x: auto; overflow-y: hidden; }
.formula-numbered { display: flex; align-items: baseline; }
.formula-side { flex: 1 1 0; text-align: right; }
`;

export function alertColours(
  colours: Record<AlertKind, string>,
  rulesOf: (colour: string) => { alert: string; title: string },
): string {
  return Object.entries(colours)
    .map(([kind, colour]) => {
      const { alert, title } = rulesOf(colour);
      return `.alert-${kind} { ${alert} }\n.alert-${kind} .alert-title { ${title} }`;
    })
    .join("\n");
}

type CodeColour =
  | "comment"
  | "keyword"
  | "string"
  | "number"
  | "title"
  | "name"
  | "meta"
  | "added"
  | "removed";

/** Rules for the classes of highlight.js. Nothing is italic: a comment may be Chinese. */
export function codeColours(colours: Record<CodeColour, string>): string {
  return `
.hljs-comment, .hljs-quote { color: ${colours.comment}; }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-doctag, .hljs-formula { color: ${colours.keyword}; }
.hljs-string, .hljs-regexp, .hljs-template-tag { color: ${colours.string}; }
.hljs-number, .hljs-bullet, .hljs-symbol, .hljs-link { color: ${colours.number}; }
.hljs-title, .hljs-section, .hljs-type, .hljs-selector-class, .hljs-selector-id { color: ${colours.title}; }
.hljs-name, .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-template-variable, .hljs-property, .hljs-selector-attr, .hljs-selector-pseudo { color: ${colours.name}; }
.hljs-meta, .hljs-built_in { color: ${colours.meta}; }
.hljs-addition { color: ${colours.added}; }
.hljs-deletion { color: ${colours.removed}; }
.hljs-section, .hljs-strong { font-weight: 700; }
.hljs-emphasis { font-style: normal; }
`;
}
