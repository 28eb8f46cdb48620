import type { LayoutFacts } from "../reading/extracted";

/** Our export is one column of real text, contact details on top, nothing hidden; its length stays that of the text. */
export function exportedLayout(upload: LayoutFacts): LayoutFacts {
  return {
    ...upload,
    columns: 1,
    imagePages: 0,
    tables: 0,
    brokenGlyphShare: 0,
    hidden: [],
    contactInHeader: false,
  };
}
