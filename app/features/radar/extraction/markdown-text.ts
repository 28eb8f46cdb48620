import { findAutolinks } from "~/core/markdown/autolink";

/** Without any HTML, web addresses or marks of its own. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]~<]|&(?=[#\w])|=(?==)|@(?=\w)|:(?=\/\/)/g, "\\$&")
    .replace(/www\./gi, (found) => `${found.slice(0, 3)}\\.`);
}

/** Plain text as it is written: bare web addresses become links, whatever else has a meaning loses it. */
export function linkedText(text: string): string {
  if (!text.includes("://")) return escapeMarkdown(text);
  let markdown = "";
  let end = 0;
  for (const link of findAutolinks(text)) {
    const address = text.slice(link.start, link.end);
    if (!/^https?:\/\/[^>\\\p{Cc}]*$/iu.test(address)) continue;
    markdown += `${escapeMarkdown(text.slice(end, link.start))}<${address}>`;
    end = link.end;
  }
  return markdown + escapeMarkdown(text.slice(end));
}
