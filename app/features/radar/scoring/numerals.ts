/** Numbers as words write them, in digits: fourteen, thirty-one, two hundred and fourteen; 三十八万, 一千二百万, 九成六, 百分之四十. Those below ten stay words,
 * since one and 一 are mostly no number. What stands for a million and more stays behind its digits. */
export function withDigits(text: string): string {
  return text
    .replace(english, (words) => String(englishValue(words) ?? words))
    .replace(tenths, (written, tens: string, ones = "") => {
      const share = numberOf(tens) * 10 + (ones ? numberOf(ones) : 0);
      return share > 0 ? `${share}%` : written;
    })
    .replace(percent, (written, share: string) => (numberOf(share) > 0 ? `${numberOf(share)}%` : written))
    .replace(chinese, (written) => {
      const value = chineseValue(written);
      return value >= 10 ? String(value) : written;
    })
    .replace(/(?<=\d)[多余](?=[万亿])/g, "");
}

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const word = `(?:${[...tens, ...ones.toReversed()].join("|")}|hundred|thousand)`;
const english = new RegExp(`\\b${word}(?:(?:[ -]| and )${word}){0,7}\\b`, "gi");

function englishValue(written: string): number | null {
  if (/^(?:hundred|thousand)/i.test(written)) return null;
  let [total, part] = [0, 0];
  for (const each of written.toLowerCase().split(/[ -]/)) {
    const [one, ten] = [ones.indexOf(each), tens.indexOf(each)];
    if (each === "thousand") [total, part] = [total + Math.max(part, 1) * 1000, 0];
    else if (each === "hundred") part = Math.max(part, 1) * 100;
    else if (part % 10 > 0) return null;
    else if (ten >= 0) part += (ten + 2) * 10;
    else if (one >= 0) part += one;
  }
  return total + part >= 10 ? total + part : null;
}

const digits = "零一二三四五六七八九";
const steps: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const tenths = /([一二两三四五六七八九]|[1-9])成([一二三四五六七八九])?(?![为了立长员本功交果就分都])/g;
const percent = /百分之([零一二两三四五六七八九十百]{1,5})/g;
const chinese = /[一二两三四五六七八九十][零一二两三四五六七八九十百千]{1,9}/g;

const digitOf = (character: string) => (character === "两" ? 2 : digits.indexOf(character));

/** Of a digit, or of a number in Han characters. */
function numberOf(written: string): number {
  return /^\d$/.test(written) ? Number(written) : chineseValue(written);
}

function chineseValue(written: string): number {
  let [total, last] = [0, 0];
  if (!/[十百千]/.test(written)) return written.length === 1 ? digitOf(written) : 0;
  for (const character of written) {
    const step = steps[character];
    if (step === undefined) last = digitOf(character);
    else [total, last] = [total + Math.max(last, 1) * step, 0];
  }
  return total + last;
}
