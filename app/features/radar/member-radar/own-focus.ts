import type { Locale } from "~/core/locale";
import type { TagFocus } from "../sources/newsroom";

/** What a member has set up, as far as their radar has it. */
export type RadarWish = { pingId: string; lang: Locale; worldFilter: string; prompt: string };

/** What a member's own sources are read for: the words of the world's subject that they follow and their prompt; without a prompt for
 * all that comes. */
export function ownFocus(
  { pingId, lang, worldFilter, prompt }: RadarWish,
  world: readonly TagFocus[],
  sources: string[],
): TagFocus {
  const isWhole = prompt.trim() === "";
  const follows = isWhole ? undefined : world.find(({ tagId }) => tagId === worldFilter);
  const { words = [], must = [], not = [] } = follows ?? {};
  return { tagId: pingId, lang, words, must, not, prompt: isWhole ? "" : prompt, sources, isOwn: true };
}
