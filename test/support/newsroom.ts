import { addWink } from "~/features/pings/add-wink.server";
import {
  addMention,
  keepVector,
  recentStories,
  reviseArticle,
  standsIn,
} from "~/features/pings/newsroom.server";
import { type Newsroom, nobody } from "~/features/radar/sources/newsroom";
import type { App } from "~/ports/app";
import { focusOn } from "./feeds";

/** What the radar asks of the feed and of the settings, for one subject that these addresses are the sources of. */
export function radarOf(app: App, urls: string[], itemsPerReading = 1000): Newsroom {
  const { tag_id: tagId, lang, words, must, not } = focusOn(urls);
  return {
    subjects: async () => [{ tagId, lang, words, must, not, prompt: "", sources: urls }],
    members: nobody,
    services: () => app.newsServices(),
    itemsPerReading: async () => itemsPerReading,
    addWink: (found) => addWink(app, found),
    standsIn: (url, tagIds) => standsIn(app, url, tagIds),
    reviseArticle: (edited) => reviseArticle(app, edited),
    addMention: (mention) => addMention(app, mention),
    recentStories: (...asked) => recentStories(app, ...asked),
    keepVector: (made) => keepVector(app, made),
  };
}
