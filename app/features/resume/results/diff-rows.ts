import {
  type Contact,
  type ContentLine,
  type Entry,
  headlineOf,
  type Line,
  type Resume,
  type Section,
} from "~/core/resume";
import type { Question } from "../asking/questions";
import type { AcceptedEdit } from "../report";
import { replacementsOf } from "../rewriting/edits";
import { type Pair, paired, pairedLines } from "./before-and-now";

export type RowKind = "order" | "name" | "contact" | "heading" | "title" | "meta" | "text" | "bullet" | "end";

/** One line of the resume before (empty where its owner added it) and now: two lines where it was split, none where it was
 * removed. `own` is what its owner did to it by hand. */
export type Segment = {
  id: string;
  before: string;
  now: Line[];
  change: Change | null;
  own: "written" | "added" | "removed" | null;
};

export type Change = { number: number; edit: AcceptedEdit; rejected: boolean };

export type Place = { kind: "contact" | "section" | "entry"; id: string };

/** What stands side by side: the segments of one typeset line, in the order of the resume as it is now. */
export type Row = {
  key: string;
  kind: RowKind;
  segments: Segment[];
  /** What the row belongs to, the innermost last. */
  within: Place[];
  /** What begins here: this row stands for the whole of it. */
  heads: Place[];
  /** The place that begins here and that its owner removed whole; `gone` where the row is a part of one. */
  removed?: string;
  gone?: true;
  /** The place that begins here and that we are unsure of: "contact", or the id of a section or an entry. */
  doubt?: string;
  questions?: Question[];
};

type Fields = { id: string; was: Line | null; now: Line[] };

type Draft = Pick<Row, "key" | "kind" | "within" | "heads" | "removed" | "gone" | "doubt"> & {
  fields: Fields[];
};

const filled = ({ was, now }: Fields) =>
  [was, ...now].some((line) => line !== null && line.text.trim() !== "");

function row(kind: RowKind, ...fields: Fields[]): Draft[] {
  const present = fields.filter(filled);
  return present[0] ? [{ key: present[0].id, kind, fields: present, within: [], heads: [] }] : [];
}

function field(was: Line | null | undefined, now: Line | null | undefined): Fields {
  return { id: was?.id ?? now?.id ?? "", was: was ?? null, now: now ? [now] : [] };
}

/** The rows of a place: the first stands for it. */
function placed(place: Place, isGone: boolean, doubt: object | null | undefined, drafts: Draft[]): Draft[] {
  return drafts.map((draft, index) => ({
    ...draft,
    within: [place, ...draft.within],
    ...(index === 0 ? { heads: [place, ...draft.heads] } : {}),
    ...(index === 0 && doubt && !isGone ? { doubt: place.id } : {}),
    ...(isGone ? { gone: true, ...(index === 0 ? { removed: place.id } : {}) } : {}),
  }));
}

function contactRows(was: Contact, now: Contact): Draft[] {
  const of = (name: "name" | "email" | "phone" | "place") => field(was[name], now[name]);
  return placed({ kind: "contact", id: "contact" }, false, now.doubt, [
    ...row("name", of("name")),
    ...row("contact", field(headlineOf(was), headlineOf(now))),
    ...row("contact", of("email"), of("phone"), of("place"), ...pairedLines(was.links, now.links)),
    ...pairedLines(was.other, now.other).flatMap((line) => row("contact", line)),
  ]);
}

function contentRows(was: ContentLine[] = [], now: ContentLine[] = []): Draft[] {
  return pairedLines(was, now).flatMap((line) => {
    const isBullet = line.now[0]?.bullet ?? line.was?.bullet;
    return row(isBullet ? "bullet" : "text", line);
  });
}

function entryRows({ was, now }: Pair<Entry>): Draft[] {
  const of = (name: "title" | "organisation" | "place" | "dates") => field(was?.[name], now?.[name]);
  const id = (now ?? was)?.id ?? "";
  return placed({ kind: "entry", id }, now === null, now?.doubt, [
    ...row("title", of("title"), of("organisation")),
    ...row("meta", of("dates"), of("place")),
    ...contentRows(was?.lines, now?.lines),
  ]);
}

