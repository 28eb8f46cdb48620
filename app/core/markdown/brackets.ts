import { pairDelimiters } from "./emphasis";
import { escapeAddress, escapeAroundReferences, escapeHtml } from "./escape";
import { labelAt, labelKey, type Target, targetAt } from "./link";
import { type Bracket, literal, type Node, type Scan } from "./scan";

export function openBracket(scan: Scan, image: boolean): void {
  const note = image ? null : /^\[\^([^\s[\]]{1,200})\]/.exec(scan.text.slice(scan.at, scan.at + 204));
  if (note?.[1] && scan.around.isNote(labelKey(note[1]))) {
    scan.nodes.push({ html: "", plain: "", numbered: { kind: "definition", label: labelKey(note[1]) } });
    scan.at += note[0].length;
    return;
  }
  const before = scan.brackets.at(-1);
  if (before) before.nested = true;
  literal(scan, image ? "![" : "[");
  scan.brackets.push({
    node: scan.nodes.length - 1,
    start: scan.at,
    image,
    nested: false,
    delimiter: scan.delimiters.last,
  });
}

function targetOf(scan: Scan, opener: Bracket): (Target & { end: number }) | null {
  const after = scan.at + 1;
  const direct = targetAt(scan.text, after);
  if (direct) return direct;
  const reference = labelAt(scan.text, after);
  const own = reference === null || reference.label.trim() === "";
  if (own && (opener.nested || scan.at - opener.start > 999)) return null;
  const key = labelKey(own ? scan.text.slice(opener.start, scan.at) : reference.label);
  const target = key === "" ? null : scan.around.definition(key);
  return target && { ...target, end: reference?.end ?? after };
}

function plainOf(nodes: Node[]): string {
  return nodes.map(({ plain, run }) => (run ? run.mark.repeat(run.count) : plain)).join("");
}

function image(scan: Scan, opener: Bracket, target: Target): void {
  const alt = plainOf(scan.nodes.slice(opener.node + 1));
  const title = target.title ? ` title="${escapeAroundReferences(target.title)}"` : "";
  scan.nodes.length = opener.node;
  scan.nodes.push({ html: `<img src="${escapeAddress(target.href)}" alt="${alt}"${title}>`, plain: alt });
}

function link(scan: Scan, opener: Bracket, target: Target): void {
  const inside = scan.nodes.slice(opener.node + 1);
  for (const node of inside) if (node.bare) node.html = node.plain;
  const opening: Node = { html: "", plain: "" };
  const closing: Node = { html: "", plain: "" };
  if (scan.around.becomesNote(target.href)) {
    const text = plainOf(inside).trim();
    const same = text === escapeHtml(target.href);
    if (!same) closing.numbered = { kind: "link", href: target.href, text: target.title || text };
  } else {
    const title = target.title ? ` title="${escapeAroundReferences(target.title)}"` : "";
    opening.html = `<a href="${escapeAddress(target.href)}"${title}>`;
    closing.html = "</a>";
  }
  scan.nodes[opener.node] = opening;
  scan.nodes.push(closing);
}

export function closeBracket(scan: Scan): void {
  const opener = scan.brackets.pop();
  const target =
    opener && (opener.image || scan.brackets.length >= scan.closedBelow) ? targetOf(scan, opener) : null;
  scan.closedBelow = Math.min(scan.closedBelow, scan.brackets.length);
  if (!opener || !target) {
    literal(scan, "]");
    return;
  }
  pairDelimiters(scan.delimiters, opener.delimiter);
  if (opener.image) image(scan, opener, target);
  else {
    link(scan, opener, target);
    scan.closedBelow = scan.brackets.length;
  }
  scan.at = target.end;
}
