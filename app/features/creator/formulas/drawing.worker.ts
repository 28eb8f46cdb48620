import { CommonMathJaxNewcmFontMixin } from "@mathjax/mathjax-newcm-font/js/common.js";
import type { LiteDocument } from "@mathjax/src/js/adaptors/lite/Document.js";
import type { LiteNode } from "@mathjax/src/js/adaptors/lite/Element.js";
import { liteAdaptor } from "@mathjax/src/js/adaptors/liteAdaptor.js";
import type { MmlNode } from "@mathjax/src/js/core/MmlTree/MmlNode.js";
import { HTMLMathItem } from "@mathjax/src/js/handlers/html/HTMLMathItem.js";
import { RegisterHTMLHandler } from "@mathjax/src/js/handlers/html.js";
import { UnitUtil } from "@mathjax/src/js/input/tex/UnitUtil.js";
import { TeX } from "@mathjax/src/js/input/tex.js";
import "@mathjax/src/js/input/tex/ams/AmsConfiguration.js";
import "@mathjax/src/js/input/tex/amscd/AmsCdConfiguration.js";
import "@mathjax/src/js/input/tex/boldsymbol/BoldsymbolConfiguration.js";
import "@mathjax/src/js/input/tex/braket/BraketConfiguration.js";
import "@mathjax/src/js/input/tex/cancel/CancelConfiguration.js";
import "@mathjax/src/js/input/tex/color/ColorConfiguration.js";
import "@mathjax/src/js/input/tex/configmacros/ConfigMacrosConfiguration.js";
import "@mathjax/src/js/input/tex/extpfeil/ExtpfeilConfiguration.js";
import "@mathjax/src/js/input/tex/gensymb/GensymbConfiguration.js";
import "@mathjax/src/js/input/tex/mathtools/MathtoolsConfiguration.js";
import "@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js";
import "@mathjax/src/js/input/tex/newcommand/NewcommandConfiguration.js";
import "@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js";
import { chars, delimiters, files, load } from "virtual:formula-letters";
import { mathjax } from "@mathjax/src/js/mathjax.js";
import { SvgFontData } from "@mathjax/src/js/output/svg/FontData.js";
import { SVG } from "@mathjax/src/js/output/svg.js";
import type { DrawnNode } from "./html-of-drawing";

// Neither links nor HTML, names of elements, characters by number or further packages: those are not among them.
const packages =
  "base ams amscd boldsymbol braket cancel color configmacros extpfeil gensymb mathtools mhchem newcommand textmacros";

/** In em; a longer blank or rule would cover what stands around the formula. */
const LONGEST_LENGTH = 20;

/** Has the letters of usual formulas; the others come when they are used. */
class FormulaFont extends CommonMathJaxNewcmFontMixin(SvgFontData) {
  static override defaultChars = chars;
  static override defaultDelimiters = delimiters;
  static override dynamicFiles = SvgFontData.defineDynamicFiles(files);
}

mathjax.asyncLoad = async (path: string) => {
  const name = /((?<![\w-])[\w-]+)\.js$/.exec(path)?.[1] ?? "";
  const letters = await load[name]?.();
  if (letters) FormulaFont.dynamicSetup("", name, letters.chars, letters.delimiters);
};

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document("", {
  OutputJax: new SVG({ fontData: FormulaFont, fontCache: "none", linebreaks: { inline: true } }),
});

/** A formula as drawings in a line of words, one for each part between two places where it may break; `count` equations are
 * numbered from `first` on. Throws why it cannot be drawn, or with `retry` a promise of the letters that it needs. */
export function drawFormula(
  tex: string,
  display: boolean,
  first: number,
): { drawn: DrawnNode; count: number } {
  // Made anew: what one formula defines is unknown to the others, whatever order they are drawn in.
  const input = new TeX<LiteNode, LiteNode, LiteDocument>({
    packages: packages.split(" "),
    tags: "ams",
    macros,
    maxMacros: 1000,
    formatError,
  });
  input.setAdaptor(adaptor);
  input.setMmlFactory(page.mmlFactory);
  input.reset(first - 1);
  const item = new HTMLMathItem<LiteNode, LiteNode, LiteDocument>(tex, input, display);
  item.setMetrics(16, 16 * 0.442, 16 * 80, 1);
  item.compile(page);
  let isNumbered = false;
  item.root.walkTree((node) => {
    shortenLengths(node);
    isNumbered ||= node.isKind("mlabeledtr");
  });
  const count = Number(Reflect.get(input.parseOptions.tags, "counter")) - first + 1;
  // What is laid out as displayed may still break, unless numbers stand beside it.
  item.display = isNumbered;
  item.typeset(page);
  return { drawn: item.typesetRoot, count };
}

function formatError(_: unknown, error: Error): never {
  throw error;
}

function shortenLengths({ attributes }: MmlNode): void {
  for (const name of attributes.getExplicitNames()) {
    const value = attributes.getExplicit(name);
    if (typeof value !== "string" || name.startsWith("data-")) continue;
    const short = value.split(" ").map((length) => {
      const [number] = UnitUtil.matchDimen(length);
      const isLong = number !== null && Math.abs(UnitUtil.dimen2em(length)) > LONGEST_LENGTH;
      return isLong ? `${/^[-+]?/.exec(length)}${LONGEST_LENGTH}em` : length;
    });
    attributes.set(name, short.join(" "));
  }
}

/** Commands of other programs that articles use, in the library's own. */
export const macros = {
  R: "\\mathbb{R}",
  N: "\\mathbb{N}",
  Z: "\\mathbb{Z}",
  bm: ["\\boldsymbol{#1}", 1],
  gdef: "\\def",
  argmax: "\\operatorname*{arg\\,max}",
  argmin: "\\operatorname*{arg\\,min}",
};
