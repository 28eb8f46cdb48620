import { withoutContactDetails } from "~/core/contact-details";
import type { Entry, Resume, Section, SectionKind } from "~/core/resume";
import type { LineToReword } from "~/ports/analyst";

/** Longer lines are better split than reworded. */
export const LONGEST_LINE = 800;
export const LONGEST_TITLE = 200;

export const holdsContact = (text: string) => withoutContactDetails(text) !== text;

/** Names and nothing that could be said in other words. */
const lists = new Set<SectionKind>(["skills", "languages"]);

/** A line as a model may be asked about it; null where it is no statement of the owner's, or says how to reach somebody. */
export function lineToReword({ language, sections }: Resume, id: string): LineToReword | null {
  for (const section of sections) {
    if (lists.has(section.kind)) continue;
    const places: (Section | Entry)[] = [section, ...section.entries];
    for (const place of places) {
      const text = place.lines.find((line) => line.id === id)?.text;
      if (!text || text.length > LONGEST_LINE || holdsContact(text)) continue;
      const title = "title" in place ? (place.title?.text.slice(0, LONGEST_TITLE) ?? null) : null;
      return { text, section: section.kind, title, language };
    }
  }
  return null;
}
