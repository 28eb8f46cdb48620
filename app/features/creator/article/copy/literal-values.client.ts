const computable = /(?<![\w-])(calc|min|max|clamp|color-mix|color|oklch|oklab|lch|lab|hwb|light-dark|env)\(/;
const modernColour = /(?<![\w-])(color-mix|color|oklch|oklab|lch|lab|hwb|light-dark)\(/;

/**
 * Functions that WeChat does not know, as the values they have on the page in view. A share of the width stays
 * a calc(): its pixels would be those of this window.
 */
export function literalValues(text: string, origin: Element | undefined): string {
  if (!origin || !computable.test(text)) return text;
  const shown = getComputedStyle(origin);
  const holder = document.createElement("p");
  holder.style.cssText = text;
  for (const property of [...holder.style]) {
    const value = holder.style.getPropertyValue(property);
    if (!computable.test(value) || value.includes("%")) continue;
    const literal = shown.getPropertyValue(property);
    if (literal)
      holder.style.setProperty(property, modernColour.test(literal) ? plainColours(literal) : literal);
  }
  const plain = holder.style.cssText;
  return plain.includes("'") ? plain : plain.replaceAll('"', "'");
}

function plainColours(value: string): string {
  return value.replace(
    /(?:color-mix|color|oklch|oklab|lch|lab|hwb|light-dark)\((?:[^()]|\([^()]*\))*\)/g,
    rgb,
  );
}

function rgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${+(alpha / 255).toFixed(3)})`;
}
