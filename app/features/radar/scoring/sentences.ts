const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const abbreviation =
  /(?:^|[\s(“"])(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Gen|Sen|Rep|Gov|Lt|Col|Sgt|Jr|Sr|Inc|Ltd|Co|Corp|No|vs|etc|e\.g|i\.e|approx|Fig|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m|U\.S|U\.K|U\.N)\.\s*$/;
const hanEnd = /[。！？；!?…]+[”’」』）)"]*/g;

/** The sentences of a text in their order. A line ends one; so does a full stop, unless an abbreviation has it. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap((line) => (/\p{Script=Han}/u.test(line) ? hanSentences(line) : latinSentences(line)));
}

function hanSentences(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: end, index } of line.matchAll(hanEnd)) {
    found.push(line.slice(from, index + end.length).trim());
    from = index + end.length;
  }
  return [...found, line.slice(from).trim()].filter(Boolean);
}

function latinSentences(line: string): string[] {
  const found: string[] = [];
  let open = "";
  for (const { segment } of segmenter.segment(line)) {
    open += segment;
    if (abbreviation.test(open)) continue;
    found.push(open.trim());
    open = "";
  }
  return [...found, open.trim()].filter(Boolean);
}
