import type { Namer, Newsroom } from "./newsroom";
import { memberRound } from "./seen/store.server";
import type { Taking } from "./take-item.server";
import { firstRound, type Gain, type News, takeNews } from "./take-news.server";

/** Takes in what is new for the world's subjects, then for the members who chose the source, fifty at a time: once fifty had something
 * new, the others come with the next reading. */
export async function takeRounds(app: Taking, newsroom: Newsroom, news: News): Promise<Gain> {
  const first = firstRound(app.now());
  const isWorlds = news.subjects.length > 0;
  let gain = isWorlds ? await takeNews(app, newsroom, news, first) : nothing;
  let after: Namer | null = null;
  let number = 0;
  let hasWorked = false;
  do {
    const { focuses, next } = await newsroom.members.focusesOn(news.source.url, after);
    if (focuses.length > 0) {
      if (hasWorked) return { ...gain, left: gain.left + 1 };
      const round = { ...first, name: memberRound(number), judged: gain.judged };
      const more = await takeNews(app, newsroom, { ...news, subjects: focuses }, round);
      hasWorked = more.changed > 0;
      gain = together(gain, more, isWorlds);
    }
    after = next;
    number += 1;
  } while (after !== null);
  return gain;
}

const nothing: Gain = { fresh: 0, taken: 0, left: 0, changed: 0, judged: 0, notes: [] };

/** An item counts once, whoever has taken it: of a source of the world's no more than were new to the world, as a member who comes later begins anew. */
function together(one: Gain, other: Gain, isWorlds: boolean): Gain {
  const fresh = isWorlds ? one.fresh : Math.max(one.fresh, other.fresh);
  return {
    fresh,
    taken: Math.min(fresh, Math.max(one.taken, other.taken)),
    left: one.left + other.left,
    changed: one.changed + other.changed,
    judged: one.judged + other.judged,
    notes: [...new Set([...one.notes, ...other.notes])],
  };
}
