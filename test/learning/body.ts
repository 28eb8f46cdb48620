import type { Random } from "./random";

/** A resume of nobody without any layout, as the files in `bodies` hold it. */
export type Body = {
  lang: "en" | "zh";
  contact: {
    name: string;
    headline?: string;
    email?: string;
    phone?: string;
    place?: string;
    links?: string[];
    facts?: { label: string; value: string }[];
  };
  objective?: string;
  summary?: string[];
  experience?: BodyEntry[];
  education?: BodyEntry[];
  projects?: BodyEntry[];
  activities?: BodyEntry[];
  skills?: { name: string; items: string[] }[];
  languages?: { name: string; level?: string }[];
  certificates?: { title: string; organisation?: string; date?: string }[];
  awards?: { title: string; organisation?: string; date?: string }[];
  publications?: string[];
  interests?: string[];
  references?: string[];
};

export type BodyEntry = {
  title: string;
  organisation?: string;
  place?: string;
  from?: string;
  to?: string;
  department?: string;
  note?: string;
  degree?: string;
  major?: string;
  role?: string;
  lines?: string[];
};

/** Heading and label words of a language, the usual ones first. */
export type Words = { headings: Record<string, string[]>; labels: Record<string, string[]> };

/** Names of their kinds, of all shapes, that entries get in place of their own. */
export type Pools = {
  titles: string[];
  employers: string[];
  schools: string[];
  degrees: string[];
  places: string[];
};

/** Half of the entries get other names; the same employer the same. */
export function renamed(body: Body, pools: Pools, random: Random): Body {
  const given = new Map<string, string>();
  const other = (name: string | undefined, pool: string[]) => {
    if (!name) return name;
    const known =
      given.get(name) ?? (random() < 0.5 ? name : (pool[Math.floor(random() * pool.length)] ?? name));
    given.set(name, known);
    return known;
  };
  const named = (entries: BodyEntry[] | undefined, titles: string[], organisations: string[]) =>
    entries?.map((one) => {
      const title = other(one.title, titles) ?? one.title;
      const parts = title === one.title ? {} : { degree: undefined, major: undefined };
      return {
        ...one,
        ...parts,
        title,
        organisation: other(one.organisation, organisations),
        place: other(one.place, pools.places),
      };
    });
  return {
    ...body,
    experience: named(body.experience, pools.titles, pools.employers),
    education: named(body.education, pools.degrees, pools.schools),
  };
}
