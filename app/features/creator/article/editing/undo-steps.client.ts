/** A pause after which what is typed next is a step of its own. Milliseconds. */
const PAUSE_MS = 1000;

/**
 * Begins a new step of undo at every line break and after a pause. Chromium takes all that is typed in one go for one step,
 * which may be a whole page, unless a node is taken out of the document in between; elsewhere this does nothing.
 */
export function cutTypingIntoSteps(area: HTMLTextAreaElement, signal: AbortSignal): void {
  let timer: number | undefined;

  function cut(): void {
    const mark = document.createComment("");
    area.ownerDocument.body.appendChild(mark);
    mark.remove();
  }

  function cutAfterPause(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(cut, PAUSE_MS);
  }

  function onInput(event: Event): void {
    window.clearTimeout(timer);
    if (!(event instanceof InputEvent) || event.isComposing) return;
    if (event.inputType === "insertLineBreak") cut();
    else cutAfterPause();
  }

  area.addEventListener("input", onInput, { signal });
  area.addEventListener("compositionend", cutAfterPause, { signal });
  signal.addEventListener("abort", () => window.clearTimeout(timer));
}
