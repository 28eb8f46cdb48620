const bullets = ["•", "◦", "▪"];

/** The bullet of a list nested this deep, 0 for the outermost. */
export function bulletAt(depth: number): string {
  return bullets[Math.min(depth, bullets.length - 1)] ?? "•";
}

/** The number of an item as its list's `type` attribute asks for: "3.", "c.", "iii." */
export function numberMark(value: number, type: string): string {
  if (type === "a" || type === "A") return `${cased(letters(value), type === "A")}.`;
  if (type === "i" || type === "I") return `${cased(roman(value), type === "I")}.`;
  return `${value}.`;
}

/** The room a mark needs before the text of its item, in em. */
export function markWidth(mark: string): number {
  return Math.round((0.6 * [...mark].length + 0.6) * 100) / 100;
}

function cased(text: string, upper: boolean): string {
  return upper ? text.toUpperCase() : text;
}

function letters(value: number): string {
  if (value < 1) return String(value);
  const rest = Math.floor((value - 1) / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCharCode(97 + ((value - 1) % 26));
}

const numerals: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  const numeral = numerals.find(([size]) => size <= value);
  if (!numeral) return "";
  return numeral[1] + (value > numeral[0] ? roman(value - numeral[0]) : "");
}
