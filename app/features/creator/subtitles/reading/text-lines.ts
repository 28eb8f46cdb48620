import { LINE_BREAK, type Run } from "./page";

/** One line of text: white space made single, without control characters, invisible spaces and halves of characters. */
export function tidyLine(text: string): string {
  return text
    .replace(/[\s\u0085]+/g, " ")
    .replace(/\p{Cc}|\u200b|\u2060|\ufeff/gu, "")
    .toWellFormed()
    .trim();
}

/** The lines of a run: by `<br>`, and by the newlines of the source where those are shown as such. */
export function linesOfRun(run: Run, newlinesCount: boolean): string[] {
  return linesOfText(run.text.split(newlinesCount ? /[\n\u2028]/ : LINE_BREAK));
}

export function linesOfText(lines: string[]): string[] {
  return lines.map(tidyLine).filter(Boolean);
}

export function withoutCopies(runs: Run[]): Run[] {
  if (!runs.some(({ isHushed }) => isHushed)) return runs;
  const texts = runs.map(({ text }) => tidyLine(text));
  return runs.filter(({ isHushed }, index) => {
    if (!isHushed) return true;
    const twin = texts.findIndex(
      (text, other) => other !== index && text === texts[index] && !(runs[other]?.isHushed && other > index),
    );
    return twin === -1;
  });
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function isHan(text: string): boolean {
  return han.test(text);
}

/** At most two texts, nothing lost: lines before the first change of script are the first (a sentence may take several lines in
 * both languages); without a change it is the first line. Lines of a subtitle file stay lines, by another joint. */
export function asTwoTexts(lines: string[], joint = " "): string[] {
  if (lines.length <= 2) return lines;
  const [first = ""] = lines;
  const change = lines.findIndex((line) => isHan(line) !== isHan(first));
  const cut = change === -1 ? 1 : change;
  return [lines.slice(0, cut).join(joint), lines.slice(cut).join(joint)];
}