function orderRow(parent: string, edits: AcceptedEdit[], rejected: ReadonlySet<string>): Draft[] {
  const moved = edits.find(({ edit }) => edit.kind === "reorder" && edit.parent === parent);
  if (!moved) return [];
  const now = { id: parent, text: rejected.has(moved.id) ? moved.before : moved.after };
  const fields = [{ id: parent, was: { id: parent, text: moved.before }, now: [now] }];
  return [{ key: moved.id, kind: "order", fields, within: [], heads: [] }];
}

function sectionRows({ was, now }: Pair<Section>, order: (parent: string) => Draft[]): Draft[] {
  const id = (now ?? was)?.id ?? "";
  const heading = row("heading", field(was?.heading, now?.heading));
  const rest = [
    ...contentRows(was?.lines, now?.lines),
    ...paired(was?.entries ?? [], now?.entries ?? []).flatMap(entryRows),
  ];
  const rows = now
    ? [...heading, ...order(id), ...rest]
    : [...heading, ...rest.map(({ removed, ...row }) => row)];
  return placed({ kind: "section", id }, now === null, now?.doubt, rows);
}

function ownOf(before: string, now: Line[], isProposed: boolean): Segment["own"] {
  if (isProposed) return null;
  if (before === "") return "added";
  if (now.length === 0) return "removed";
  return now.map(({ text }) => text).join("\n") === before ? null : "written";
}

/** The resume as rows of what it was and what it is now, in today's order; what its owner removed stands where it was. `edits`
 * are those that its owner did not write over: what differs without one of them was done by hand. */
export function diffRows(
  was: Resume,
  now: Resume,
  edits: AcceptedEdit[],
  rejected: ReadonlySet<string>,
): Row[] {
  const order = (parent: string) => orderRow(parent, edits, rejected);
  const drafts = [
    ...contactRows(was.contact, now.contact),
    ...order("resume"),
    ...paired(was.sections, now.sections).flatMap((section) => sectionRows(section, order)),
  ];
  return drafts.map(({ fields, ...draft }) => ({
    ...draft,
    segments: fields.map(({ id, was, now }): Segment => {
      const found = edits.findIndex(({ edit }) =>
        draft.kind === "order"
          ? edit.kind === "reorder" && edit.parent === id
          : replacementsOf(edit).some((one) => one.line === id),
      );
      const edit = edits[found];
      const change = edit ? { number: found + 1, edit, rejected: rejected.has(edit.id) } : null;
      const before = was?.text ?? "";
      return { id, before, now, change, own: ownOf(before, now, change !== null) };
    }),
  }));
}

/** The changes that have their note beside this row; one of many lines has its own above them all. */
export function changesBeside({ segments }: Pick<Row, "segments">): Change[] {
  return segments.flatMap(({ change }) => (change && change.edit.edit.kind !== "group" ? [change] : []));
}

export type OwnWork = { ids: string[]; before: string; done: "written" | "removed" };

/** What its owner did in this row and can take back by itself; what was added is simply removed. */
export function ownWorkBeside({ segments, removed, gone }: Omit<Row, "key" | "kind">): OwnWork[] {
  if (removed) return [{ ids: [removed], before: segments[0]?.before ?? "", done: "removed" }];
  if (gone) return [];
  return segments.flatMap(({ id, before, now, own }) =>
    own === "written" || own === "removed"
      ? [{ ids: [id, ...now.map((line) => line.id)], before, done: own }]
      : [],
  );
}

/** Whether something stands beside this row: a change of it alone, a doubt, a question, or what its owner did. */
export function hasNote(row: Row): boolean {
  const asked = row.questions !== undefined && row.questions.length > 0;
  return row.doubt !== undefined || asked || changesBeside(row).length + ownWorkBeside(row).length > 0;
}
