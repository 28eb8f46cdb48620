export type CodeColours = {
  comment: string;
  keyword: string;
  string: string;
  number: string;
  title: string;
  name: string;
  meta: string;
  added: string;
  removed: string;
};

/** Rules for the classes of highlight.js. Nothing is italic: a comment may be Chinese. */
export function codeColours(colours: CodeColours): string {
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
