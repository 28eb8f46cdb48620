import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeadingKind } from "~/features/resume/lexicon/heading-kind";
import { extract } from "~/features/resume/reading/extract.server";
import type { ExtractedDocument } from "~/features/resume/reading/extracted";

/** One post, study or project; title and dates in the wordings that its page may print, the likeliest first. */
export type TrueEntry = {
  title: string[];
  organisation?: string;
  place?: string;
  dates?: string[];
  lines?: string[];
};

/** What stands on a page, value by value, as it is printed there. */
export type Truth = {
  /** The name, what somebody is, and every way to reach them. */
  contact: string[];
  entries: Record<"experience" | "education" | "projects" | "others", TrueEntry[]>;
  headings: { text: string; kind: HeadingKind }[];
};

/** A truth as it is saved beside its file. */
export type SavedTruth = {
  contact: {
    full_name?: string;
    email?: string;
    phone?: string;
    location?: string;
    headline?: string;
    links?: string[];
  };
  experience: { title: string; company: string; dates: string; place?: string; lines?: string[] }[];
  education?: { degree: string; institution: string; dates?: string; place?: string; lines?: string[] }[];
  projects?: { title: string; dates: string; place?: string; lines?: string[] }[];
  skills?: string[];
  sections?: string[];
  headings?: Truth["headings"];
  /** What stands as entries under other headings: awards, certificates, posts of honour. */
  others?: { title?: string; organisation?: string; place?: string; dates?: string; lines?: string[] }[];
};

export type Sample = {
  set: string;
  name: string;
  maker: string;
  document: ExtractedDocument;
  saved: SavedTruth;
};

const cMaps = new URL("../../node_modules/pdfjs-dist/cmaps/", import.meta.url);
export const cMap = async (name: string) => new Uint8Array(readFileSync(new URL(name, cMaps)));

/** Prints a page as a browser does. */
export type Print = (html: string) => Promise<Uint8Array>;

/** Every file of a folder that has a truth beside it, as the product reads it; what it refuses is told and left out. */
export async function readSamples(folder: string, set: string, print?: Print): Promise<Sample[]> {
  const names = readdirSync(folder);
  const samples: Sample[] = [];
  for (const file of names.filter((name) => name.endsWith(".truth.json")).sort()) {
    const name = file.slice(0, -".truth.json".length);
    const format = ["pdf", "docx", "md", "html"].find((one) => names.includes(`${name}.${one}`));
    if (!format) continue;
    const content = readFileSync(join(folder, `${name}.${format}`));
    const bytes = format === "html" ? await print?.(content.toString("utf8")) : new Uint8Array(content);
    if (!bytes) throw new Error(`${set}/${name}: nobody prints it`);
    const read = await extract(bytes, { cMap });
    if (!read.ok) {
      console.error(`${set}/${name}: ${read.reason}`);
      continue;
    }
    const saved: SavedTruth = JSON.parse(readFileSync(join(folder, file), "utf8"));
    samples.push({ set, name, maker: makerOf(set, name), document: read.document, saved });
  }
  return samples;
}

/** Files of one maker share the letter that their names begin with. */
function makerOf(set: string, name: string): string {
  return /^[a-z]\d\d_/.test(name) ? `${set}-${name.charAt(0)}` : set;
}

export function truthOf({ saved }: Sample): Truth {
  return {
    contact: Object.values(saved.contact).flat(),
    headings: saved.headings ?? [],
    entries: {
      experience: saved.experience.map(({ company, title, dates, ...role }) => ({
        ...role,
        organisation: company,
        title: [title],
        dates: [dates],
      })),
      education: (saved.education ?? []).map(({ degree, institution, dates, ...rest }) => ({
        ...rest,
        title: [degree],
        organisation: institution,
        dates: [dates ?? ""],
      })),
      projects: (saved.projects ?? []).map((project) => ({
        ...project,
        title: [project.title],
        dates: [project.dates],
      })),
      others: (saved.others ?? []).map(({ title = "", dates = "", ...rest }) => ({
        ...rest,
        title: [title],
        dates: [dates],
      })),
    },
  };
}
