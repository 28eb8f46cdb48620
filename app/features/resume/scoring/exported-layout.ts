import type { LayoutFacts } from "../reading/extracted";

/**
 * How the optimised resume stands on paper: whatever the upload looked like, ours is one column of real text with its
 * contact details at the top, nothing hidden, no picture and no table (`components/pdf`). Its length stays that of the text.
 */
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
