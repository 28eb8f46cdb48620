export function languageOf(text: string, _hint?: string | null): "zh" | "en" | "other" {
  return /\p{Script=Han}/u.test(text) ? "zh" : "en";
}
