/** Puts text on the clipboard; false where the browser lets neither of the two ways. Call it from a click. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const written = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (written) return true;
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.style.cssText = "position:fixed;top:0;opacity:0";
  const focused = document.activeElement;
  // An open dialog lets nothing beside itself be selected.
  (focused?.closest("dialog") ?? document.body).appendChild(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
