const breaksAnywhere = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** A cell with more text than this has enough to hold its column open; characters. */
const SHORT_CELL = 12;
/** More than four characters in a run: with four, four heads still stand beside each other on a phone. */
const longRun = /\S{5}/;

/**
 * Beside a column of long text a browser narrows the others to one Chinese character a line. Short words of a cell stay whole
 * (`.whole-words`), a longer head has room for some characters (`.roomy-head`).
 */
export function keepCellsReadable(root: HTMLElement | DocumentFragment): void {
  for (const cell of root.querySelectorAll("th, td")) {
    const text = cell.textContent ?? "";
    if ((cell.localName === "td" && text.length > SHORT_CELL) || !breaksAnywhere.test(text)) continue;
    if (!longRun.test(text)) cell.classList.add("whole-words");
    else if (cell.localName === "th") cell.classList.add("roomy-head");
  }
}
