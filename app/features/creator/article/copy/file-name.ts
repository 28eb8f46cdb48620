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
