export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.appendChild(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What Windows takes for a device, whatever its extension. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i;

export function fileName(title: string, extension: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|#%]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "");
  const short = [...plain]
    .slice(0, 60)
    .join("")
    .replace(/[. ]{1,60}$/, "");
  return `${short.replace(device, "_$&") || "article"}.${extension}`;
}
