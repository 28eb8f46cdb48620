import type { NumberedSegment } from "~/ports/labeller";
import type { LabelledPage } from "./label-page";
import { headingLabelled, type Label, labels } from "./labels";

/** Whether a segment is none of a model's business: the top of a page, and whatever says how somebody is reached. */
function isPrivate({ labels, facts }: LabelledPage, at: number, top: number): boolean {
  return at < top || labels[at] === "C" || labels[at] === "H:contact" || facts[at]?.reach === true;
}

/** Where what somebody did begins: at the first heading that is not that of the ways to reach them, or the first entry. */
function topOf({ labels }: LabelledPage): number {
  const at = labels.findIndex((label) => {
    const heading = headingLabelled(label);
    return label.endsWith("+") || (heading !== null && heading !== "contact");
  });
  return at < 0 ? labels.length : at;
}

/** The segments of a page that a model may be shown, by their numbers on it. */
export function numberedSegments(page: LabelledPage): NumberedSegment[] {
  const top = topOf(page);
  return page.segments.flatMap(({ line, text }, id) =>
    isPrivate(page, id, top) ? [] : [{ id, line, text }],
  );
}

const range = /^«?(\d{1,5})»?(?: ?[-–] ?«?(\d{1,5})»?)? ?[:=]? ?(\S{1,14})$/u;

function labelOf(text: string): Label | undefined {
  return labels.find((label) => label === text);
}

/**
 * A page by the labels that a model gave its segments: "12 T+", "26-27 D". Numbers that it was not asked about and labels that there
 * are none of are passed over; what it left out keeps ours. Where both agree a label is sure, where they differ in doubt.
 */
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
    if (!label) continue;
    for (let at = Number(first); at <= Math.min(Number(last), own.length - 1); at += 1) {
      if (!open.delete(at)) continue;
      // A range opens one entry.
      const one = at > Number(first) ? (labelOf(label.replace("+", "")) ?? label) : label;
      sure[at] = own[at] === one;
      own[at] = one;
    }
  }
  return { ...page, labels: own, sure };
}
