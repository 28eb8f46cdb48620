import { addMention } from "~/features/pings/add-mention.server";
import { addWink } from "~/features/pings/add-wink.server";
import { recentStories } from "~/features/pings/recent-stories.server";
import { reviseArticle } from "~/features/pings/revise-article.server";
import type { Newsroom } from "~/features/radar/sources/newsroom";
import { readFocus } from "~/features/settings/focus/read-focus.server";
import { paths } from "~/paths";
import type { App } from "~/ports/app";

/** What the radar asks of the feed and of the settings, answered by their features. */
export function newsroomOf(app: App): Newsroom {
  return {
    subjects: async () => {
      const { points } = await readFocus(app, app.adminEmail ?? "");
      return points.map(({ tag_id, lang, words, must, not, sources }) => ({
        tagId: tag_id,
        lang,
        words,
        must,
        not,
        prompt: "",
        sources: sourcesOf(app, tag_id, sources),
      }));
    },
    itemsPerReading: async () => 30,
    addWink: (found) => addWink(app, found),
    reviseArticle: (edited) => reviseArticle(app, edited),
    addMention: (mention) => addMention(app, mention),
    recentStories: (tagId, since) => recentStories(app, tagId, since),
  };
}

function sourcesOf({ origin, sampleFeeds }: App, tagId: string, saved: string[]): string[] {
  if (sampleFeeds === null) return saved;
  const sample = origin + paths.sampleFeed(tagId);
  return sampleFeeds === "alone" ? [sample] : [sample, ...saved];
}
