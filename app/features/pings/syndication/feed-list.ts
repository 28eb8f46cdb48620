import { generateOpml } from "feedsmith";
import { paths } from "~/paths";
import { possibleInXml } from "./xml";

/** The files of subjects of the world's feed in one list, which feed readers take in at once. */
export function writeFeedList(origin: string, subjects: { tagId: string; name: string }[]): string {
  const outlines = subjects.map(({ tagId, name }) => ({
    text: possibleInXml(`Wink Pings · ${name}`),
    type: "rss",
    xmlUrl: origin + paths.feedFile(tagId, "rss.xml"),
    htmlUrl: origin + paths.pingsOf(tagId),
  }));
  return generateOpml({ head: { title: "Wink Pings" }, body: { outlines } });
}
