import type { Contact, Line } from "~/core/resume";
import type { NumberedSegment } from "~/ports/labeller";
import { labelsIn } from "../lexicon/contact-labels";
import { emailsIn, linksIn, phonesIn } from "../lexicon/contact-patterns";
import type { HeadingKind } from "../lexicon/heading-kind";
import { mayBeName } from "../lexicon/names";
import { isAddress } from "../lexicon/places";
import type { LabelledPage } from "./label-page";
import { fieldLabelled, headingLabelled, type Label, labels, opensEntry } from "./labels";

/** Of a page that holds more the rest is left to us. */
const mostSegments = 600;

/** Where what somebody did begins: at the first heading that is not that of the ways to reach them, or the first entry. */
function topOf({ labels }: LabelledPage): number {
  const at = labels.findIndex((label) => {
    const heading = headingLabelled(label);
    return opensEntry(label) || (heading !== null && heading !== "contact");
  });
  return at < 0 ? labels.length : at;
}

function isPersonal(text: string, { name, place }: Contact): boolean {
  const said = text.toLowerCase();
  const holds = (line: Line | null) => line !== null && said.includes(line.text.toLowerCase());
  return (
    [emailsIn, phonesIn, linksIn].some((found) => found(text).length > 0) ||
    labelsIn(text).length > 0 ||
    isAddress(text) ||
    holds(name) ||
    (name === null && mayBeName(text)) ||
    (holds(place) && text.length < 2 * (place?.text.length ?? 0))
  );
}

/** The segments of a page that a model may be shown, by number: none that say who somebody is or how to reach them, nor below a heading of contact details or of no usual kind, where referees stand. */
export function numberedSegments(page: LabelledPage, contact: Contact): NumberedSegment[] {
  const { labels, facts, segments, lines } = page;
  const isPrivate = lines.map(({ text }) => isPersonal(text, contact));
  for (const [id, { line }] of segments.entries())
    if (labels[id] === "C" || facts[id]?.reach) isPrivate[line] = true;
  const top = topOf(page);
  let kind: HeadingKind | null = null;
  const shown: NumberedSegment[] = [];
  for (const [id, { line, text }] of segments.entries()) {
    kind = headingLabelled(labels[id] ?? "X") ?? kind;
    const isHidden = isPrivate[line] || kind === "contact" || kind === "other";
    if (id >= top && !isHidden) shown.push({ id, line, text });
  }
  return shown.slice(0, mostSegments);
}

export function isInDoubt({ labels, sure }: LabelledPage, id: number): boolean {
  const label = labels[id] ?? "X";
  return !sure[id] && (fieldLabelled(label) !== null || headingLabelled(label) !== null);
}

const range = /^«?(\d{1,5})»?(?: ?[-–] ?«?(\d{1,5})»?)? ?[:=]? ?(\S{1,14})$/u;

function labelOf(text: string): Label | undefined {
  return labels.find((label) => label === text);
}

/** A page by the labels that a model gave its segments: "12 T+", "26-27 D". Where both agree a label is sure, where they differ in doubt. Passed over are numbers not asked about, unknown labels, and those that would take words away: contact details, and labels of fields that no list knows. */
export function withAskedLabels(
  page: LabelledPage,
  asked: readonly NumberedSegment[],
  given: readonly string[],
): LabelledPage {
  const open = new Set(asked.map(({ id }) => id));
  const own = [...page.labels];
  const sure = [...page.sure];
  for (const text of given) {
    const [, first = "", last = first, name = ""] = range.exec(text.trim()) ?? [];
    const label = labelOf(name);
    if (!label || label === "C" || label === "H:contact") continue;
    let next: Label = label;
    for (const id of [...open].filter((one) => one >= Number(first) && one <= Number(last))) {
      open.delete(id);
      if (next === "L" && page.facts[id]?.label == null) continue;
      sure[id] = own[id] === next;
      own[id] = next;
      // A range opens one entry.
      next = labelOf(label.replace("+", "")) ?? label;
    }
  }
  return { ...page, labels: own, sure };
}
