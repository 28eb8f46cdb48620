import { useState } from "react";

const tones = {
  pictureFile: "caution",
  fileKind: "caution",
  fileTooLarge: "caution",
  fileEmpty: "caution",
  fileEncoding: "caution",
  fileUnread: "bad",
  zipDamaged: "bad",
  zipLocked: "caution",
  zipPacking: "caution",
  zipTooMuch: "caution",
  zipNoText: "caution",
  filesOpening: "neutral",
  filesOpened: "neutral",
  filesKnown: "neutral",
  filesPartly: "caution",
  filesNone: "caution",
  filesStopped: "bad",
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
/** What a message names: how many, and files by their names. */
type Told = { count?: number; names?: readonly string[] };
export type ShownNotice = { name: NoticeName; tone: (typeof tones)[NoticeName] } & Required<Told>;
export type TellNotice = (name: NoticeName | null, told?: Told) => void;

/** The one message that stands above the text, until it is closed or another takes its place. */
export function useNotice() {
  const [notice, setNotice] = useState<ShownNotice | null>(null);
  const tell: TellNotice = (name, { count = 0, names = [] } = {}) =>
    setNotice(name && { name, tone: tones[name], count, names });
  return { notice, tell, close: () => setNotice(null) };
}
