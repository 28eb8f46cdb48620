/** Words up to this length keep their hyphens inside one line. */
const LONGEST_UNBROKEN = 40;

const hyphenated = /[\p{Script=Latin}\p{N}]+(?:-[\p{Script=Latin}\p{N}]+)+/gu;

export function prepareText(content: Document): void {
  writeMarkers(content);
  keepHyphensInside(content);
}

function writeMarkers(content: Document): void {
  for (const list of content.querySelectorAll("ul, ol")) {
    const first = Number(list.getAttribute("start") ?? 1);
    for (const [index, item] of [...list.children].entries()) {
      const marker = content.createElement("span");
      marker.className = "marker";
      marker.textContent = list.tagName === "OL" ? `${first + index}.` : "•";
      item.insertBefore(marker, item.firstChild);
    }
  }
}

/** Readers of PDF join a line that ends in a hyphen with the next one, and "customer-facing" becomes "customerfacing". */
function keepHyphensInside(content: Document): void {
  const walker = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.tagName !== "STYLE") texts.push(node);
  }
  for (const node of texts) {
    const text = node.textContent ?? "";
    const parts = content.createDocumentFragment();
    let from = 0;
    for (const match of text.matchAll(hyphenated)) {
      if (match[0].length > LONGEST_UNBROKEN) continue;
      const word = content.createElement("span");
      word.className = "word";
      word.textContent = match[0];
      parts.appendChild(content.createTextNode(text.slice(from, match.index)));
      parts.appendChild(word);
      from = match.index + match[0].length;
    }
    if (from === 0) continue;
    parts.appendChild(content.createTextNode(text.slice(from)));
    node.parentNode?.replaceChild(parts, node);
  }
}
