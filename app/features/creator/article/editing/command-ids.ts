/** In the order of the toolbar. What they do is in `commands.ts`, which comes after the page. */
export const commandIds = [
  "heading1",
  "heading2",
  "bold",
  "italic",
  "bulletList",
  "numberedList",
  "link",
  "image",
  "inlineCode",
  "quote",
  "divider",
  "table",
  "footnote",
  "codeBlock",
] as const;

export type CommandId = (typeof commandIds)[number];
