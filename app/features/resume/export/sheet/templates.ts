import type { ResumeLanguage } from "~/core/resume";
import type { ContactItem } from "./blocks";
import type { ContactStyle, Design, Fit, PaperId, TemplateId } from "./design";
import type { Face } from "./sheet";

type Family = Face["family"];

/** What a template is on the page. Distances and sizes are factors of the size of the text; distances shrink with the spacing. */
export type Template = {
  family: Family;
  /** Of name and headings, where it is another. */
  titleFamily?: Family;
  name: { size: number; bold: boolean; colour: "ink" | "accent" };
  head: "left" | "centre";
  headline: { size: number; colour: "accent" | "muted" };
  /** A line in the accent colour above or below the head: its thickness in points, and how much of the width it takes. */
  headRule?: { side: "above" | "below"; height: number; share: number };
  heading: {
    size: number;
    bold: boolean;
    /** `beside`: from the words to the edges; `bar`: a short one below; `band`: a tint of the accent behind them. */
    rule: "below" | "above" | "beside" | "bar" | "band";
    colour: "ink" | "accent";
    before: number;
    after: number;
  };
  /** The first name of an entry is bold; whether the second is in the accent colour. */
  brightSecond?: boolean;
  bullet: "ink" | "accent";
  leading: Record<ResumeLanguage, number>;
  gaps: { entry: number; line: number; contact: number; head: number };
  /** What is left free within the 10 mm margins, in points, where there is room for it. */
  inset: number;
  hangingPublications?: boolean;
  hasPhoto?: boolean;
  bar?: boolean;
  educationFirst?: boolean;
  accents: readonly [string, string, string, string, string];
  usual: { size: Record<ResumeLanguage, number>; fit: Fit; contact?: ContactStyle };
};

