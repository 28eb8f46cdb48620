export type Size = { width: number; height: number; scale: number };

const SVG = "http://www.w3.org/2000/svg";

/** Draws an element with the page's own rules in an SVG, without a copy of every computed style; its pictures must be data URLs.
 * Tried before modern-screenshot because the first picture takes 116–297 ms instead of 380–737 ms (test/bench/pictures.mjs, two busy cores). */
export async function drawWithRules(element: HTMLElement, size: Size): Promise<HTMLCanvasElement> {
  const width = Math.floor(size.width * size.scale);
  const height = Math.floor(size.height * size.scale);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asSvg(element, size))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Without a viewBox: WebKit draws elements that are layers of their own unscaled within one, which is scaled on drawing here. */
function asSvg(element: HTMLElement, size: Size): string {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(size.width));
  svg.setAttribute("height", String(size.height));
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", String(size.width));
  frame.setAttribute("height", String(size.height));
  const style = document.createElement("style");
  style.textContent = [...document.styleSheets].map(rulesOf).join("\n");
  frame.appendChild(style);
  frame.appendChild(element.cloneNode(true));
  svg.appendChild(frame);
  // Characters that XML has no place for would end the drawing; a card shows nothing of them.
  return new XMLSerializer().serializeToString(svg).replace(notInXml, "");
}

const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Style sheets of other origins cannot be read, and hold nothing of a card. */
function rulesOf(sheet: CSSStyleSheet): string {
  const isOwn = !sheet.href || new URL(sheet.href).origin === location.origin;
  return isOwn ? [...sheet.cssRules].map(({ cssText }) => cssText).join("\n") : "";
}
