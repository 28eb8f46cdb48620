import { z } from "zod";
import { parsedJson } from "~/core/parse-unknown";

const counted = z.object({ usage: z.object({ total_tokens: z.number().int().nonnegative() }) });

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
