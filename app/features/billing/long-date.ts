/** A day in words; everybody's clock shows the same one, so that server and browser agree. */
export function longDate(at: number, language: string): string {
  const tag = language === "zh" ? "zh-CN" : "en-US";
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(at);
}
