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

/** What a run of delimiters may do: open or close emphasis or strikethrough. */
export type Flanking = { canOpen: boolean; canClose: boolean };

/**
 * The flanking rules of CommonMark 0.31.2 §6.2 with the CJK-friendly amendments (commonmark-spec issue 650): CJK punctuation
 * does not hinder a run, and beside other punctuation a CJK character does as well as a space. The run is
 * text[start, end).
 */
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
  if (text[start] !== "_") return { canOpen: left, canClose: right };
  return { canOpen: left && (!right || previousPunctuation), canClose: right && (!left || nextPunctuation) };
}
