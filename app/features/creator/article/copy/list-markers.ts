const bullets = ["•", "◦", "▪"];

export function bulletAt(depth: number): string {
  return bullets[Math.min(depth, bullets.length - 1)] ?? "•";
}

export function numberMark(value: number, type: string): string {
  if (type === "a" || type === "A") return `${cased(letters(value), type === "A")}.`;
  if (type === "i" || type === "I") return `${cased(roman(value), type === "I")}.`;
  return `${value}.`;
}

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

const sizes = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1];
const numerals = "m cm d cd c xc l xl x ix v iv i".split(" ");

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  const at = sizes.findIndex((size) => size <= value);
  const rest = value - (sizes[at] ?? value);
  return (numerals[at] ?? "") + (rest > 0 ? roman(rest) : "");
}
