import {
  isCjk,
  isFullwidthQuote,
  isIdeographicSelector,
  isPunctuation,
  isVariationSelector,
  isWhitespace,
  pointAt,
  pointBefore,
} from "./cjk";

type Flanking = { canOpen: boolean; canClose: boolean };

function isWordSign(point: number): boolean {
  return point >= 0 && !isWhitespace(point) && !isPunctuation(point);
}

/** CommonMark 0.31.2 §6.2 with the CJK-friendly amendments (commonmark-spec issue 650), for the run text[start, end). Two equals
 * signs between letters of other scripts compare them: "a==b" is no highlight. */
export function flankingOf(text: string, start: number, end: number): Flanking {
  const next = pointAt(text, end);
  const selector = pointBefore(text, start);
  const selected = isVariationSelector(selector);
  const previous = selected ? pointBefore(text, start - 1) : selector;
  const fullwidth = selected && isFullwidthQuote(previous, selector);

  const nextCjk = isCjk(next);
  const nextPunctuation = isPunctuation(next);
  const nextForeign = nextPunctuation && !nextCjk;
  const previousCjk = fullwidth || isCjk(previous);
  const previousPunctuation = isPunctuation(previous);
  const previousForeign = previousPunctuation && !previousCjk;
  const previousSpace = !selected && isWhitespace(previous);

  const left =
    !isWhitespace(next) &&
    (!nextForeign || previousSpace || previousForeign || previousCjk || isIdeographicSelector(selector));
  const right = !previousSpace && (!previousForeign || isWhitespace(next) || nextForeign || nextCjk);
  if (text[start] === "=") {
    const between = isWordSign(previous) && isWordSign(next) && !previousCjk && !nextCjk;
    return { canOpen: left && !between, canClose: right && !between };
  }
  if (text[start] !== "_") return { canOpen: left, canClose: right };
  return { canOpen: left && (!right || previousPunctuation), canClose: right && (!left || nextPunctuation) };
}
