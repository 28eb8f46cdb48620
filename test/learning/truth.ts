import type { HeadingKind } from "~/features/resume/lexicon/heading-kind";

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
