import { lightVerbs, partVerbs } from "./clause-words";
import { conceptOf } from "./concepts";
import { isVerb, type Line, type Marked } from "./marked-words";

/** How a deed is told: done, done now, in the bare form, as an aim, as what was helped with, of a thing ("that saves") or under another deed. */
export type Telling = {
  mode: string;
  /** The word that names who did it; -1 is the writer. */
  agent: number;
  /** It was done to the writer: "was promoted". */
  suffered: boolean;
  on: number;
  /** How it hangs there: by what was done, as what came of it, as its aim. */
  tie: "" | "means" | "result" | "weak" | "aim";
};

const means = /^(?:by|using)$/;
const under = /^(?:|of|in|on|at|to|about|using|from)$/;
/** What is told of the writer with these happened to them: "Promoted to", "Selected by". */
const received = new Set(
  "promote select choose elect nominate appoint award recognise recognize admit invite shortlist hire name rank honour honor train teach ask shortlist"
    .split(" ")
    .map(conceptOf),
);

const ranked = new Set(["award", "rank", "shortlist"].map(conceptOf));

function isPart({ concept, form }: Marked): boolean {
  return form !== null && partVerbs.has(concept);
}

function isLight({ concept, form }: Marked): boolean {
  return isVerb(form) && (lightVerbs.has(concept) || concept === conceptOf("result"));
}

function sentenceStart(words: Marked[], at: number): number {
  return words.findLastIndex(({ join }, index) => index <= at && join === ".");
}

export function deedBefore(words: Marked[], at: number): number {
  const from = Math.max(0, sentenceStart(words, at));
  const index = words.findLastIndex(({ form }, place) => place < at && form !== null);
  return index >= from ? index : -1;
}

function mainBefore(tellings: Map<number, Telling>): number {
  return [...tellings].findLast(([, { mode, tie }]) => mode === "done" && tie !== "means")?.[0] ?? -1;
}

/** Words between the start of a clause and its verb that nothing leads in: who did it, or in the passive what was done. */
export function subjectOf(words: Marked[], at: number): number {
  const deed = words[at];
  if (!deed || !isVerb(deed.form) || deed.form === "ing" || deed.to || deed.writer) return -1;
  if (deed.join !== "" || (deed.rel !== "" && !deed.being)) return -1;
  let head = -1;
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (!word || word.form !== null) return -1;
    if (word.kind === "thing" && head < 0) head = index;
    if (/^(?:of|for|in|on|at|to|from|about|using)$/.test(word.prep)) {
      if (words[index - 1]?.chunk !== word.chunk) head = -1;
      continue;
    }
    if (word.prep !== "") return -1;
    if (index === 0 || word.join === "." || word.join === "and" || word.rel !== "" || word.modal) return head;
    if (word.join === ",") return head;
  }
  return -1;
}

function tellBase(words: Marked[], at: number, told: Map<number, Telling>): Telling {
  const word = words[at];
  const on = deedBefore(words, at);
  const [above, telling] = [words[on], told.get(on)];
  const plain: Telling = { mode: "bare", agent: -1, suffered: false, on, tie: "" };
  if (!word || !above || !telling) return plain;
  if (word.modal) return { ...plain, mode: "modal" };
  if (word.rel === "which" && word.join === ",")
    return { ...plain, mode: "done", on: mainBefore(told), tie: "result" };
  if (word.rel !== "") return { ...plain, mode: "of thing", agent: word.rel === "who" ? on : -1 };
  if (!word.to && word.join !== "" && above.form === "base") return telling;
  if (isPart(above)) return { ...plain, mode: "part" };
  if (word.to && telling.mode === "done") return { ...plain, mode: "aim", tie: "aim" };
  return { ...plain, mode: word.to ? "aim" : telling.mode };
}

function tellGerund(line: Line, at: number, told: Map<number, Telling>): Telling {
  const { words, duty } = line;
  const word = words[at];
  const on = deedBefore(words, at);
  const [above, telling] = [words[on], told.get(on)];
  const done: Telling = { mode: "done", agent: -1, suffered: false, on: -1, tie: "" };
  if (!word) return done;
  if (means.test(word.prep) && !(above && isPart(above) && word.prep === "using")) {
    const next = words.findIndex(({ form }, index) => index > at && isVerb(form));
    const main = on >= 0 ? mainBefore(told) : next;
    return { ...done, on: main, tie: "means" };
  }
  if (word.prep === "for") return { ...done, mode: "aim", on, tie: "aim" };
  if (!above || !telling) {
    if (duty) return done;
    return { ...done, mode: word.form === "ing" ? "now" : "under" };
  }
  if (word.being && word.form === "ing") return { ...done, mode: "now" };
  const beside = on === at - 1 && (above.form === "ing" || above.form === "noun");
  if (word.prep === "" && word.join !== "" && beside) return telling;
  const apart = word.join === "and" && words[at - 1]?.form === null;
  if (word.prep === "" && word.join !== "" && (above.form === word.form || apart) && telling.tie !== "weak")
    if (above.form === "ing" || above.form === "noun") return telling;
  if (isPart(above)) return { ...done, mode: "part" };
  if (word.form === "noun" && isLight(above) && (word.prep === "" || above.concept === conceptOf("result")))
    return telling;
  if (word.form === "ing" && word.prep === "" && word.join !== "")
    return { ...done, on: mainBefore(told), tie: "weak" };
  if (word.form === "ing" && word.prep === "") return { ...done, mode: "of thing" };
  return { ...done, mode: under.test(word.prep) ? "under" : `at ${word.prep}`, on };
}

function tellPast(line: Line, at: number, told: Map<number, Telling>): Telling {
  const { words } = line;
  const word = words[at];
  const on = deedBefore(words, at);
  const telling = told.get(on);
  const done: Telling = { mode: "done", agent: -1, suffered: false, on: -1, tie: "" };
  if (!word) return done;
  const subject = subjectOf(words, at);
  const next = words[at + 1];
  const bare = subject < 0 && word.rel === "";
  if (word.prep !== "") return { ...done, mode: `at ${word.prep}` };
  if (word.being && word.rel === "" && bare && telling === undefined) return { ...done, suffered: true };
  if (telling === undefined && bare && !word.being && next) {
    if (next.prep === "by" && next.form !== "ing") return { ...done, suffered: true };
    const led = /^(?:by|to|as|for|in)$/.test(next.prep) || next.to || ranked.has(word.concept);
    if (received.has(word.concept) && led) return { ...done, suffered: true };
  }
  if (word.being) return subject >= 0 && word.rel === "" ? done : { ...done, mode: "relative", on };
  if (word.rel === "who") return { ...done, mode: "relative", agent: at - 1, on };
  if (word.rel === "which" && word.join !== "") return { ...done, on: mainBefore(told), tie: "result" };
  if (word.rel === "which") return { ...done, mode: "of thing", on };
  if (word.join === "and" && telling && words[on]?.form === "past" && telling.mode !== "done") return telling;
  if (word.writer || word.join !== "") return { ...done, agent: subject };
  if (subject >= 0 && telling === undefined) return { ...done, agent: subject };
  return telling === undefined ? done : { ...done, mode: "relative", on };
}

export function tellingsOf(line: Line): Map<number, Telling> {
  const told = new Map<number, Telling>();
  line.words.forEach(({ form }, at) => {
    if (form === "base") told.set(at, tellBase(line.words, at, told));
    else if (form === "ing" || form === "noun") told.set(at, tellGerund(line, at, told));
    else if (form === "past") told.set(at, tellPast(line, at, told));
  });
  return told;
}
