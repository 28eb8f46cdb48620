import { readFileSync } from "node:fs";
import { sameStory, storyWords } from "~/features/radar/scoring/same-story";

/** Which labelled pairs of titles are taken for one story: `npx tsx test/bench/same-story.ts [file] [show]`. */
type Pair = { a: Told; b: Told; same: boolean; note?: string };
type Told = { title: string; source: string; lead?: string };

const given = process.argv.slice(2).find((argument: string) => argument.endsWith(".json"));
const file = given ?? new URL("../data/radar/stories.json", import.meta.url);
const show = process.argv.includes("show");
const pairs: Pair[] = JSON.parse(readFileSync(file, "utf8"));

const judged = pairs.map((pair, index) => ({
  ...pair,
  index,
  byTitle: sameStory(
    storyWords(pair.a.title, "", pair.a.source),
    storyWords(pair.b.title, "", pair.b.source),
  ),
  byLead: sameStory(
    storyWords(pair.a.title, pair.a.lead ?? "", pair.a.source),
    storyWords(pair.b.title, pair.b.lead ?? "", pair.b.source),
  ),
  hasLead: pair.a.lead !== undefined,
  isChinese: /\p{Script=Han}/u.test(pair.a.title),
}));

/** Two titles of one source are never one story; `titles alone` asks without that. */
const taken = (one: (typeof judged)[number]) => one.byTitle && one.a.source !== one.b.source;

const parts: [string, (one: (typeof judged)[number]) => boolean][] = [
  ["all", () => true],
  ["en", ({ isChinese }) => !isChinese],
  ["zh", ({ isChinese }) => isChinese],
  ["with leads", ({ hasLead }) => hasLead],
  ["odd", ({ index }) => index % 2 === 1],
  ["even", ({ index }) => index % 2 === 0],
];
for (const [name, of] of parts) {
  const some = judged.filter(of);
  const same = some.filter((one) => one.same).length;
  for (const [rule, says] of [
    ["sources too", taken],
    ["titles alone", (one: (typeof judged)[number]) => one.byTitle],
    ["titles and leads", (one: (typeof judged)[number]) => one.byLead],
  ] as const) {
    const [right, all] = [some.filter((one) => says(one) && one.same).length, some.filter(says).length];
    console.info(
      `${name} (${some.length})\t${rule}\tprecision ${right} of ${all}, recall ${right} of ${same}`,
    );
  }
}
for (const one of show ? judged : []) {
  const { same, index, a, b, note } = one;
  if (one.byLead !== same && index % 2 === 1) {
    console.info(
      `   ${index} same ${same}\t${a.title} (${a.source})\n\t\t${b.title} (${b.source})\t${note ?? ""}`,
    );
  }
}
