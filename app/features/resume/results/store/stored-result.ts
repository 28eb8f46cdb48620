import { parsedJson } from "~/core/parse-unknown";
import { sectionKinds } from "~/core/resume";
import type { Answer } from "../../asking/questions";
import { isDesign } from "../../export/sheet/design";
import type { Report } from "../../report";
import { contactFields, entryFields, type Mend } from "../../revising/mends";
import { nothingRevised, type Revision, type RevisionStore } from "../../revising/revision";
import { isOwnerChange } from "../../revising/stored-change";
import { RESULT, REVISION, type StoredResult, tryToSet } from "./save-result";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was stored before letters were written and models asked what lines are. */
const addedLater = { letter: null, reader: "builtin" as const };

export function readResult(store: Store): StoredResult | null {
  const stored = parsedJson(store.getItem(RESULT) ?? "");
  if (!isRecord(stored)) return null;
  const text = (field: string) => (typeof stored[field] === "string" ? stored[field] : "");
  const score = (field: string) => (typeof stored[field] === "number" ? stored[field] : null);
  const optimized_resume = text("optimized_resume");
  if (optimized_resume.trim() === "") return null;
  return {
    resumeData: {
      optimized_resume,
      modification_reasons: text("modification_reasons"),
      summary: text("summary"),
      original_score: score("original_score"),
      optimized_score: score("optimized_score"),
      qa: text("qa"),
      report: isReport(stored.report) ? { ...addedLater, ...stored.report } : null,
    },
    fileName: text("original_file_name") || null,
  };
}

/** The revision of the tab's result. What is damaged counts as nothing revised. */
export function tabRevision(store: Store): Pick<RevisionStore, "read" | "save"> {
  return {
    read: () => readRevision(parsedJson(store.getItem(REVISION) ?? "")),
    save: (revision) => tryToSet(store, REVISION, JSON.stringify(revision)),
  };
}

/** What of a stored value is a revision; each part that is damaged counts as not given. */
function readRevision(value: unknown): Revision {
  if (!isRecord(value)) return nothingRevised;
  const { rejected, mends, changes, skipped, later, typed, design, letter } = value;
  const ids = (list: unknown) => (Array.isArray(list) ? list.filter((id) => typeof id === "string") : []);
  return {
    rejected: Array.isArray(rejected) ? ids(rejected) : null,
    mends: Array.isArray(mends) ? mends.filter(isMend) : [],
    changes: Array.isArray(changes) ? changes.filter(isOwnerChange) : [],
    skipped: ids(skipped),
    later: ids(later),
    typed: Object.fromEntries(
      Object.entries(isRecord(typed) ? typed : {}).flatMap(([id, answer]) =>
        isAnswer(answer) ? [[id, answer]] : [],
      ),
    ),
    design: isDesign(design) ? design : null,
    letter: typeof letter === "string" ? letter : null,
  };
}

function isAnswer(value: unknown): value is Answer {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string");
}

function isMend(value: unknown): value is Mend {
  if (!isRecord(value) || typeof value.place !== "string") return false;
  const { of, place, kind, fields, keep } = value;
  if (of === "section") return sectionKinds.some((known) => known === kind);
  if (of !== "entry" && !(of === "contact" && place === "contact")) return false;
  const names = of === "entry" ? entryFields : contactFields;
  const whole = isRecord(fields) && names.every((name) => typeof fields[name] === "string");
  return whole && Array.isArray(keep) && keep.every((text) => typeof text === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, fits: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isRecord(item) && fits(item));
}

function isScore(value: unknown): boolean {
  if (!isRecord(value) || typeof value.total !== "number") return false;
  return isListOf(value.parts, ({ points, weight, checks }) => {
    const isCheck = (check: Record<string, unknown>) =>
      typeof check.points === "number" && typeof check.weight === "number" && Array.isArray(check.evidence);
    return typeof points === "number" && typeof weight === "number" && isListOf(checks, isCheck);
  });
}

function isResume(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.contact)) return false;
  if (!Array.isArray(value.contact.links) || !Array.isArray(value.contact.other)) return false;
  return isListOf(value.sections, ({ lines, entries }) => {
    const isEntry = (entry: Record<string, unknown>) => Array.isArray(entry.lines);
    return Array.isArray(lines) && isListOf(entries, isEntry);
  });
}

function isEdit({ id, edit, before, after }: Record<string, unknown>): boolean {
  const texts = [id, before, after].every((value) => typeof value === "string");
  return (
    texts &&
    isRecord(edit) &&
    Array.isArray(edit.reasons) &&
    (edit.kind === "replace" ||
      edit.kind === "reorder" ||
      (edit.kind === "group" && isListOf(edit.edits, ({ line }) => typeof line === "string")))
  );
}

function isLetterSentence({ text, lines }: Record<string, unknown>): boolean {
  return typeof text === "string" && Array.isArray(lines) && lines.every((line) => typeof line === "string");
}

function isReport(value: unknown): value is Report {
  return (
    isRecord(value) &&
    ((isScore(value.before) && isScore(value.after)) || (value.before === null && value.after === null)) &&
    isResume(value.resume) &&
    isListOf(value.edits, isEdit) &&
    Array.isArray(value.declined) &&
    isListOf(value.refused, ({ id, line }) => typeof id === "string" && typeof line === "string") &&
    isListOf(value.warnings, ({ code }) => typeof code === "string") &&
    isRecord(value.layout) &&
    isRecord(value.rejected) &&
    ((value.letter ?? null) === null || isListOf(value.letter, isLetterSentence))
  );
}
