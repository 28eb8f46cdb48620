/** Has the browser save what was made here. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
