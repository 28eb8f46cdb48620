import { type Command, minimalEdit } from "./edit";
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

export const commands = {
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
} satisfies Record<string, Command>;

export type CommandId = keyof typeof commands;

export function commandOf(id: CommandId): Command {
  return (text, start, end) => minimalEdit(text, commands[id](text, start, end));
}
