import { firstOf, type HtmlElement, type HtmlNode, isContainer, isElement } from "./element";
import { fenceFor, visibleCharacters } from "./markdown-signs";

const languageClass = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s?)([\w+#-]{1,20})/;

/** Preformatted text as a fenced block; none for a column of line numbers. `classes` are those of the elements around it. */
export function codeBlock(element: HtmlElement, classes: string): { markdown: string; text: string }[] {
  const source = sourceOf(element).replace(/\r\n?/g, "\n").replaceAll("\u00A0", " ");
  const text = visibleCharacters(source).replace(/^\n+/, "").trimEnd();
  if (text === "" || isLineNumbers(text)) return [];
  const inner = firstOf(element, ({ tag }) => tag === "code")?.attributes.class ?? "";
  const [, language = ""] = languageClass.exec(`${element.attributes.class ?? ""} ${inner} ${classes}`) ?? [];
  const fence = fenceFor(text, 3);
  return [{ markdown: `${fence}${language}\n${text}\n${fence}`, text }];
}

/** The lines of a code: by line breaks, by containers, and by as many code elements, as some editors write each line. */
function sourceOf(element: HtmlElement): string {
  const codes = element.children.filter((child) => isElement(child) && child.tag === "code").length;
  let text = "";
  const startLine = () => {
    if (text !== "" && !text.endsWith("\n")) text += "\n";
  };
  function add(node: HtmlNode): void {
    if (!isElement(node)) text += node;
    else if (node.tag === "br") text += "\n";
    else if (node.tag !== "button" && node.tag !== "script") {
      const isLine = isContainer(node.tag) || (codes > 1 && node.tag === "code");
      if (isLine) startLine();
      node.children.forEach(add);
      if (isLine) startLine();
    }
  }
  element.children.forEach(add);
  return text;
}

function isLineNumbers(text: string): boolean {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.length > 1 && lines.every((line, at) => line === String(at + 1));
}
