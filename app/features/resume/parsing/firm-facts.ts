import { bracketedFact, classify, type HeaderKind, type Segment } from "./header-segments";

const factAtEnd = new RegExp(`\\s{0,3}(${bracketedFact})$`);

/** "海天医院 (1000-5000人) [6年2个月]": what job boards put in brackets behind an employer is no part of its name. */
export function splitOffFacts(segment: Segment, kind: HeaderKind): Segment[] {
  const found = factAtEnd.exec(segment.text);
  if (!found || found.index < 2) return [segment];
  const said: Segment = { ...segment, text: found[1] ?? "", before: " ", role: "unknown" };
  const text = segment.text.slice(0, found.index);
  return [...splitOffFacts({ ...segment, text, role: classify(text, kind) }, kind), said];
}
