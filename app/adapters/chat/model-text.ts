import { z } from "zod";
import { withoutContactDetails } from "~/core/contact-details";
import { parsedJson } from "~/core/parse-unknown";

/** Zero-width, bidirectional and tag characters: they can hide instructions from the person who sent the text. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u{E0000}-\u{E007F}]/gu;

export function visibleText(text: string): string {
  return text.replace(invisible, "");
}

const counted = z.object({ usage: z.object({ total_tokens: z.number().int().nonnegative() }) });

/** What a model is shown of a resume. */
export function resumeText(text: string): string {
  return withoutContactDetails(visibleText(text));
}

/** What an answer says that it cost, or what its texts would cost about where it does not say. */
export function tokensOf(body: string, texts: readonly string[]): number {
  return counted.safeParse(parsedJson(body)).data?.usage.total_tokens ?? estimateTokens(...texts);
}

/** About: a Han character is one token, and so are four characters of other scripts. */
export function estimateTokens(...texts: readonly string[]): number {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const han = texts.reduce((sum, text) => sum + (text.match(/\p{Script=Han}/gu)?.length ?? 0), 0);
  return han + Math.ceil((length - han) / 4);
}
