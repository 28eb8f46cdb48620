import type { Translate } from "~/core/locale";
import type { Reason } from "~/core/resume";
import { escapeMarkdown } from "./markdown";
import type { AcceptedEdit, Advice, Report } from "./report";

type Explained = Pick<Report, "edits" | "rejected" | "advice">;

function escapedValues(values: Advice["values"]): Advice["values"] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? escapeMarkdown(value) : value,
    ]),
  );
}

/** Why a line was changed, in one sentence of the reader's language; an outside analyst's own words as they are. */
export function sayReason(t: Translate, reason: Reason): string {
  return reason.text ? reason.text : t(`reasons:rules.${reason.rule}`, reason.values);
}

/** What only the owner can add, as a question in the reader's language. */
export function sayAdvice(t: Translate, advice: Advice): string {
  return t(`reasons:advice.${advice.rule}`, advice.values);
}

function safeReason(t: Translate, reason: Reason): string {
  if (reason.text) return escapeMarkdown(reason.text);
  return sayReason(t, { ...reason, values: escapedValues(reason.values ?? {}) });
}

function inOneLine(text: string): string {
  return text.split("\n").map(escapeMarkdown).join(" / ");
}

function changeBlock(t: Translate, { edit, before, after }: AcceptedEdit, number: number): string {
  const why = edit.reasons
    .map((reason) => safeReason(t, reason))
    .reduce((one, two) => t("reasons:joined", { one, two }));
  if (edit.kind === "reorder") {
    return `${number}. ${t("reasons:order", { order: inOneLine(after) })}\n   - ${t("reasons:why", { why })}`;
  }
  const lines = [
    t("reasons:before", { text: inOneLine(before) }),
    after === "" ? t("reasons:removed") : t("reasons:after", { text: inOneLine(after) }),
    t("reasons:why", { why }),
  ];
  return `${number}. ${lines[0]}\n${lines
    .slice(1)
    .map((line) => `   - ${line}`)
    .join("\n")}`;
}

/**
 * The reasons as Markdown in the reader's language: each change with what stood before, what stands now and why; then
 * what only the owner can add; then how many proposals were dropped because they would have changed a fact.
 */
export function writeModificationReasons(t: Translate, { edits, rejected, advice }: Explained): string {
  const blocks = [`## ${t("reasons:headings.changes")}`];
  if (edits.length === 0) blocks.push(t("reasons:noChanges"));
  blocks.push(edits.map((edit, index) => changeBlock(t, edit, index + 1)).join("\n"));
  if (advice.length > 0) {
    const asked = advice.map((one) => `- ${sayAdvice(t, { ...one, values: escapedValues(one.values) })}`);
    blocks.push(`## ${t("reasons:headings.advice")}`, t("reasons:adviceIntro"), asked.join("\n"));
  }
  const dropped = Object.values(rejected).reduce((sum, count) => sum + count, 0);
  if (dropped > 0) {
    blocks.push(`## ${t("reasons:headings.dropped")}`, t("reasons:dropped", { count: dropped }));
  }
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
