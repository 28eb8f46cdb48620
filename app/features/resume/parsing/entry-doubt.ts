import type { Doubt, EntryField } from "~/core/resume";
import { findDates } from "../lexicon/dates";
import { ownMaster } from "../lexicon/employers";
import { isPlace } from "../lexicon/places";
import { atHome } from "../lexicon/sentences";
import type { Header, Order } from "./header-fields";
import { classify, type HeaderKind, isRemark, isTeam } from "./header-segments";

/** What is longer than this is no name of a post, a school or an employer, but a sentence. */
const longestName = 90;
const usualHead = 4;

/** Signs that a text is not the field it was taken for: a sentence, an amount, a place or a fragment. */
function isOdd(text: string): boolean {
  const bare = text.trim();
  return (
    bare.length > longestName ||
    bare.length < 2 ||
    /%|[.。;；]$|^[\p{Ll}\p{P}]/u.test(
      bare.replace(/\b(?:Inc|Ltd|Co|Corp|LLC|S\.A|Jr|Sr|Ph\.D|[A-Z])\.$/i, ""),
    ) ||
    findDates(bare).some((dates) => dates.certain) ||
    isPlace(bare)
  );
}

function leftOvers(header: Header): string[] {
  return header.details.filter((text) => !isRemark(text) && !isTeam(text));
}

/** Fields of a job or a degree that nothing but their order told, or that say what another field should. */
function unsureNames(header: Header, kind: HeaderKind, learnt: boolean, post: boolean): EntryField[] {
  const { title, organisation } = header;
  const roles = { title: classify(title ?? "", kind), organisation: classify(organisation ?? "", kind) };
  const told = roles.title === "title" || roles.organisation === "organisation";
  const swapped = roles.title === "organisation" || roles.organisation === "title";
  const unsure = new Set<EntryField>();
  if (!title) unsure.add("title");
  if (!organisation && !post && !ownMaster.test(title ?? "") && !atHome.test(title ?? ""))
    unsure.add("organisation");
  if ((!told && !(learnt && title && organisation)) || (swapped && !(roles.title === "title")))
    for (const field of ["title", "organisation"] as const) unsure.add(field);
  if (title && isOdd(title)) unsure.add("title");
  if (
    organisation &&
    (isOdd(organisation) || (roles.organisation === "title" && !ownMaster.test(organisation)))
  )
    unsure.add("organisation");
  if (leftOvers(header).length > 1) unsure.add(roles.title === "title" ? "organisation" : "title");
  return [...unsure];
}

/**
 * What of a head was read with little certainty. `learnt` is the order of title and employer that the other heads of the
 * section keep, null where none of them tells; `dated` says whether the others have dates. Projects are named by their first
 * line, which is doubted only where it is no name; awards and publications have neither post nor employer to be unsure of.
 */
export function doubtOf(
  header: Header,
  lines: string[],
  { kind, learnt, dated, post }: { kind: HeaderKind; learnt: Order | null; dated: boolean; post: boolean },
): Doubt<EntryField> | null {
  if (kind === "award") return null;
  const fields = new Set<EntryField>();
  if (kind === "job" || kind === "education") {
    for (const field of unsureNames(header, kind, learnt !== null, post)) fields.add(field);
    const names = lines.filter((text) => !isRemark(text)).length;
    if (names > usualHead) fields.add("title").add("organisation");
  } else if (header.title === null || isOdd(header.title.replace(/^\p{Ll}/u, "A"))) fields.add("title");
  const others = header.details.some((text) => findDates(text).some((dates) => dates.certain));
  if (others || (dated && header.dates === null)) fields.add("dates");
  return fields.size > 0 ? { fields: [...fields], lines } : null;
}
