import { may } from "~/core/membership";
import { readMembership } from "~/features/members/read-membership.server";
import { addWink } from "~/features/pings/add-wink.server";
import {
  addMention,
  articlesNotIn,
  keepVector,
  ownRadar,
  recentStories,
  reviseArticle,
  standsIn,
} from "~/features/pings/newsroom.server";
import type { OwnNewsroom } from "~/features/radar/member-radar/fill-own.server";
import { hasSamples } from "~/features/radar/samples/sample-tags";
import type { Newsroom } from "~/features/radar/sources/newsroom";
import { readFocus } from "~/features/settings/focus/focus.server";
import type { App } from "~/ports/app";
import { servicePaths } from "~/service-paths";
import { memberRoomOf } from "./member-room.server";

export function newsroomOf(app: App): Newsroom {
  const subjects = async () => {
    const { points } = await readFocus(app, app.adminEmail ?? "");
    return points.map(({ tag_id, lang, words, must, not, sources }) => ({
      tagId: tag_id,
      lang,
      words,
      must,
      not,
      prompt: "",
      sources: sourcesRead(app, tag_id, sources),
    }));
  };
  return {
    subjects,
    members: memberRoomOf(app, subjects),
    services: () => app.newsServices(),
    itemsPerReading: async () => (await app.newsLimits()).itemsPerRun,
    addWink: (found) => addWink(app, found),
    standsIn: (url, tagIds) => standsIn(app, url, tagIds),
    reviseArticle: (edited) => reviseArticle(app, edited),
    addMention: (mention) => addMention(app, mention),
    recentStories: (...asked) => recentStories(app, ...asked),
    keepVector: (made) => keepVector(app, made),
  };
}

/** The subjects of the world by name, with the sources that stand in their focus points and no others. */
export async function namedSubjects(app: Pick<App, "db" | "secrets" | "log" | "adminEmail">) {
  const { points } = await readFocus(app, app.adminEmail ?? "");
  return points.map(({ tag_id: tagId, tag_name: name, lang, words, must, not, sources }) => ({
    ...{ tagId, name, lang, words, must, not, sources },
    prompt: "",
  }));
}

/** In development the sample feeds too; in tests they alone, so that nobody else is asked. */
export function sourcesRead(
  { origin, sampleFeeds }: Pick<App, "origin" | "sampleFeeds">,
  tagId: string,
  sources: string[],
): string[] {
  if (sampleFeeds === null) return sources;
  const samples = hasSamples(tagId) ? [origin + servicePaths.sampleFeed(tagId)] : [];
  return sampleFeeds === "alone" ? samples : [...samples, ...sources];
}

export function ownNewsroomOf(app: App): OwnNewsroom {
  const newsroom = newsroomOf(app);
  return {
    addWink: newsroom.addWink,
    recentStories: newsroom.recentStories,
    ownRadar: async (tagId) => {
      const radar = await ownRadar(app, tagId);
      if (!radar?.userId || radar.prompt.trim() === "") return null;
      const follows = (await newsroom.subjects()).find((subject) => subject.tagId === radar.worldFilter);
      if (!follows || !may(await readMembership(app, radar.userId), "customFocus")) return null;
      return { tagId, follows, prompt: radar.prompt };
    },
    articlesFor: ({ tagId, follows }, since) => articlesNotIn(app, { from: follows.tagId, to: tagId, since }),
  };
}
