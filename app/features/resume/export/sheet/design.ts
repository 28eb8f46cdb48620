export const templateIds = [
  "classic",
  "chinese",
  "modern",
  "compact",
  "academic",
  "executive",
  "sidebar",
  "graduate",
] as const;

export type TemplateId = (typeof templateIds)[number];

const freeTemplates: readonly TemplateId[] = ["classic", "chinese"];

export function isLocked(template: TemplateId, allTemplates: boolean): boolean {
  return !allTemplates && !freeTemplates.includes(template);
}

export const papers = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;

/** The "one inch" photo of Chinese forms, 25 × 35 mm, in points. */
export const photoSlot = { width: 70.9, height: 99.2 };

export type PaperId = keyof typeof papers;

/** How many pages it may take: as many as it needs, one, or no more than the upload had. */
export type Fit = "free" | "onePage" | "asUploaded";

export const contactStyles = ["plain", "labels", "icons"] as const;

export type ContactStyle = (typeof contactStyles)[number];

/** `size` of the text in points, `spacing` a factor of all distances, `accent` a hex colour, `photo` a data URL. */
export type Design = {
  template: TemplateId;
  accent: string;
  size: number;
  spacing: number;
  paper: PaperId;
  fit: Fit;
  photo: string | null;
  /** Where it is not chosen, as it comes with the template. */
  contact?: ContactStyle;
};

/** What a sheet can be set in; wider than what is offered. A damaged size would be tried step by step without end. */
const sizes = { from: 6, to: 24 };
const spacings = { from: 0.25, to: 4 };

function isWithin(value: unknown, { from, to }: { from: number; to: number }): boolean {
  return typeof value === "number" && value >= from && value <= to;
}

export function isDesign(value: unknown): value is Design {
  if (typeof value !== "object" || value === null) return false;
  const { template, accent, size, spacing, paper, fit, photo, contact }: Partial<Record<string, unknown>> = {
    ...value,
  };
  return (
    templateIds.some((id) => id === template) &&
    typeof accent === "string" &&
    /^#[\da-f]{6}$/i.test(accent) &&
    isWithin(size, sizes) &&
    isWithin(spacing, spacings) &&
    (paper === "a4" || paper === "letter") &&
    (fit === "free" || fit === "onePage" || fit === "asUploaded") &&
    (contact === undefined || contactStyles.some((id) => id === contact)) &&
    (photo === null ||
      (typeof photo === "string" && /^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/.test(photo)))
  );
}
