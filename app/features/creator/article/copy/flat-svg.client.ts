const XLINK = "http://www.w3.org/1999/xlink";
const ownAddress = /^url\(["']?#([^"')]+)["']?\)$/;

/** WeChat drops ids from drawings: reused shapes are written out, gradients become their first colour, styles become attributes. */
export function flattenDrawings(article: HTMLElement): void {
  for (const drawing of article.querySelectorAll<SVGSVGElement>("svg")) {
    writeOutUses(drawing);
    for (const shape of drawing.querySelectorAll<SVGElement>("*")) {
      if (shape.namespaceURI !== drawing.namespaceURI) continue;
      stylesToAttributes(shape);
      resolvePaint(shape, drawing);
    }
    for (const unused of drawing.querySelectorAll("defs, marker, clipPath, mask, filter")) unused.remove();
    sizesToStyle(drawing);
  }
}

function writeOutUses(drawing: SVGSVGElement) {
  for (const use of drawing.querySelectorAll("use")) {
    const name = (use.getAttribute("href") ?? use.getAttributeNS(XLINK, "href") ?? "").slice(1);
    const shape = name && drawing.querySelector(`[id="${CSS.escape(name)}"]`);
    if (!shape || shape.contains(use)) {
      use.remove();
      continue;
    }
    const group = document.createElementNS(drawing.namespaceURI, "g");
    const place = `translate(${use.getAttribute("x") ?? 0} ${use.getAttribute("y") ?? 0})`;
    group.setAttribute("transform", `${use.getAttribute("transform") ?? ""} ${place}`.trim());
    for (const name of ["fill", "stroke", "style"]) {
      const value = use.getAttribute(name);
      if (value) group.setAttribute(name, value);
    }
    group.appendChild(shape.cloneNode(true));
    use.replaceWith(group);
  }
}

function stylesToAttributes(shape: SVGElement) {
  for (const property of [...shape.style])
    shape.setAttribute(property, shape.style.getPropertyValue(property));
  shape.removeAttribute("style");
}

function resolvePaint(shape: SVGElement, drawing: SVGSVGElement) {
  for (const name of ["fill", "stroke"]) {
    const id = ownAddress.exec(shape.getAttribute(name) ?? "")?.[1];
    if (!id) continue;
    const stop = drawing.querySelector(`[id="${CSS.escape(id)}"] stop`);
    const colour =
      stop instanceof SVGElement ? stop.style.stopColor || stop.getAttribute("stop-color") : null;
    shape.setAttribute(name, colour || "currentColor");
  }
  for (const name of ["clip-path", "mask", "filter", "marker-start", "marker-mid", "marker-end"]) {
    if (ownAddress.test(shape.getAttribute(name) ?? "")) shape.removeAttribute(name);
  }
}

function sizesToStyle(drawing: SVGSVGElement) {
  if (drawing.parentElement?.closest("svg")) return;
  for (const side of ["width", "height"] as const) {
    const size = drawing.getAttribute(side);
    if (!size) continue;
    if (!drawing.style[side]) drawing.style[side] = /^[\d.]+$/.test(size) ? `${size}px` : size;
    drawing.removeAttribute(side);
  }
  if (!drawing.style.maxWidth) drawing.style.maxWidth = "100%";
}
