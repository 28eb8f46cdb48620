import type { LayoutFacts } from "../reading/extracted";
import { limits } from "./rubric";
import type { Grade, Subject } from "./subject";
import { owingDates } from "./subject";

/** JSON Resume and Markdown have no page, so that nothing of it can be judged. */
const hasPage = ({ format }: LayoutFacts) => format !== "json" && format !== "markdown";

export const machineChecks = {
  entries(subject: Subject): Grade {
    const entries = owingDates(subject).flat();
    const whole = entries.filter((entry) => (entry.organisation || entry.title) && entry.dates);
    const lacking = entries.filter((entry) => !whole.includes(entry));
    return {
      ratio: entries.length === 0 ? 0 : whole.length / entries.length,
      values: { count: whole.length, all: entries.length },
      evidence: lacking.slice(0, 8).map((entry) => {
        const line = entry.title ?? entry.organisation ?? entry.lines[0] ?? null;
        return { line: line?.id ?? null, text: line?.text ?? "" };
      }),
    };
  },

  glyphs({ layout }: Subject): Grade {
    const share = layout.brokenGlyphShare * 100;
    const { passed, failed } = limits.glyphs;
    return {
      ratio: share <= passed ? 1 : share > failed ? 0 : 0.5,
      values: { share: Math.round(share * 10) / 10 },
    };
  },

  columns({ layout }: Subject): Grade {
    if (!hasPage(layout)) return { ratio: null };
    return {
      ratio: layout.columns <= 1 ? 1 : layout.columns === 2 ? 0.5 : 0,
      values: { count: layout.columns },
    };
  },

  hiddenText({ layout }: Subject): Grade {
    if (!hasPage(layout)) return { ratio: null };
    const count = layout.hidden.reduce((sum, part) => sum + part.characters, 0);
    const { passed, failed } = limits.hidden;
    return {
      ratio: count <= passed ? 1 : count <= failed ? 0.5 : 0,
      values: { count },
      evidence: layout.hidden.slice(0, 8).map((part) => ({ line: null, text: part.sample })),
    };
  },

  images({ layout }: Subject): Grade {
    if (!hasPage(layout)) return { ratio: null };
    const pages = layout.pages ?? 1;
    const ratio = layout.imagePages === 0 ? 1 : layout.imagePages < pages ? 0.5 : 0;
    return { ratio, values: { count: layout.imagePages } };
  },

  tables({ layout }: Subject): Grade {
    if (!hasPage(layout)) return { ratio: null };
    return {
      ratio: layout.tables === 0 ? 1 : layout.tables === 1 ? 0.5 : 0,
      values: { count: layout.tables },
    };
  },

  contactInBody({ layout, resume: { contact } }: Subject): Grade {
    if (!contact.email && !contact.phone) return { ratio: 0 };
    if (!hasPage(layout)) return { ratio: null };
    return { ratio: layout.contactInHeader ? 0 : 1 };
  },
};
