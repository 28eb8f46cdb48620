import { useState } from "react";

const tones = {
  pictureFile: "caution",
  fileSeveral: "caution",
  fileKind: "caution",
  fileTooLarge: "caution",
  fileEmpty: "caution",
  fileEncoding: "caution",
  fileUnread: "bad",
  lookNotKept: "caution",
  blank: "bad",
  failed: "bad",
  selected: "neutral",
  noArticle: "bad",
  notDrawn: "bad",
  drawing: "neutral",
  copyAgain: "caution",
  notLoaded: "bad",
  notPrepared: "bad",
  tooComplex: "caution",
  tooComplexSaved: "caution",
  formulas: "caution",
} as const;

export type NoticeName = keyof typeof tones;
export type ShownNotice = { name: NoticeName; tone: (typeof tones)[NoticeName]; count: number };

/** The one message that stands above the text, until it is closed or another takes its place. */
export function useNotice() {
  const [notice, setNotice] = useState<ShownNotice | null>(null);
  return {
    notice,
    tell: (name: NoticeName | null, count = 0) => setNotice(name && { name, tone: tones[name], count }),
    close: () => setNotice(null),
  };
}
