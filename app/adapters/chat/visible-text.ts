/** Zero-width, bidirectional and tag characters: they can hide instructions from the person who sent the text. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/gu;

export function visibleText(text: string): string {
  return text.replace(invisible, "");
}
