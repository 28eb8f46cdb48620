import type {
  Entry,
  GroupEdit,
  Line,
  ProposedEdit,
  Reason,
  ReorderEdit,
  ReplaceEdit,
  Resume,
  Section,
} from "~/core/resume";
import type { AcceptedEdit, GateId, RefusedEdit } from "../report";
import { replaceIn } from "../rewriting/edits";
import { judgeDates } from "./dates";
import { judgeWordByWord, judgeWording } from "./judge-wording";
import { isDoubtful, lockedIn } from "./locked";
import { addsMarkup, isCutUp } from "./malformed";
import { changesHeading, changesName } from "./new-fact";
import { type Target, targetOf, targetsOf } from "./not-found";
import { isTakeable, mostRefused } from "./refused";
import { hasShortPart, judgeLength } from "./too-long-or-short";

/** Whether the other line holds half of this one's words; comparing all with all would take the square of the lines. */
function resembles(line: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const [words, held] = [wordsOf(line), new Set(wordsOf(other))];
  return words.filter((word) => held.has(word)).length * 2 >= words.length;
}

/** Characters of all pairs of lines that are compared in one resume: pairs grow with the square of the lines. */
const mostCompared = 500_000;

type Compare = (line: string, peer: string) => boolean;

/** Tells whether a line beside another one says all that it says; each pair is judged once. */
function comparison(): Compare {
  const known = new Map<string, boolean>();
  let left = mostCompared;
  return (line, peer) => {
    if (line === peer) return true;
    if (left <= 0) return false;
    const pair = `${line}\n${peer}`;
    const same = known.get(pair) ?? (resembles(line, peer) && judgeWordByWord(line, peer) === null);
    if (!known.has(pair)) left -= pair.length;
    known.set(pair, same);
    return same;
  };
}

/** A line beside this one that says all that it says. Under another employer it would be another fact. */
function twinOf({ line, peers }: Target, removed: Set<string>, saysAll: Compare): Line | undefined {
  return peers.find((peer) => peer.id !== line.id && !removed.has(peer.id) && saysAll(line.text, peer.text));
}

function judgeText(
  target: Target,
  after: string,
  language: Resume["language"],
  twin: Line | undefined,
): GateId | null {
  const { line, role } = target;
  const before = line.text;
  if (after === before) return "unchanged";
  if (after === "") return twin ? null : "lostFact";
  if (addsMarkup(before, after)) return "malformed";
  if (role === "heading") return changesHeading(target, after, language) ? "newFact" : null;
  const parts = after.split("\n");
  if (isCutUp(parts, role === "prose")) return "malformed";
  if (hasShortPart(parts)) return "tooShort";
  if (role === "name") return changesName(before, after) ? "newFact" : null;
  if (role === "dates") return judgeDates(before, after);
  return judgeLength(before, after) ?? judgeWording(before, after);
}

function tidy(text: string): string {
  return text
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n");
}

function cleanReasons(reasons: Reason[]): Reason[] {
  const accepted = reasons.slice(0, 12).map(({ rule, values, text }): Reason => {
    const name = /^[a-z][A-Za-z]{0,30}$/.test(rule) ? rule : "reworded";
    if (text === undefined) return values ? { rule: name, values } : { rule: name };
    const plain = text
      .replace(/https?:\S+|www\.\S+/gi, "")
      .replace(/[\p{C}\s]+/gu, " ")
      .trim();
    return { rule: name, text: plain.slice(0, 300) };
  });
  return accepted.length > 0 ? accepted : [{ rule: "reworded" }];
}

type Admission = {
  resume: Resume;
  targets: Map<string, Target>;
  locked: Set<string>;
  taken: Set<string>;
  /** Lines removed, and lines for whose sake they were: those must stay. */
  removed: Set<string>;
  required: Set<string>;
  saysAll: Compare;
};

type Admitted = { before: string; after: string; edit: ProposedEdit };
type Refused = { gate: GateId } | { gate: GateId; line: string; before: string; after: string };
type Verdict = Admitted | Refused;

