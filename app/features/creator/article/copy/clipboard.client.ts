export type CopyOutcome = "copied" | "failed";
export type RichContent = { html: string; text: string };

/** To be called in the click itself, as are the others: Safari forgets the click at the first await. Rejects where `content` does. */
export async function copyRich(content: Promise<RichContent>): Promise<CopyOutcome> {
  const written = writeItem({
    "text/html": content.then(({ html }) => new Blob([html], { type: "text/html" })),
    "text/plain": content.then(({ text }) => new Blob([text], { type: "text/plain" })),
  });
  const ready = await content;
  if (await written) return "copied";
  return copyByEvent(ready) || copyBySelection(articleHolder(ready.html)) ? "copied" : "failed";
}

export async function copyText(text: string): Promise<CopyOutcome> {
  const written = await navigator.clipboard?.writeText?.(text).then(
    () => true,
    () => false,
  );
  if (written) return "copied";
  return copyByEvent({ text }) || copyBySelection(textHolder(text)) ? "copied" : "failed";
}

export async function copyImage(png: Promise<Blob>): Promise<CopyOutcome> {
  const written = writeItem({ "image/png": png });
  await png;
  return (await written) ? "copied" : "failed";
}

async function writeItem(parts: Record<string, Promise<Blob>>): Promise<boolean> {
  // The caller meets the same failure in its own promise; a refused clipboard never looks at it.
  for (const part of Object.values(parts)) part.catch(() => undefined);
  if (!navigator.clipboard?.write || typeof ClipboardItem === "undefined") return false;
  try {
    await navigator.clipboard.write([new ClipboardItem(parts)]);
    return true;
  } catch {
    return false;
  }
}

function copyByEvent({ html, text }: { html?: string; text: string }): boolean {
  let heard = false;
  function fill(event: ClipboardEvent) {
    if (!event.clipboardData) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData.setData("text/plain", text);
    if (html !== undefined) event.clipboardData.setData("text/html", html);
    heard = true;
  }
  document.addEventListener("copy", fill, true);
  try {
    return document.execCommand("copy") && heard;
  } finally {
    document.removeEventListener("copy", fill, true);
  }
}

function articleHolder(html: string): HTMLElement {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder;
}

function textHolder(text: string): HTMLElement {
  const holder = document.createElement("pre");
  holder.textContent = text;
  return holder;
}

function copyBySelection(holder: HTMLElement): boolean {
  const selection = document.getSelection();
  if (!selection) return false;
  const focused = document.activeElement;
  const before = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
  holder.style.cssText = "position:fixed;top:0;left:-9999px;background:#fff;color:#000;user-select:text";
  // An open dialog lets nothing beside itself be selected.
  (focused?.closest("dialog") ?? document.body).appendChild(holder);
  selection.selectAllChildren(holder);
  const copied = document.execCommand("copy");
  holder.remove();
  selection.removeAllRanges();
  for (const range of before) selection.addRange(range);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
