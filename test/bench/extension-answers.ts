// How well questions are answered by sentences of saved pages. A folder holds pages/<number>.json ({title, address, text}) and
// questions.json ([{question, page, sentence}], page null where no page says it). What is said of all is said of each half too.
// The weights in answer.ts were learned from two such sets of 60 answered and 20 unanswered questions.
// Use: npx tsx test/bench/extension-answers.ts <folder>
import "fake-indexeddb/auto";
import { readdirSync, readFileSync } from "node:fs";
import { hostOf, keyOf } from "~/extension/addresses";
import { answerQuestion } from "~/extension/library/answer";
import { openLibrary } from "~/extension/library/database";
import { savePages } from "~/extension/library/save-pages";

const [, , folder = ""] = process.argv;
const read = (path: string) => JSON.parse(readFileSync(`${folder}/${path}`, "utf8"));
type Question = { question: string; page: string | null; sentence?: string };

const library = await openLibrary();
const numbers = new Map<string, string>();
const drafts = readdirSync(`${folder}/pages`).map((file) => {
  const { title, address, text } = read(`pages/${file}`);
  const key = keyOf(address) ?? address;
  numbers.set(key, file.replace(".json", ""));
  const none = { summary: "", tags: [], folder: [], highlights: [] };
  return { key, address, host: hostOf(new URL(address)), title, text, ...none };
});
await savePages(library, drafts, 0);
const textOf = new Map(drafts.map(({ key, text }) => [key, text]));

type Outcome = {
  isAnswered: boolean;
  quotes: number;
  verbatim: number;
  hasPage: boolean;
  place: number;
  ms: number;
};

/** Asks one question: which page and sentence are among the quotes, and at which place. */
async function outcomeOf({ question, page, sentence = "" }: Question): Promise<Outcome> {
  const started = performance.now();
  const { quotes } = await answerQuestion(library, question);
  const ms = performance.now() - started;
  const pages = quotes.map((quote) => numbers.get(quote.page.key));
  const isIt = (text: string) => text.includes(sentence) || sentence.includes(text);
  const place = quotes.findIndex(({ text }, at) => page !== null && pages[at] === page && isIt(text));
  const hasPage = page !== null && pages.includes(page);
  const verbatim = quotes.filter(({ page: { key }, text }) => textOf.get(key)?.includes(text)).length;
  return { isAnswered: page !== null, quotes: quotes.length, verbatim, hasPage, place, ms };
}

function report(name: string, all: readonly Outcome[]): void {
  const answered = all.filter(({ isAnswered }) => isAnswered);
  const none = all.filter(({ isAnswered }) => !isAnswered);
  const sum = (count: (each: Outcome) => number) => all.reduce((made, each) => made + count(each), 0);
  const places = answered.map(({ place }) => place);
  console.log(
    `${name}: pages ${answered.filter(({ hasPage }) => hasPage).length}, sentences ${places.filter((place) => place >= 0).length}`,
    `(first ${places.filter((place) => place === 0).length}) of ${answered.length};`,
    `refused ${none.filter(({ quotes }) => quotes === 0).length} of ${none.length};`,
    `verbatim ${sum(({ verbatim }) => verbatim)} of ${sum(({ quotes }) => quotes)};`,
    `${(sum(({ ms }) => ms) / all.length).toFixed(1)} ms each`,
  );
}

const outcomes: Outcome[] = [];
for (const each of read("questions.json") as Question[]) outcomes.push(await outcomeOf(each));
report("all", outcomes);
for (const half of [0, 1])
  report(
    `half ${half + 1}`,
    outcomes.filter((_, at) => at % 2 === half),
  );