function admitReplace(state: Admission, edit: ReplaceEdit): Verdict {
  if (state.locked.has(edit.line)) return { gate: "locked" };
  const target = targetOf(state.targets, edit);
  if (!target) return { gate: "notFound" };
  if (state.taken.has(edit.line)) return { gate: "duplicateTarget" };
  const before = target.line.text;
  const after = tidy(replaceIn(before, edit));
  if (after === "" && state.required.has(edit.line)) return { gate: "lostFact" };
  const twin = after === "" ? twinOf(target, state.removed, state.saysAll) : undefined;
  const gate = judgeText(target, after, state.resume.language, twin);
  if (gate) return { gate, line: edit.line, before, after };
  state.taken.add(edit.line);
  if (twin) {
    state.required.add(twin.id);
    state.removed.add(edit.line);
  }
  return { before, after, edit: { ...edit, reasons: cleanReasons(edit.reasons) } };
}

function labelOf(item: Section | Entry): string {
  if ("kind" in item) return item.heading?.text ?? "";
  return [item.title, item.organisation, item.dates].flatMap((line) => line?.text ?? []).join(" · ");
}

/** Each line of a group is judged alone; those that are refused are left out. */
function admitGroup(state: Admission, group: GroupEdit, result: Admissions): Verdict | null {
  const admitted = group.edits.flatMap((edit) => {
    const verdict = admitReplace(state, edit);
    if ("edit" in verdict) return [{ ...verdict, edit }];
    refuse(result, verdict);
    return [];
  });
  if (admitted.length === 0) return null;
  return {
    before: admitted.map(({ before }) => before).join("\n"),
    after: admitted.map(({ after }) => after).join("\n"),
    edit: { ...group, edits: admitted.map(({ edit }) => edit), reasons: cleanReasons(group.reasons) },
  };
}

function admitReorder(state: Admission, edit: ReorderEdit): Verdict {
  const section = state.resume.sections.find(({ id }) => id === edit.parent);
  const items: (Section | Entry)[] | undefined =
    edit.parent === "resume" ? state.resume.sections : section?.entries;
  if (!items) return { gate: "notFound" };
  if (isDoubtful(state.resume, edit.parent)) return { gate: "locked" };
  if (state.taken.has(edit.parent)) return { gate: "duplicateTarget" };
  const byId = new Map(items.map((item) => [item.id, item]));
  const wanted = edit.order.flatMap((id) => byId.get(id) ?? []);
  if (new Set(wanted).size !== items.length || edit.order.length !== items.length)
    return { gate: "notPermutation" };
  if (wanted.every((item, index) => item === items[index])) return { gate: "unchanged" };
  state.taken.add(edit.parent);
  const list = (all: (Section | Entry)[]) => all.map(labelOf).join("\n");
  return { before: list(items), after: list(wanted), edit: { ...edit, reasons: cleanReasons(edit.reasons) } };
}

export type Admissions = {
  accepted: AcceptedEdit[];
  refused: RefusedEdit[];
  rejected: Partial<Record<GateId, number>>;
};

/** Accepts the edits that state the same facts, one a line and one an order, so that any subset applies; the first that passes wins its line. Counts the rest by gate, and keeps those whose owner may still want them. */
export function admitEdits(resume: Resume, proposed: ProposedEdit[]): Admissions {
  const state: Admission = {
    resume,
    targets: targetsOf(resume),
    locked: lockedIn(resume),
    taken: new Set(),
    removed: new Set(),
    required: new Set(),
    saysAll: comparison(),
  };
  const result: Admissions = { accepted: [], refused: [], rejected: {} };
  for (const edit of proposed) {
    const verdict =
      edit.kind === "group"
        ? admitGroup(state, edit, result)
        : edit.kind === "reorder"
          ? admitReorder(state, edit)
          : admitReplace(state, edit);
    if (!verdict) continue;
    if ("edit" in verdict) result.accepted.push({ id: `edit-${result.accepted.length + 1}`, ...verdict });
    else refuse(result, verdict);
  }
  return result;
}

function refuse({ refused, rejected }: Admissions, verdict: Refused): void {
  rejected[verdict.gate] = (rejected[verdict.gate] ?? 0) + 1;
  if (!("line" in verdict) || refused.length >= mostRefused) return;
  if (isTakeable(verdict.gate, verdict.after))
    refused.push({ id: `refused-${refused.length + 1}`, ...verdict });
}

/** Judges texts of single lines before they are proposed, by the words alone: rules try many, and each of theirs must be plainly the same. */
export function wordingJudge(resume: Resume): (line: string, after: string) => GateId | null {
  const [targets, saysAll] = [targetsOf(resume), comparison()];
  return (line, text) => {
    const [target, after] = [targets.get(line), tidy(text)];
    if (!target) return "notFound";
    const twin = after === "" ? twinOf(target, new Set(), saysAll) : undefined;
    return judgeText(target, after, resume.language, twin);
  };
}
