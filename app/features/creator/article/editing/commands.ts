import { type Command, minimal } from "./edit";
import { toggleBold, toggleCode, toggleItalic } from "./emphasis";
import { insertDivider, insertFootnote, insertTable, toggleCodeBlock } from "./insertions";
import {
  toggleBulletList,
  toggleHeading1,
  toggleHeading2,
  toggleNumberedList,
  toggleQuote,
} from "./line-marks";
import { toggleImage, toggleLink } from "./links";

/** The buttons of the toolbar in their order (spec 2 §2.7). */
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

const commands: Record<CommandId, Command> = {
  heading1: toggleHeading1,
  heading2: toggleHeading2,
  bold: toggleBold,
  italic: toggleItalic,
  bulletList: toggleBulletList,
  numberedList: toggleNumberedList,
  link: toggleLink,
  image: toggleImage,
  inlineCode: toggleCode,
  quote: toggleQuote,
  divider: insertDivider,
  table: insertTable,
  footnote: insertFootnote,
  codeBlock: toggleCodeBlock,
};

/** What a button does to a text with a selection: the smallest replacement and the selection after it. */
export function command(id: CommandId): Command {
  return (text, start, end) => minimal(text, commands[id](text, start, end));
}
