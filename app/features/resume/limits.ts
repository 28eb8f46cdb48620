/** A resume is below 2 MB; an isolate has 128 MB for all that it works on at once. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

export const MAX_PAGES = 30;

/** The most characters of text, hidden text included, that a file may hold. */
export const MAX_CHARACTERS = 100_000;

/** The most lines of a resume in any format: each is looked at by every rule. 30 pages of 66 lines; the longest of 609 resumes has 120. */
export const MAX_LINES = 2000;

/** The longest line that a rule sees; a longer one goes on in the next. A page of text holds 5,000. */
export const MAX_LINE_CHARACTERS = 2000;

export const JOB_DESCRIPTION_MAX = 12_000;

/** The most entries of a DOCX package: a resume has about 20, and 20,000 empty ones fit in 1.8 MB. */
export const MAX_ZIP_ENTRIES = 200;

/** The largest sum of the sizes that a DOCX package declares, in bytes. */
export const MAX_ZIP_BYTES = 20 * 1024 * 1024;

/** The most XML of a DOCX package that is read, all parts together, in bytes. */
export const MAX_XML_BYTES = 8 * 1024 * 1024;

/** The highest declared ratio of an entry's size to its packed size, applied from 1 MB on. */
export const MAX_ZIP_RATIO = 200;

/** The deepest nesting of XML elements that is read; tables within tables take 5 levels each. */
export const MAX_XML_DEPTH = 128;

export const EXTRACT_TIMEOUT_MS = 20_000;

/** What the file picker offers; the content decides (`sniff.ts`). */
export const ACCEPTED_EXTENSIONS = [".pdf", ".doc", ".docx", ".json", ".md"] as const;

export const HEAD_BYTES = 4096;
