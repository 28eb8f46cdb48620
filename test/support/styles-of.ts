type NodeStyle = { text: string; values: Record<string, string> };

/**
 * What shows of every element of a section. Left out are the insides of formulas, which become drawings, and spans
 * that show as their parent does, which a paste removes. It uses nothing from outside, as journeys hand it to their pages.
 */
export function stylesOf(root: Element): NodeStyle[] {
  const inherited =
    "color font-size font-weight font-family font-style line-height letter-spacing text-align text-indent white-space list-style-type word-break overflow-wrap".split(
      " ",
    );
  const sides = ["top", "right", "bottom", "left"];
  const own = [
    ..."background-color background-image display vertical-align text-decoration-line overflow-x max-width min-width".split(
      " ",
    ),
    ..."border-top-left-radius border-bottom-right-radius border-collapse".split(" "),
    ...sides.flatMap((side) => [`margin-${side}`, `padding-${side}`]),
    ...sides.flatMap((side) => ["width", "style", "color"].map((part) => `border-${side}-${part}`)),
  ];
  const isPlain = (element: Element) => {
    const style = getComputedStyle(element);
    const parent = element.parentElement && getComputedStyle(element.parentElement);
    const isPainted =
      style.backgroundColor !== "rgba(0, 0, 0, 0)" ||
      style.display !== "inline" ||
      style.borderWidth !== "0px" ||
      style.padding !== "0px";
    return (
      parent !== null &&
      !isPainted &&
      inherited.every((name) => style[name as "color"] === parent[name as "color"])
    );
  };
  return [root, ...root.querySelectorAll("*")]
    .filter(
      (element) =>
        !element.closest(".formula, svg") && !element.querySelector(":scope > svg, :scope > .formula"),
    )
    .filter((element) => element.localName !== "span" || !isPlain(element))
    .map((element) => {
      const style = getComputedStyle(element);
      const values = Object.fromEntries(
        [...inherited, ...own].map((name) => [name, style.getPropertyValue(name)]),
      );
      // In text from left to right they are the same, and a paste leaves out the one for the other.
      if (values["text-align"] === "left") values["text-align"] = "start";
      return {
        text: element.querySelector(".formula, svg")
          ? ""
          : (element.textContent ?? "").replaceAll("\u00a0", " ").trim(),
        values,
      };
    });
}
