import type { DateLine, Entry, Line } from "~/core/resume";
import { parseDateRange } from "../lexicon/dates";
import { roleOf } from "../lexicon/roles";
import { type Group, groupsOf } from "./entry-groups";
import { joinLabels } from "./entry-lines";
import type { HeaderKind } from "./header-segments";
import type { Item } from "./paragraphs";
import { type Header, type Order, orderOf, parseHeader } from "./parse-header";

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
  return text ? { id, text } : null;
}

function entryOf(id: string, header: Header, content: Item[]): Entry {
  const { dates } = header;
  const dateLine: DateLine | null = dates ? { id: `${id}.dates`, ...dates } : null;
  const lines = [
    ...header.details.map((text) => ({ text, bullet: false })),
    ...content.map(({ text, bullet }) => ({ text, bullet })),
  ];
  return {
    id,
    organisation: lineOr(`${id}.org`, header.organisation),
    title: lineOr(`${id}.title`, header.title),
    place: lineOr(`${id}.place`, header.place),
    dates: dateLine,
    lines: lines.map(({ text, bullet }, index) => ({
      id: `${id}.l${index + 1}`,
      text: text.replace(/\t/g, " "),
      bullet,
    })),
    doubt: null,
  };
}

function usualOrder(groups: Group[], kind: HeaderKind): Order {
  const orders = groups.map((group) =>
    orderOf(
      group.head.map((item) => item.first),
      kind,
    ),
  );
  const titles = orders.filter((order) => order === "titleFirst").length;
  return titles > orders.filter((order) => order === "organisationFirst").length
    ? "titleFirst"
    : "organisationFirst";
}

/** `before` precedes the first entry. In a `mixed` section an entry with neither post nor employer is a project. */
export function parseEntries(
  section: string,
  items: Item[],
  kind: HeaderKind,
  mixed: boolean,
): { before: Item[]; entries: Entry[] } {
  const { before, groups } = groupsOf(joinLabels(items), kind);
  const ready = groups.map(borrowHead).map(shorten);
  const order = usualOrder(ready, kind);
  const entries = ready.map((group, index) => {
    const lines = group.head.map((item) => ({ ...item.first, text: item.text }));
    const own = mixed && kind === "job" && orderOf(lines, kind) === null ? "project" : kind;
    return entryOf(`${section}.e${index + 1}`, parseHeader(lines, own, order), group.content);
  });
  return { before, entries };
}
