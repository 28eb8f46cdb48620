import type { Translate } from "~/core/locale";
import { linesOfSection, type Reason } from "~/core/resume";
import { escapeMarkdown } from "../formats/markdown";
import type { AcceptedEdit, Advice, GateId, Report } from "../report";
import { replacementsOf } from "./edits";

type Explained = Pick<Report, "edits" | "rejected" | "advice" | "resume">;

function escapedValues(values: Advice["values"]): Advice["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? escapeMarkdown(value) : value,
    ]),
  );
}

export function formatReason(t: Translate, reason: Reason): string {
  return reason.text ? reason.text : t(`reasons:rules.${reason.rule}`, reason.values);
}

function formatAdvice(t: Translate, advice: Advice): string {
  return t(`reasons:advice.${advice.rule}`, advice.values);
}

function safeReason(t: Translate, reason: Reason): string {
  if (reason.text) return escapeMarkdown(reason.text);
  return formatReason(t, { ...reason, values: escapedValues(reason.values ?? {}) });
}

function inOneLine(text: string): string {
  return text.split("\n").map(escapeMarkdown).join(" / ");
}

const quotedWhole = 24;
const aroundChange = 5;

function piecesOf(text: string): string[] {
  return text.match(/\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];
}

function sharedStart(one: string[], other: string[]): number {
  const differs = one.findIndex((piece, index) => piece !== other[index]);
  return differs < 0 ? one.length : differs;
}

function aroundDifference(before: string, after: string): [string, string] {
  const [was, is] = [piecesOf(before), piecesOf(after)];
  const around = aroundChange * (/\p{Script=Han}/u.test(before) ? 3 : 2);
  const start = Math.max(0, sharedStart(was, is) - around);
  const shared = sharedStart(was.slice(start).toReversed(), is.slice(start).toReversed());
  const cut = (pieces: string[]) => {
    if (Math.max(was.length, is.length) <= 2 * quotedWhole) return pieces.join("");
    const end = Math.min(pieces.length, Math.max(start, pieces.length - shared) + around);
    const middle = pieces.slice(start, end).join("").trim();
    return `${start > 0 ? "… " : ""}${middle}${end < pieces.length ? " …" : ""}`;
  };
  return [cut(was), cut(is)];
}

function differences(before: string, after: string): [string, string] {
  const sentences = (text: string) => text.split(/(?<=[.!?;] |[。；！？])/u);
  const [was, is] = [sentences(before), sentences(after)];
  if (after.includes("\n") || was.length !== is.length) return aroundDifference(before, after);
  const pairs = was.flatMap((sentence, index) => {
    const other = is[index] ?? "";
    return sentence === other ? [] : [aroundDifference(sentence.trim(), other.trim())];
  });
  if (pairs.length === 1 && was.length <= 2) return aroundDifference(before, after);
  const join = (texts: string[]) => texts.join(" … ").replace(/…(?: …)+/g, "…");
  return [join(pairs.map(([one]) => one)), join(pairs.map(([, other]) => other))];
}

const quotedLines = 3;

function groupBlock(t: Translate, before: string, after: string): string {
  const [was, is] = [before.split("\n"), after.split("\n")];
  const changes = was.slice(0, quotedLines).map((text, index) => {
    const [one, other] = aroundDifference(text, is[index] ?? "");
    return t("reasons:change", { before: escapeMarkdown(one), after: escapeMarkdown(other) });
  });
  const more = was.length - changes.length;
  return [...changes, ...(more > 0 ? [t("reasons:more", { count: more })] : [])].join(" · ");
}

function changeBlock(t: Translate, { edit, before, after }: AcceptedEdit, number: number): string {
  const why = edit.reasons
    .map((reason) => safeReason(t, reason))
    .reduce((one, two) => t("reasons:joined", { one, two }));
  const indent = " ".repeat(`${number}. `.length);
  if (edit.kind === "group") return `${number}. ${groupBlock(t, before, after)}\n${indent}- ${why}`;
  const [was, is] = edit.kind === "reorder" ? [before, after] : differences(before, after);
  const what =
    edit.kind === "reorder"
      ? t("reasons:order", { order: inOneLine(after) })
      : is === ""
        ? t("reasons:removed", { before: inOneLine(was) })
        : t("reasons:change", { before: inOneLine(was), after: inOneLine(is) });
  return `${number}. ${what}\n${indent}- ${why}`;
}

function placeOf({ edit }: AcceptedEdit, { sections }: Report["resume"]): string | null {
  const section = sections.find((one) =>
    edit.kind === "reorder"
      ? one.id === edit.parent
      : linesOfSection(one).some(({ id }) => id === replacementsOf(edit)[0]?.line),
  );
  return section?.heading?.text ?? null;
}

/** Each under the number that it has among all, which its note beside the resume carries too. */
function changeBlocks(t: Translate, { edits, resume }: Explained, undone: ReadonlySet<string>): string[] {
  const groups: { place: string; blocks: string[] }[] = [];
  edits.forEach((edit, index) => {
    if (undone.has(edit.id)) return;
    const place = placeOf(edit, resume) ?? t("reasons:headings.whole");
    if (groups.at(-1)?.place !== place) groups.push({ place, blocks: [] });
    groups.at(-1)?.blocks.push(changeBlock(t, edit, index + 1));
  });
  return groups.flatMap(({ place, blocks }) => [`### ${escapeMarkdown(place)}`, blocks.join("\n")]);
}

/** Gates that speak of what a proposal says; the others stop what fits no line or stands already. */
const wordingGates: readonly GateId[] = [
  "newFact",
  "lostFact",
  "strongerClaim",
  "unverified",
  "tooLong",
  "tooShort",
];

/** Refused for what they say, without those that the owner took all the same. */
function droppedOf({ edits, rejected }: Explained, undone: ReadonlySet<string>): number {
  const refused = wordingGates.reduce((sum, gate) => sum + (rejected[gate] ?? 0), 0);
  const taken = edits.filter(
    ({ id, edit }) => !undone.has(id) && edit.reasons.some(({ rule }) => rule === "ownDecision"),
  );
  return Math.max(0, refused - taken.length);
}

/** Each change with before, after and why; then what only the owner can add; then how many proposals were refused. */
export function writeModificationReasons(
  t: Translate,
  explained: Explained,
  undone: ReadonlySet<string> = new Set(),
): string {
  const { edits, advice } = explained;
  const blocks = [`## ${t("reasons:headings.changes")}`];
  if (edits.every(({ id }) => undone.has(id))) blocks.push(t("reasons:noChanges"));
  blocks.push(...changeBlocks(t, explained, undone));
  if (advice.length > 0) {
    const asked = advice.map((one) => `- ${formatAdvice(t, { ...one, values: escapedValues(one.values) })}`);
    blocks.push(`## ${t("reasons:headings.advice")}`, t("reasons:adviceIntro"), asked.join("\n"));
  }
  const dropped = droppedOf(explained, undone);
  if (dropped > 0) {
    blocks.push(`## ${t("reasons:headings.dropped")}`, t("reasons:dropped", { count: dropped }));
  }
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
