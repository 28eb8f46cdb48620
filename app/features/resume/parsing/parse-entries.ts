import type { DateLine, Entry, Line } from "~/core/resume";
import { parseDateRange } from "../lexicon/dates";
import { roleOf } from "../lexicon/roles";
import { employersBehindSlashes, placesBehindSlashes, placesInBrackets } from "./bracket-places";
import { doubtOf } from "./entry-doubt";
import { type Group, groupsOf } from "./entry-groups";
import {
  joinLabels,
  labelColumns,
  labelRows,
  tabLightDates,
  tabYears,
  withoutLentLabels,
} from "./entry-lines";
import type { Header, Order } from "./header-fields";
import type { HeaderKind } from "./header-segments";
import { joinBrokenPeriods, joinPeriods, joinWrappedHeads, liftHeads, withoutCounters } from "./joined-lines";
import { splitListed } from "./listed-entries";
import type { Item } from "./paragraphs";
import { datesOfLine, orderOf, parseHeader } from "./parse-header";

/** A heading of nothing but dates takes its names from the first short bullet below. */
function borrowHead(group: Group): Group {
  const named = group.head.some((item) => parseDateRange(item.text) === null);
  const [first, ...rest] = group.content;
  if (named || !first || first.lines.length > 1 || first.text.length > 90 || /[.。;；]$/.test(first.text))
    return group;
  const names = roleOf(first.text) !== "unknown" || first.first.bold || /,|，|\t| [-–—|] /.test(first.text);
  return names ? { ...group, head: [...group.head, first], content: rest } : group;
}

const mostHeadLines = 6;

function shorten({ head, content, post }: Group): Group {
  return { post, head: head.slice(0, mostHeadLines), content: [...head.slice(mostHeadLines), ...content] };
}

function lineOr(id: string, text: string | null): Line | null {
  return text ? { id, text: withoutLentLabels(text) } : null;
}

function entryOf(id: string, header: Header, content: Item[], doubt: Entry["doubt"]): Entry {
  const { dates } = header;
  const dateLine: DateLine | null = dates ? { id: `${id}.dates`, ...dates } : null;
  const lines = [
    ...header.details.map((text) => ({ text, bullet: false })),
    ...content.map(({ text, bullet, hangs }) => ({ text, bullet: bullet || hangs })),
  ];
  return {
    id,
    organisation: lineOr(`${id}.org`, header.organisation),
    title: lineOr(`${id}.title`, header.title),
    place: lineOr(`${id}.place`, header.place),
    dates: dateLine,
    lines: lines.map(({ text, bullet }, index) => ({
      id: `${id}.l${index + 1}`,
      text: withoutLentLabels(text).replace(/\t/g, " "),
      bullet,
    })),
    doubt,
  };
}

/** The order that most heads of a section keep whose words tell it; null where none does. */
function learntOrder(groups: Group[], kind: HeaderKind): Order | null {
  const orders = groups.map((group) =>
    orderOf(
      group.head.map((item) => item.first),
      kind,
    ),
  );
  const titles = orders.filter((order) => order === "titleFirst").length;
  const organisations = orders.filter((order) => order === "organisationFirst").length;
  if (titles === organisations) return titles > 0 ? "organisationFirst" : null;
  return titles > organisations ? "titleFirst" : "organisationFirst";
}

/** `before` precedes the first entry. In a `mixed` section an entry with neither post nor employer is a project. */
export function parseEntries(
  section: string,
  page: Item[],
  kind: HeaderKind,
  mixed: boolean,
): { before: Item[]; entries: Entry[] } {
  const items = withoutCounters(page);
  const { before, groups } = groupsOf(
    joinLabels(
      joinWrappedHeads(
        joinPeriods(
          joinBrokenPeriods(
            liftHeads(
              labelRows(
                labelColumns(tabLightDates(kind === "job" ? items : tabYears(splitListed(items, kind)))),
              ),
            ),
          ),
        ),
      ),
    ),
    kind,
  );
  const ready = groups.map(borrowHead).map(shorten);
  const learnt = learntOrder(ready, kind);
  const dated = ready.some(({ head }) => head.some((item) => datesOfLine(item.text) !== null));
  const heads = ready.map(({ head, content, post }) => {
    const lines = head.map((item) => ({ ...item.first, text: item.text }));
    const own = mixed && kind === "job" && orderOf(lines, kind) === null ? "project" : kind;
    const texts = lines.map((line) => withoutLentLabels(line.text).replace(/\t/g, " "));
    return { header: parseHeader(lines, own, learnt, post), texts, own, content, post };
  });
  const headers = heads.map(({ header }) => header);
  if (kind === "job") {
    employersBehindSlashes(headers);
    placesInBrackets(
      headers,
      heads.map(({ texts }) => texts.join(" ")),
    );
  }
  if (kind === "job" || kind === "education") placesBehindSlashes(headers);
  const entries = heads.map(({ header, texts, own, content, post }, index) => {
    const doubt = doubtOf(header, texts, { kind: own, learnt, dated, post });
    return entryOf(`${section}.e${index + 1}`, header, content, doubt);
  });
  return { before, entries };
}
