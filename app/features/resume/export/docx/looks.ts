import type { TemplateId } from "../sheet/design";

/** What a template is in Word. Sizes and distances are factors of the size of the text. */
export type Look = {
  family: "serif" | "sans";
  head: "left" | "center";
  name: number;
  /** Whether the name has the accent colour too. */
  bright: boolean;
  heading: { size: number; rule: "below" | "above" | "none"; before: number };
  /** The height of a line, 1 being that of the font. */
  line: number;
};

export const looks: Record<TemplateId, Look> = {
  classic: {
    family: "serif",
    head: "center",
    name: 2.2,
    bright: false,
    heading: { size: 1.2, rule: "below", before: 1 },
    line: 1.15,
  },
  chinese: {
    family: "sans",
    head: "left",
    name: 2.2,
    bright: false,
    heading: { size: 1.2, rule: "below", before: 0.9 },
    line: 1.2,
  },
  modern: {
    family: "sans",
    head: "left",
    name: 2.6,
    bright: true,
    heading: { size: 1.25, rule: "none", before: 1.2 },
    line: 1.2,
  },
  compact: {
    family: "sans",
    head: "left",
    name: 1.8,
    bright: false,
    heading: { size: 1.1, rule: "below", before: 0.6 },
    line: 1.05,
  },
  academic: {
    family: "serif",
    head: "left",
    name: 2,
    bright: false,
    heading: { size: 1.2, rule: "above", before: 1 },
    line: 1.15,
  },
  executive: {
    family: "serif",
    head: "center",
    name: 2.6,
    bright: true,
    heading: { size: 1.3, rule: "below", before: 1.3 },
    line: 1.25,
  },
};
