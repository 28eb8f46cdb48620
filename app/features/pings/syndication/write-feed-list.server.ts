import { generateOpml } from "feedsmith";
import { paths } from "~/paths";
import type { App } from "~/ports/app";
import { readTags } from "../feed/read-tags.server";
import { possibleInXml } from "./xml";

/** The files of all subjects of the world's feed in one list, which feed readers take in at once. */
export async function writeFeedList(app: Pick<App, "db">, origin: string): Promise<string> {
  const outlines = (await readTags(app, null)).map(({ tagId, name }) => ({
    text: possibleInXml(`Wink Pings · ${name}`),
    type: "rss",
    xmlUrl: origin + paths.feedFile(tagId, "rss.xml"),
    htmlUrl: origin + paths.pingsOf(tagId),
  }));
  return generateOpml({ head: { title: "Wink Pings" }, body: { outlines } });
}
