export function summarise(text: string, _title: string, _lang: "zh" | "en" | "other"): string {
  return text.slice(0, 200);
}
