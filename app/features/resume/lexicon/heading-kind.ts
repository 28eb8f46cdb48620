import type { SectionKind } from "~/core/resume";

/** What a section heading announces; contact details are no section of the model but may stand under one. */
export type HeadingKind = SectionKind | "contact";
