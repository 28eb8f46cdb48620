import type { Autolink } from "./autolink";
import type { Delimiter, Delimiters } from "./emphasis";
import { escapeHtml } from "./escape";
import type { Target } from "./link";
import type { Equations, Mention } from "./notes";

export type Surroundings = {
  breaks: boolean;
  marks: boolean;
  math: ((tex: string, display: boolean, written: string) => string | Equations) | null;
  definition(key: string): Target | null;
  isNote(label: string): boolean;
  becomesNote(href: string): boolean;
};

export type Node = {
  html: string;
  plain: string;
  run?: Delimiter;
  bare?: Autolink;
  numbered?: Mention | Equations;
};

export type Bracket = {
  node: number;
  start: number;
  image: boolean;
  nested: boolean;
  delimiter: Delimiter | null;
};

export type Scan = {
  text: string;
  at: number;
  around: Surroundings;
  nodes: Node[];
  delimiters: Delimiters;
  brackets: Bracket[];
  /** Brackets below this one stand before a link and can begin none, links do not nest. */
  closedBelow: number;
  /** Where runs of backticks stand, by their length, the next one last; null until asked for. */
  fences: Map<number, number[]> | null;
  absent: Set<string>;
  /** Does a highlight stand open? Its end is then no part of a bare address before it. */
  highlighting: boolean;
};

function push(scan: Scan, text: string): void {
  const html = escapeHtml(text);
  scan.nodes.push({ html, plain: html });
}

export function literal(scan: Scan, text: string): void {
  push(scan, text);
  scan.at += text.length;
}
