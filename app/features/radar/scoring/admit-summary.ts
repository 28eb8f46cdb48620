export function admitSummary(
  _summary: string,
  _about: { text: string; lang: "zh" | "en" | "other" },
): string | null {
  return null;
}
