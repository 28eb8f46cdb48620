/** Hands a file over to be saved. */
export function saveFile(name: string, content: Blob): void {
  const link = window.document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  window.document.body.appendChild(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
