import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { openWeights, type Weights } from "~/features/resume/labelling/weights";
import { parseResume } from "~/features/resume/parsing/parse";
import { type Pupil, readFolder, readLessons } from "./lessons";
import { add, measure, share, show, type Tally } from "./measure";
import { type Lesson, train } from "./train";

/**
 * Learns to label the lines of a resume. `npm run learn` learns from every page and writes the weights that the product
 * reads; `-- makers` leaves the pages of each third of the makers out in turn and measures on them, `-- curve` likewise with a
 * quarter, a half and all of the other makers and designs; `-- measure <folder> [worst]` measures the weights that are written.
 */
const out = new URL("../../public/learned/resume-labels.bin", import.meta.url);
type Measured = Pick<Pupil, "sample" | "language">;

const tallies = new Map<string, { recall: Tally; precision: Tally; doubts: Tally; sure: Tally }>();
const misses: { share: number; text: string }[] = [];

function measureAll(pages: Measured[], weights: Weights, named: string): void {
  for (const { sample, language } of pages) {
    const resume = parseResume(sample.document, weights);
    const { recall, precision, doubts, sure, missed } = measure(resume, sample.saved);
    const key = `${named} ${language}`;
    const own = tallies.get(key) ?? {
      recall: new Map(),
      precision: new Map(),
      doubts: new Map(),
      sure: new Map(),
    };
    tallies.set(key, own);
    add(own.recall, recall);
    add(own.precision, precision);
    add(own.doubts, doubts);
    add(own.sure, sure);
    misses.push({ share: share(recall), text: [`${sample.set}/${sample.name}`, ...missed].join("\n    ") });
  }
}

function tell(worst: number): void {
  for (const [key, { recall, precision, doubts, sure }] of [...tallies].sort(([a], [b]) =>
    a.localeCompare(b),
  ))
    console.log(
      `${key}\n  recall    ${show(recall)}\n  precision ${show(precision)}\n  doubtful  ${show(doubts)}\n  sure      ${show(sure)}`,
    );
  for (const { share, text } of misses.sort((a, b) => a.share - b.share).slice(0, worst))
    console.log(`${share.toFixed(3)} ${text}`);
}

function learn(pupils: Pupil[], made: Lesson[]): Uint8Array {
  const from = performance.now();
  const bytes = train([...pupils.flatMap(({ lessons }) => lessons), ...made]);
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.log(
    `${pupils.length} pages, ${made.length} made: ${seconds} s, ${bytes.length} bytes, ${gzipSync(bytes).length} compressed`,
  );
  return bytes;
}

const groupsOf = ({ lessons }: Pupil) => lessons.map(({ group }) => group);

/** Leaves out each third of the makers in turn, and of the others takes a share. */
function leaveMakersOut(pupils: Pupil[], made: Lesson[], part: number): void {
  const makers = [...new Set(pupils.map(({ sample }) => sample.maker))];
  const numberOf = new Map(makers.map((maker, index) => [maker, index]));
  const taken = (number: number) => (number * 7) % 12 < 12 * part;
  for (let fold = 0; fold < 3; fold += 1) {
    const number = ({ sample }: Pupil) => numberOf.get(sample.maker) ?? 0;
    const others = pupils.filter((one) => number(one) % 3 !== fold && taken(Math.floor(number(one) / 3)));
    const designs = [...new Set(made.map(({ group }) => group))];
    const left = pupils.filter((one) => number(one) % 3 === fold);
    // A sheet of ours says what its page says: it is left out with it.
    const unknown = new Set(pupils.filter((one) => !others.includes(one)).flatMap(groupsOf));
    const own = made.filter(({ group }) => taken(designs.indexOf(group)) && !unknown.has(group));
    measureAll(left, openWeights(learn(others, own)), part.toFixed(2));
  }
}

const [mode = "all", folder = "", worst = "0"] = process.argv.slice(2);
if (mode === "measure") {
  measureAll(await readFolder(folder), openWeights(new Uint8Array(readFileSync(out))), folder);
  tell(Number(worst));
} else {
  const { pupils, made } = await readLessons();
  if (mode === "makers") leaveMakersOut(pupils, made, 1);
  else if (mode === "curve") for (const part of [0.25, 0.5, 1]) leaveMakersOut(pupils, made, part);
  else {
    const bytes = learn(pupils, made);
    mkdirSync(new URL(".", out), { recursive: true });
    writeFileSync(out, bytes);
    const weights = openWeights(bytes);
    for (const pupil of pupils) measureAll([pupil], weights, pupil.sample.set);
  }
  tell(mode === "all" ? 0 : 10);
}
