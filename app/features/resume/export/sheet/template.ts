import type { ResumeLanguage } from "~/core/resume";
import type { ContactStyle, Fit } from "./design";
import type { Face } from "./sheet";

type Family = Face["family"];

/** What a template is on the page. Distances and sizes are factors of the size of the text; distances shrink with the spacing. */
export type Template = {
  family: Family;
  name: { family: Family; size: number; bold: boolean; colour: "ink" | "accent" };
  head: "left" | "centre";
  headline: { size: number; colour: "accent" | "muted" };
  /** A line in the accent colour above or below the head: its thickness in points, and how much of the width it takes. */
  headRule: { side: "above" | "below"; height: number; share: number } | null;
  heading: {
    family: Family;
    size: number;
    bold: boolean;
    /** `beside`: from the words to the edges; `bar`: a short one below; `band`: a tint of the accent behind them. */
    rule: "below" | "above" | "beside" | "bar" | "band";
    colour: "ink" | "accent";
    before: number;
    after: number;
  };
  /** The first name of an entry is bold; whether the second is in the accent colour. */
  brightSecond: boolean;
  bullet: "ink" | "accent";
  leading: Record<ResumeLanguage, number>;
  gaps: { entry: number; line: number; contact: number; head: number };
  /** What is left free within the 10 mm margins, in points, where there is room for it. */
  inset: number;
  hangingPublications: boolean;
  hasPhoto: boolean;
  bar?: boolean;
  educationFirst?: boolean;
  accents: readonly [string, string, string, string, string];
  usual: { size: Record<ResumeLanguage, number>; spacing: number; fit: Fit; contact?: ContactStyle };
};
