import { isSpare, staysTied } from "./bonds";
import type { Verbs } from "./clause-types";
import { often } from "./clause-words";
import { conceptOf, isLikeForm, type Sense } from "./concepts";
import { type Telling, tellingsOf } from "./deeds";
import { isVerb, type Line, type Marked, markedWords } from "./marked-words";
import type { Prepared } from "./prepare-line";
import { headOf, ownersOf, roleOfWord, type Side } from "./ties";

function verbsOf({ words }: Line): Verbs {
  return new Map(words.flatMap(({ form, concept, token }) => (isVerb(form) ? [[concept, token.key]] : [])));
}

/** Pairs the words of two lines that mean the same; of several, those with the same words beside them. */
function pairUp(was: Marked[], is: Marked[]): [number[], number[]] {
  const [there, here] = [was.map(() => -1), is.map(() => -1)];
  const near = (b: number, a: number, step: number) =>
    was[b + step] !== undefined && was[b + step]?.concept === is[a + step]?.concept ? 1 : 0;
  const pairs = is.flatMap((now, a) =>
    was.flatMap((old, b) =>
      old.concept === now.concept && (old.kind === "limit") === (now.kind === "limit")
        ? [{ a, b, near: near(b, a, -1) + near(b, a, 1) + (old.prep === now.prep ? 1 : 0) }]
        : [],
    ),
  );
  for (const { a, b } of pairs.toSorted((one, other) => other.near - one.near)) {
    if (there[b] !== -1 || here[a] !== -1) continue;
    there[b] = a;
    here[a] = b;
  }
  return [there, here];
}

function endsChunk({ words }: Line, at: number): boolean {
  return !words.some(
    ({ chunk, kind }, index) => index > at && chunk === words[at]?.chunk && kind === "thing",
  );
}

/** Whether a deed is told as done by the same and no more and no less than in the other line. */
function tellsSame(b: Telling, was: Side, a: Telling, is: Side): boolean {
  if (b.suffered !== a.suffered) return false;
  const doer = (at: number) => (at < 0 ? -1 : (is.mate[at] ?? -1));
  const team = (at: number) => /^(?:team|group|crew|squad)$/.test(was.words[at]?.token.key ?? "");
  const on = is.mate[a.on] ?? -1;
  if (b.mode !== "done" && b.on >= 0 && on >= 0 && b.on !== on) return false;
  if (b.mode === a.mode) return b.agent === doer(a.agent) || (team(b.agent) && a.agent < 0);
  if (b.mode === "bare" && a.mode === "done") return a.agent < 0;
  return b.tie === "means" && a.mode === "aim";
}

/** Whether what hangs on a deed in the one line, as its means, its result or its aim, does so in the other. */
function keepsTies(was: Side, told: Map<number, Telling>, is: Side, tells: Map<number, Telling>): boolean {
  const causes = (side: Map<number, Telling>, map: (at: number) => number) =>
    [...side].flatMap(([at, { tie, on }]) => {
      if (tie === "" || on < 0) return [];
      const [cause, effect] = tie === "means" ? [at, on] : [on, at];
      return [{ tie, cause: map(cause), effect: map(effect) }];
    });
  const old = causes(told, (at) => at);
  const now = causes(tells, (at) => is.mate[at] ?? -1);
  const done = (at: number) => told.get(at)?.mode === "done";
  const held = (one: (typeof old)[number], others: typeof old) =>
    others.some(({ tie, cause, effect }) => {
      const aims = [one.tie, tie].filter((kind) => kind === "aim").length;
      return cause === one.cause && effect === one.effect && (aims !== 1 || tie === "aim");
    });
  const known = ({ cause, effect }: (typeof old)[number]) => cause >= 0 && effect >= 0;
  const newOnes = now.filter(
    (one) =>
      known(one) &&
      !held(
        one,
        old.filter(({ tie }) => tie !== "aim" || one.tie === "aim"),
      ),
  );
  if (
    newOnes.some(
      ({ tie, cause, effect }) => tie !== "weak" || cause > effect || !done(cause) || !done(effect),
    )
  )
    return false;
  const kept = (at: number) => (was.mate[at] ?? -1) >= 0;
  return old.every(
    (one) =>
      !kept(one.cause) ||
      !kept(one.effect) ||
      held(one, now) ||
      (one.tie === "weak" && (was.mate[one.cause] ?? 0) < (was.mate[one.effect] ?? 0)),
  );
}

const mostEmpty = 2;
/** They may go where their thing is named once for two deeds, and never come. */
const pronoun = /^(?:it|them)$/;

