import { z } from "zod";
import { sectionKinds } from "~/core/resume";

export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim());

export const texts = z
  .array(text)
  .nullish()
  .transform((values) => (values ?? []).filter((value) => value !== ""));

const item = z.object({
  name: text,
  position: text,
  organization: text,
  entity: text,
  institution: text,
  studyType: text,
  area: text,
  score: text,
  title: text,
  awarder: text,
  issuer: text,
  publisher: text,
  location: text,
  startDate: text,
  endDate: text,
  date: text,
  releaseDate: text,
  dates: text,
  url: text,
  summary: text,
  description: text,
  highlights: texts,
  courses: texts,
  keywords: texts,
  roles: texts,
  level: text,
  language: text,
  fluency: text,
  reference: text,
});

const items = z
  .array(item)
  .nullish()
  .transform((values) => values ?? []);

export type JsonItem = z.output<typeof item>;

const location = z.object({ address: text, postalCode: text, city: text, region: text, countryCode: text });

const profile = z.object({ network: text, username: text, url: text });

const basics = z.object({
  name: text,
  label: text,
  email: text,
  phone: text,
  url: text,
  summary: text,
  location: location.nullish(),
  profiles: z.array(profile).nullish(),
  other: texts,
});

/** JSON Resume 1.0.0 with any part left out; what it does not know is left aside, what is of the wrong type refused. */
export const jsonResume = z.object({
  basics: basics.nullish(),
  work: items,
  volunteer: items,
  education: items,
  projects: items,
  awards: items,
  certificates: items,
  publications: items,
  skills: items,
  languages: items,
  interests: items,
  references: items,
  meta: z.unknown().optional(),
});

export type JsonResume = z.output<typeof jsonResume>;

/** What our own export keeps in `meta`; that of anybody else is none. */
export const jsonMeta = z.object({
  language: z.enum(["en", "zh"]).optional(),
  headline: z
    .object({
      label: z
        .string()
        .regex(/^.{1,60}$/u)
        .optional(),
      quoted: z.boolean().optional(),
    })
    .optional()
    .catch(undefined),
  sections: z.array(
    z.object({
      kind: z.enum(sectionKinds),
      heading: text,
      count: z.int().nonnegative().default(0),
      summary: z.boolean().default(false),
      bullets: z.boolean().default(false),
      lines: texts,
      entries: items,
    }),
  ),
});

export type JsonMeta = z.output<typeof jsonMeta>;
