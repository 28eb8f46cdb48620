/** Text that is material and never an instruction, between two marks that it does not hold and so cannot close. */
export function fencedContent(content: string): string {
  let mark = "CONTENT";
  while (content.includes(mark)) mark += "-X";
  return `<${mark}>\n${content}\n</${mark}>`;
}

/** The description of a picture: the words themselves, as long as the model takes. Limits in characters are those of the
 * image endpoint's reference (1000 for dall-e-2, 4000 for dall-e-3, 32000 for later models). */
export function picturePrompt(content: string, model: string): { prompt: string; shortened: boolean } {
  const limit = /dall-e-2/i.test(model) ? 1000 : /dall-e-3/i.test(model) ? 4000 : 32_000;
  const text = content.trim();
  if (text.length <= limit) return { prompt: text, shortened: false };
  const cut = text.slice(0, limit);
  return { prompt: cut.replace(/[\ud800-\udbff]$/, ""), shortened: true };
}
