/** Where each wanted line of a text area begins, in pixels from its top; measured on a copy of its text out of sight. */
export function measureLines(area: HTMLTextAreaElement, lines: number[]): number[] {
  const style = getComputedStyle(area);
  const mirror = document.createElement("div");
  mirror.setAttribute("aria-hidden", "true");
  for (const property of [
    "font",
    "letterSpacing",
    "tabSize",
    "lineHeight",
    "textAutospace",
    "textSpacingTrim",
    "lineBreak",
  ]) {
    const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    mirror.style.setProperty(name, style.getPropertyValue(name));
  }
  const inner =
    area.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  mirror.style.cssText += `;position:fixed;top:0;left:-99999px;visibility:hidden;contain:strict;height:1px;overflow:hidden;white-space:pre-wrap;overflow-wrap:break-word;width:${inner}px`;
  const wanted = [...new Set(lines)].sort((one, other) => one - other);
  const marks = new Map<number, HTMLElement>();
  const source = area.value.split("\n");
  for (const [index, line] of wanted.entries()) {
    const block = document.createElement("div");
    block.textContent = `${source.slice(line, wanted[index + 1]).join("\n")}\n`;
    marks.set(line, block);
    mirror.appendChild(block);
  }
  document.body.appendChild(mirror);
  const top = mirror.getBoundingClientRect().top - Number.parseFloat(style.paddingTop);
  const tops = lines.map((line) => (marks.get(line)?.getBoundingClientRect().top ?? 0) - top);
  mirror.remove();
  return tops;
}
