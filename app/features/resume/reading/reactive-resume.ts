import { z } from "zod";
import type { SectionKind } from "~/core/resume";
import { isListKey, keyOfKind } from "../formats/json-resume-shape";
import { type JsonResume, jsonResume, text, texts } from "./json-shape";

const link = z
  .object({ href: text, url: text })
  .nullish()
  .transform((value) => value?.href || value?.url || "");

const shown = { visible: z.boolean().nullish(), hidden: z.boolean().nullish() };

const role = z.object({ position: text, period: text, description: text });

/** An item of any section, in the names of version 4 and of version 5. */
const item = z.object({
  ...shown,
  ...{ name: text, title: text, position: text, company: text, organization: text, institution: text },
  ...{ school: text, studyType: text, degree: text, area: text, score: text, grade: text, location: text },
  ...{ date: text, period: text, awarder: text, issuer: text, publisher: text, phone: text },
  ...{ summary: text, description: text, proficiency: text, language: text, fluency: text },
  ...{ network: text, username: text, keywords: texts, url: link, website: link },
  roles: z.array(role).nullish(),
});

type Item = z.output<typeof item>;

const section = z.object({
  ...shown,
  ...{ id: text, type: text, name: text, title: text, content: text },
  items: z.array(item).nullish(),
});

type Section = z.output<typeof section>;

const customField = z.object({ name: text, value: text, text });

const optional = section.nullish();

/** More than anybody has; each is worked on by itself. */
const MOST_SECTIONS = 200;

const reactiveResume = z.object({
  basics: z.object({
    ...{ name: text, headline: text, email: text, phone: text, location: text, url: link, website: link },
    customFields: z.array(customField).nullish(),
  }),
  summary: optional,
  sections: z.object({
    ...{ profiles: optional, summary: optional, experience: optional, education: optional },
    ...{ projects: optional, skills: optional, volunteer: optional, certifications: optional },
    ...{ awards: optional, publications: optional, languages: optional, interests: optional },
    ...{ references: optional, custom: z.record(z.string(), section).nullish() },
  }),
  customSections: z.array(section).max(MOST_SECTIONS).nullish(),
  metadata: z.object({ layout: z.unknown() }).nullish().catch(null),
});

const kinds: Partial<Record<string, SectionKind>> = {
  summary: "summary",
  experience: "experience",
  education: "education",
  projects: "projects",
  skills: "skills",
  volunteer: "activities",
  certifications: "certificates",
  awards: "awards",
  publications: "publications",
  languages: "languages",
  interests: "interests",
};

const isShown = ({ visible, hidden }: Pick<Item, "visible" | "hidden">) =>
  visible !== false && hidden !== true;

function namesIn(layout: unknown): string[] {
  if (typeof layout === "string") return [layout];
  const parts = Array.isArray(layout)
    ? layout
    : typeof layout === "object" && layout
      ? Object.values(layout)
      : [];
  return parts.flatMap(namesIn);
}

/** An item in the words of JSON Resume; a post for each role that somebody had at one employer. */
function itemsOf(one: Item, kind: SectionKind): Record<string, unknown>[] {
  const { position, name, title, area, keywords, summary, description, roles, location } = one;
  const organisation = one.company || one.organization || one.institution || one.school;
  const dates = one.date || one.period;
  const shared = { location, url: one.url || one.website, score: one.score || one.grade };
  if (kind === "skills") return [{ name, level: description || one.proficiency, keywords }];
  if (kind === "languages") return [{ language: one.language || name, fluency: one.fluency || description }];
  if (kind === "interests") return [{ name, keywords }];
  if (kind === "experience" && roles?.length)
    return roles.map((each, index) => ({
      ...(index === 0 && { ...shared, description }),
      position: each.position,
      name: organisation,
      dates: each.period,
      summary: each.description,
    }));
  const own = { ...shared, dates, description, summary, keywords };
  if (kind === "experience") return [{ ...own, position, name: organisation }];
  if (kind === "activities") return [{ ...own, position, organization: organisation }];
  if (kind === "education")
    return [{ ...own, studyType: one.studyType || one.degree, area, institution: organisation }];
  const { awarder, issuer, publisher } = one;
  if (kind in keyOfKind)
    return [{ ...own, name: name || title, title: title || name, awarder, issuer, publisher }];
  const said = [position, one.phone].filter((part) => part !== "").join(", ");
  return [{ ...own, position: name || title || said, name: organisation, score: name || title ? said : "" }];
}

type Placed = { id: string; type: string; one: Section };

function sectionsOf({
  summary,
  sections,
  customSections,
  metadata,
}: z.output<typeof reactiveResume>): Placed[] {
  const { custom, profiles: _, ...named } = sections;
  const all: Placed[] = [
    ...Object.entries({ ...named, ...(summary && { summary }) }).flatMap(([id, one]) =>
      one ? { id, type: id, one } : [],
    ),
    ...Object.entries(custom ?? {}).map(([id, one]) => ({ id: `custom.${id}`, type: "custom", one })),
    ...(customSections ?? []).map((one) => ({ id: one.id, type: one.type, one })),
  ];
  const order = new Map(namesIn(metadata?.layout).map((name, at) => [name, at]));
  const place = ({ id }: Placed) => order.get(id) ?? order.size;
  return all.filter(({ one }) => isShown(one)).sort((one, other) => place(one) - place(other));
}

/** A resume saved by Reactive Resume as JSON Resume holds it, without what its owner hid; null where it is no such file. */
export function fromReactiveResume(value: unknown): JsonResume | null {
  const read = reactiveResume.safeParse(value);
  if (!read.success) return null;
  const { basics, sections } = read.data;
  const { name, headline, email, phone, location, url, website, customFields } = basics;
  const lists: Record<string, unknown[]> = {};
  let summary = "";
  const meta = sectionsOf(read.data).map(({ type, one }) => {
    const kind = (Object.hasOwn(kinds, type) && kinds[type]) || "other";
    const heading = one.title || one.name;
    if (kind === "summary") {
      summary = one.content;
      return { kind, heading, summary: true };
    }
    const items = (one.items ?? []).filter(isShown).flatMap((each) => itemsOf(each, kind));
    const key = keyOfKind[kind];
    if (!key) return { kind, heading, entries: items, lines: [one.content] };
    const list = lists[key] ?? [];
    lists[key] = list;
    for (const item of items) list.push(item);
    return { kind, heading, count: items.length, bullets: isListKey(key) };
  });
  const profiles = (sections.profiles && isShown(sections.profiles) ? sections.profiles.items : null) ?? [];
  const resume = jsonResume.safeParse({
    basics: {
      ...{ name, label: headline, email, phone, url: url || website, summary, location: { city: location } },
      profiles: profiles.filter(isShown).map(({ network, username, ...one }) => {
        const address = one.url || one.website;
        return { network, url: address, username: address ? "" : username };
      }),
      other: (customFields ?? []).map((one) =>
        [one.name, one.value || one.text].filter((part) => part !== "").join(": "),
      ),
    },
    ...lists,
    meta: { sections: meta.filter((one) => !isEmpty(one)) },
  });
  return resume.success ? resume.data : null;
}

function isEmpty({
  summary,
  count,
  entries,
}: {
  summary?: boolean;
  count?: number;
  entries?: unknown[];
}): boolean {
  return !summary && !count && !entries?.length;
}