export const templates: Record<TemplateId, Template> = {
  classic: {
    family: "serif",
    name: { size: 2.3, bold: true, colour: "ink" },
    head: "centre",
    headline: { size: 1.12, colour: "muted" },
    heading: { size: 1.2, bold: true, rule: "below", colour: "accent", before: 1.05, after: 0.35 },
    bullet: "ink",
    leading: { en: 1.36, zh: 1.55 },
    gaps: { entry: 0.72, line: 0.16, contact: 0.3, head: 0.3 },
    inset: 26,
    accents: ["#1f2937", "#1e3a5f", "#0f5c4c", "#7a1f2b", "#5b3a1e"],
    usual: { size: { en: 10.5, zh: 10.5 }, fit: "asUploaded" },
  },
  chinese: {
    family: "sans",
    name: { size: 2.1, bold: true, colour: "ink" },
    head: "left",
    headline: { size: 1.12, colour: "accent" },
    heading: { size: 1.12, bold: true, rule: "band", colour: "accent", before: 0.9, after: 0.5 },
    bullet: "accent",
    leading: { en: 1.38, zh: 1.55 },
    gaps: { entry: 0.65, line: 0.14, contact: 0.14, head: 0.25 },
    inset: 20,
    hasPhoto: true,
    accents: ["#1f4e8c", "#0f5c4c", "#8c1f28", "#374151", "#5a3d8a"],
    usual: { size: { en: 10.5, zh: 10.5 }, fit: "asUploaded" },
  },
  modern: {
    family: "sans",
    name: { size: 2.7, bold: true, colour: "ink" },
    head: "left",
    headline: { size: 1.3, colour: "accent" },
    headRule: { side: "above", height: 5, share: 1 },
    heading: { size: 1.25, bold: true, rule: "bar", colour: "ink", before: 1.15, after: 0.5 },
    brightSecond: true,
    bullet: "accent",
    leading: { en: 1.42, zh: 1.58 },
    gaps: { entry: 0.7, line: 0.18, contact: 0.3, head: 0.35 },
    inset: 24,
    accents: ["#0f766e", "#1d4ed8", "#b4410e", "#7e2a8c", "#334155"],
    usual: { size: { en: 10.5, zh: 10.5 }, fit: "asUploaded" },
  },
  compact: {
    family: "sans",
    name: { size: 1.9, bold: true, colour: "accent" },
    head: "left",
    headline: { size: 1.08, colour: "muted" },
    headRule: { side: "below", height: 1.2, share: 1 },
    heading: { size: 1.08, bold: true, rule: "beside", colour: "accent", before: 0.7, after: 0.2 },
    bullet: "ink",
    leading: { en: 1.28, zh: 1.44 },
    gaps: { entry: 0.45, line: 0.08, contact: 0.15, head: 0 },
    inset: 8,
    accents: ["#1e3a5f", "#14532d", "#7f1d1d", "#3f3f46", "#5b21b6"],
    usual: { size: { en: 10, zh: 10 }, fit: "onePage" },
  },
  academic: {
    family: "serif",
    name: { size: 2, bold: false, colour: "ink" },
    head: "left",
    headline: { size: 1.1, colour: "muted" },
    heading: { size: 1.12, bold: true, rule: "above", colour: "ink", before: 1.1, after: 0.35 },
    bullet: "ink",
    leading: { en: 1.36, zh: 1.55 },
    gaps: { entry: 0.6, line: 0.2, contact: 0.25, head: 0.3 },
    inset: 28,
    hangingPublications: true,
    accents: ["#7a1f2b", "#1e3a5f", "#14532d", "#1f2937", "#6b4a12"],
    usual: { size: { en: 10.5, zh: 10.5 }, fit: "asUploaded" },
  },
  executive: {
    family: "serif",
    name: { size: 3, bold: false, colour: "ink" },
    head: "left",
    headline: { size: 1.25, colour: "accent" },
    headRule: { side: "below", height: 2, share: 0.14 },
    heading: { size: 1.4, bold: false, rule: "below", colour: "accent", before: 1.25, after: 0.5 },
    bullet: "accent",
    leading: { en: 1.42, zh: 1.6 },
    gaps: { entry: 0.8, line: 0.22, contact: 0.4, head: 0.15 },
    inset: 36,
    accents: ["#8a5a14", "#1e3a5f", "#0f5c4c", "#6b1f3a", "#27272a"],
    usual: { size: { en: 10.5, zh: 10.5 }, fit: "asUploaded" },
  },
  sidebar: {
    family: "sans",
    name: { size: 2.6, bold: true, colour: "ink" },
    head: "left",
    headline: { size: 1.2, colour: "accent" },
    heading: { size: 1.14, bold: true, rule: "below", colour: "accent", before: 1.15, after: 0.4 },
    bullet: "accent",
    leading: { en: 1.38, zh: 1.55 },
    gaps: { entry: 0.7, line: 0.18, contact: 0.25, head: 0.4 },
    inset: 12,
    hasPhoto: true,
    bar: true,
    accents: ["#1d4e79", "#0f766e", "#7a3b69", "#3f3f46", "#9a3412"],
    usual: { size: { en: 10, zh: 10 }, fit: "asUploaded", contact: "icons" },
  },
  graduate: {
    family: "sans",
    titleFamily: "serif",
    name: { size: 2.5, bold: true, colour: "ink" },
    head: "centre",
    headline: { size: 1.1, colour: "muted" },
    headRule: { side: "below", height: 0.8, share: 1 },
    heading: { size: 1.2, bold: true, rule: "beside", colour: "accent", before: 1, after: 0.3 },
    brightSecond: true,
    bullet: "ink",
    leading: { en: 1.36, zh: 1.52 },
    gaps: { entry: 0.6, line: 0.16, contact: 0.25, head: 0.15 },
    inset: 22,
    educationFirst: true,
    accents: ["#14532d", "#1e3a5f", "#7a1f2b", "#5b21b6", "#374151"],
    usual: { size: { en: 10.5, zh: 10.5 }, fit: "onePage" },
  },
};

/** A template as it comes; `kept` are the choices that hold for every template. */
export function designOf(
  template: TemplateId,
  language: ResumeLanguage,
  kept: Pick<Design, "paper" | "photo" | "contact"> = { paper: "a4", photo: null },
): Design {
  const { accents, usual } = templates[template];
  return {
    template,
    accent: accents[0],
    size: usual.size[language],
    spacing: 1,
    paper: kept.paper,
    fit: usual.fit,
    photo: kept.photo,
    ...(kept.contact && { contact: kept.contact }),
  };
}

/** The first free template of the language, on the paper of the upload. */
export function defaultDesign(language: ResumeLanguage, paper: PaperId = "a4"): Design {
  return designOf(language === "zh" ? "chinese" : "classic", language, { paper, photo: null });
}

const labels: Record<ResumeLanguage, Partial<Record<ContactItem["field"], string>>> = {
  en: { email: "Email: ", phone: "Phone: ", place: "Location: " },
  zh: { email: "邮箱：", phone: "电话：", place: "所在地：" },
};

export function contactStyleOf({ contact, template }: Design): ContactStyle {
  return contact ?? templates[template].usual.contact ?? "plain";
}

/** What stands before a contact detail that is shown with a label: nothing where it says itself what it is. */
export function contactLabel({ field }: ContactItem, language: ResumeLanguage): string {
  return labels[language][field] ?? "";
}
