/** What the page of writing with a model does, by the names that an operator's links have too. */
export const writingPresets = [
  "deepQa",
  "generalWriting",
  "interactiveWriting",
  "chineseToEnglish",
  "englishToChinese",
  "fluxDrawing",
] as const;

export type WritingPreset = (typeof writingPresets)[number];
