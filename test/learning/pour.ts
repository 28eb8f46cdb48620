import Mustache from "mustache";
import { type Body, type BodyEntry, type Pools, renamed, type Words } from "./body";
import { dateWay } from "./date-way";
import { randomOf } from "./random";
import type { TrueEntry, Truth } from "./samples";

const separators = {
  en: [", ", " | ", " – ", " · ", " / ", " — ", "  ", " • "],
  zh: [" | ", "  ", " · ", "／", "，", " - ", "   "],
};
const fonts = [
  "Liberation Sans",
  "Liberation Serif",
  "DejaVu Sans",
  "DejaVu Serif",
  "Noto Sans CJK SC",
  "Noto Serif CJK SC",
];

const kinds = [
  "experience",
  "education",
  "projects",
  "skills",
  "languages",
  "certificates",
  "awards",
  "publications",
  "activities",
  "interests",
  "summary",
  "objective",
  "references",
] as const;
type Kind = (typeof kinds)[number];
const entryKinds = new Set<Kind>([
  "experience",
  "education",
  "projects",
  "activities",
  "certificates",
  "awards",
]);
const sideKinds = new Set<Kind>(["skills", "languages", "interests", "certificates", "awards", "references"]);

export type Poured = { text: string; truth: Truth };

/** Lays a body out by a template, with dates, headings, order and measures drawn by the seed; and says what then stands on the page. */
export function pour(
  own: Body,
  template: string,
  isMarkdown: boolean,
  words: Words,
  pools: Pools,
  seed: number,
): Poured {
  const random = randomOf(seed);
  for (let round = 0; round < 5; round += 1) random();
  const pick = <Value>(all: readonly Value[]): Value =>
    all[Math.floor(random() * all.length)] ?? (all[0] as Value);
  const chance = (share: number) => random() < share;
  const body = renamed(own, pools, random);
  const { lang } = body;
  // The usual words more often than the odd ones.
  const word = (list: readonly string[] = [""]) => list[Math.floor(random() ** 1.6 * list.length)] ?? "";
  const way = dateWay(lang, random);
  const entryOf = (one: BodyEntry, index: number, all: BodyEntry[]) => {
    const [from, to] = [way.point(one.from), way.point(one.to)];
    const dates = from && (to || one.to) && from !== to ? from + way.dashBefore(to) + to : to || from;
    return {
      // Mustache takes what an entry lacks from what stands around it.
      organisation: "",
      place: "",
      department: "",
      note: "",
      degree: "",
      major: "",
      role: "",
      ...one,
      dates,
      from,
      to,
      years: [one.from, one.to]
        .map((date) => (date === "present" ? way.present : date?.slice(0, 4)))
        .filter((year) => year)
        .join(way.dash),
      lines: one.lines ?? [],
      first: index === 0,
      last: index === all.length - 1,
      more: index > 0 && all[index - 1]?.organisation === one.organisation,
    };
  };
  const upper = chance(0.12) && lang === "en";
  const made = new Map<
    Kind,
    Record<string, unknown> & { heading: string; kind: Kind; entries: ReturnType<typeof entryOf>[] }
  >();
  for (const kind of kinds) {
    const section = contentOf(kind);
    if (!section) continue;
    const heading = word(words.headings[kind]);
    made.set(kind, {
      ...section,
      kind,
      heading: upper ? heading.toUpperCase() : heading,
      [`is${kind.charAt(0).toUpperCase()}${kind.slice(1)}`]: true,
      hasEntries: section.entries.length > 0,
      hasLines: section.lines.length > 0,
      hasGroups: section.groups.length > 0,
    });
  }
  const order = orderOf();
  const present = order.flatMap((kind) => made.get(kind) ?? []);
  const label = Object.fromEntries(Object.entries(words.labels).map(([name, list]) => [name, word(list)]));
  const { name, headline, email, phone, place, links = [], facts = [] } = body.contact;
  const reaches = [
    { label: label.phone, value: phone },
    { label: label.email, value: email },
    { label: label.place, value: place },
    ...links.map((value) => ({ label: label.link, value })),
  ].filter(({ value }) => value);
  const size = pick([9.5, 10, 10, 10.5, 11, 12]);
  const head = size + pick([0.5, 1, 2, 3, 4]);
  const accent = pick(["1f3a5f", "7a1f2b", "2b6652", "333333", "000000", "5b3f8c"]);
  const font = pick(fonts);
  const employers = [
    ...Map.groupBy(made.get("experience")?.entries ?? [], ({ organisation }) => organisation ?? ""),
  ].map(([organisation, posts]) => ({
    organisation,
    place: posts[0]?.place ?? "",
    span: `${posts.at(-1)?.from}${way.dash}${posts[0]?.to}`,
    posts,
  }));
  const view = {
    css: `:root{--font:"${font}";--size:${size}pt;--lead:${pick([1.15, 1.25, 1.35, 1.5])};--gap:${pick([3, 5, 8, 11])}pt;--head:${head}pt;--accent:#${accent};--indent:${pick([0, 10, 16, 24])}pt;--pad:${pick([28, 36, 48, 56])}pt}`,
    size2: Math.round(size * 2),
    head2: Math.round(head * 2),
    font,
    accentHex: accent,
    a: chance(0.5),
    b: chance(0.5),
    c: chance(0.5),
    d: chance(0.5),
    sep: pick(separators[lang]),
    zh: lang === "zh",
    en: lang === "en",
    name,
    headline,
    email,
    phone,
    place,
    links,
    facts: chance(0.7) ? facts : [],
    reaches,
    words: label,
    page: 1,
    sections: present,
    main: present.filter(({ kind }) => !sideKinds.has(kind)),
    side: present.filter(({ kind }) => sideKinds.has(kind)),
    ...Object.fromEntries(made),
    experience: made.has("experience") ? { ...made.get("experience"), employers } : undefined,
    employers,
  };
  const unescaped = isMarkdown ? (text: string) => text : undefined;
  const text = Mustache.render(template, view, {}, unescaped ? { escape: unescaped } : {});
  return { text, truth: truthOf() };

  function contentOf(kind: Kind) {
    const empty = {
      entries: [] as ReturnType<typeof entryOf>[],
      lines: [] as string[],
      groups: [] as object[],
    };
    if (kind === "objective") return body.objective ? { ...empty, lines: [body.objective] } : null;
    if (kind === "skills") {
      const groups = (body.skills ?? []).map(({ name = "", items }) => ({
        name,
        items,
        text: items.join(lang === "zh" ? "、" : ", "),
      }));
      return groups.length > 0
        ? {
            ...empty,
            groups,
            lines: groups.map((one) =>
              one.name ? `${one.name}${lang === "zh" ? "：" : ": "}${one.text}` : one.text,
            ),
          }
        : null;
    }
    if (kind === "languages") {
      const items = (body.languages ?? []).map(({ name, level }) =>
        level ? `${name}${lang === "zh" ? `（${level}）` : ` (${level})`}` : name,
      );
      return items.length > 0
        ? {
            ...empty,
            lines: items,
            groups: [{ name: "", items, text: items.join(lang === "zh" ? "、" : ", ") }],
          }
        : null;
    }
    if (kind === "certificates" || kind === "awards") {
      const all = body[kind] ?? [];
      if (all.length === 0) return null;
      const entries = all.map((one, index) =>
        entryOf({ title: one.title, organisation: one.organisation, from: one.date }, index, []),
      );
      const dated = all.every(({ date }) => date) && chance(0.6);
      return {
        ...empty,
        entries: dated ? entries : [],
        lines: entries.map((one) =>
          [one.title, one.organisation, one.dates].filter((value) => value).join(lang === "zh" ? "，" : ", "),
        ),
      };
    }
    if (kind === "summary" || kind === "publications" || kind === "interests" || kind === "references") {
      const lines = body[kind] ?? [];
      return lines.length > 0 ? { ...empty, lines } : null;
    }
    const all = body[kind] ?? [];
    return all.length > 0 ? { ...empty, entries: all.map(entryOf) } : null;
  }

  function orderOf(): Kind[] {
    const rest = kinds.filter((kind) => kind !== "summary" && kind !== "objective" && kind !== "references");
    const first = chance(0.6) ? rest : [...rest].sort(() => random() - 0.5);
    if (chance(0.4)) first.sort((a, b) => Number(b === "education") - Number(a === "education"));
    const opening: Kind[] = chance(0.5) ? ["summary", "objective"] : ["objective", "summary"];
    return chance(0.85) ? [...opening, ...first, "references"] : [...first, ...opening, "references"];
  }

  function truthOf(): Truth {
    const entries = (kind: Kind): TrueEntry[] =>
      (entryKinds.has(kind) ? (made.get(kind)?.entries ?? []) : []).map((one) => ({
        title:
          kind === "education"
            ? [
                one.title,
                `${one.major ?? ""}${one.degree ?? ""}`,
                `${one.degree ?? ""}${one.major ?? ""}`,
                one.degree ?? "",
                one.major ?? "",
              ].filter((text) => text)
            : [one.title],
        // Who a project was for is none of its fields.
        organisation: kind === "projects" ? undefined : one.organisation || undefined,
        place: one.place || undefined,
        dates: [
          one.dates,
          `${one.from}${one.to}`,
          `${one.from}至${one.to}`,
          `${one.from}to${one.to}`,
          one.years,
        ].filter((text) => text),
        lines: [...(one.note ? [one.note] : []), ...one.lines],
      }));
    const personal = [label.profile, label.contact].filter((one) => one && text.includes(one));
    const headings = [
      ...personal.map((one = "") => ({ text: one, kind: "contact" as const })),
      ...present.map(({ heading, kind }) => ({
        text: heading,
        kind: kind === "references" ? ("other" as const) : kind,
      })),
    ];
    return {
      contact: [name, headline, email, phone, place, ...links].filter((value) => value !== undefined),
      headings,
      entries: {
        experience: entries("experience"),
        education: entries("education"),
        projects: entries("projects"),
        others: [...entries("activities"), ...entries("certificates"), ...entries("awards")],
      },
    };
  }
}