/** Whether two lines say the same by their words alone: each stands in the other, in the same form, tied to the same words, and each deed is told as done by the same. */
export function haveSameBonds({ was, is, told, tells }: Tied, isEmpty: (word: string) => boolean): boolean {
  if (!is.words.some(({ form }, a) => isVerb(form) && (was.words[is.mate[a] ?? -1]?.form ?? null) !== null))
    return false;
  if (is.fillers.some((word) => !was.fillers.includes(word))) return false;
  let empty = 0;
  const spare = (side: Side) =>
    side.words.every(({ token, kind, form }, at) => {
      if ((side.mate[at] ?? -1) >= 0 || isSpare(at, side, side === was)) return true;
      empty +=
        kind !== "limit" && form === null && (isEmpty(token.key) || (side === was && pronoun.test(token.key)))
          ? 1
          : mostEmpty + 1;
      return empty <= mostEmpty;
    });
  if (!spare(was) || !spare(is)) return false;
  return (
    is.words.every((word, a) => {
      const b = is.mate[a] ?? -1;
      const like = was.words[b];
      if (!like) return true;
      const deed = like.form !== null || word.form !== null;
      const moved = endsChunk(was, b) !== endsChunk(is, a);
      if (!isLikeForm(like, word, deed || moved)) return false;
      if (!staysTied(b, was, a, is) || !staysTied(a, is, b, was)) return false;
      if (like.form === null && word.form === null) return true;
      const [one, other] = [told.get(b), tells.get(a)];
      return one !== undefined && other !== undefined && tellsSame(one, was, other, is);
    }) && keepsTies(was, told, is, tells)
  );
}

/** Whether two things took each other's part: "to X for Y" is not "to Y for X". */
function exchangeRoles(was: Side, is: Side): boolean {
  const moves = was.words.flatMap(({ kind, form }, b) => {
    const a = was.mate[b] ?? -1;
    if (a < 0 || kind !== "thing" || form !== null) return [];
    const [from, to] = [roleOfWord(was, b), roleOfWord(is, a)];
    return from === to || from === "" || to === "" ? [] : [{ from, to, deed: ownersOf(is, a)[0] }];
  });
  const plain = /^(?:object|subject|of)$/;
  return moves.some((one) =>
    moves.some(
      (other) =>
        other.from === one.to && (other.to === one.from || (!plain.test(one.to) && other.deed === one.deed)),
    ),
  );
}

/** Whether a word went from before one thing to before another: "slides for the director's talk" are not "the director's slides for talk". */
function tearsCompound(was: Side, is: Side): boolean {
  return was.words.some(({ kind, chunk, token }, b) => {
    const [head, a] = [headOf(was.words, chunk), was.mate[b] ?? -1];
    const [there, now] = [was.mate[head] ?? -1, is.words[a]];
    if (kind !== "thing" || token.kind === "number" || head === b || a < 0 || there < 0 || !now) return false;
    const other = headOf(is.words, now.chunk);
    return (
      other !== a && is.words[there]?.chunk !== now.chunk && was.words[is.mate[other] ?? -1]?.chunk !== chunk
    );
  });
}

/** Whether another did in the one line what the writer did in the other, or two rates changed places. */
export function haveOtherDoers({ was, is, told, tells }: Tied): boolean {
  const floating = is.words.flatMap(({ kind }, a) => {
    const b = is.mate[a] ?? -1;
    return kind === "often" && b >= 0 ? [{ a, b }] : [];
  });
  const parted = (from: number, to: number) =>
    was.words.slice(from + 1, to + 1).some(({ join }) => join !== "");
  const isRate = (a: number) => often.has(is.words[a]?.token.key ?? "");
  const exchanged = floating.some(({ a, b }) =>
    floating.some(
      (other) => a < other.a && b > other.b && ((isRate(a) && isRate(other.a)) || parted(other.b, b)),
    ),
  );
  const others = [...tells].some(([a, { mode, agent }]) => {
    const one = told.get(is.mate[a] ?? -1);
    if (one?.mode !== "done" || mode !== "done" || one.suffered) return false;
    return (
      one.agent < 0 &&
      agent >= 0 &&
      isVerb(is.words[a]?.form ?? null) &&
      isVerb(was.words[is.mate[a] ?? -1]?.form ?? null)
    );
  });
  return others || exchanged || exchangeRoles(was, is) || tearsCompound(was, is);
}

type Tied = { was: Side; is: Side; told: Map<number, Telling>; tells: Map<number, Telling> };

export function tieLines(before: Prepared, after: Prepared, sense: Sense): Tied {
  const none = new Map<string, string>();
  const [verbs, others] = [
    verbsOf(markedWords(before, none, conceptOf)),
    verbsOf(markedWords(after, none, sense)),
  ];
  const [old, now] = [markedWords(before, others, conceptOf), markedWords(after, verbs, sense)];
  const [there, here] = pairUp(old.words, now.words);
  const [was, is]: [Side, Side] = [
    { ...old, mate: there },
    { ...now, mate: here },
  ];
  return { was, is, told: tellingsOf(was), tells: tellingsOf(is) };
}
