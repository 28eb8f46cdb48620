import type { WritingPreset } from "~/core/writing-presets";
import { paths } from "~/paths";
import type { ExternalLinks, ExternalTool } from "./external-tools";

type OwnTool = "subtitles" | "library" | "card" | "editor";

export type Tool =
  | { kind: "own"; id: OwnTool | ExternalTool; to: string }
  | { kind: "external"; id: ExternalTool; to: string };

type GroupId = "collection" | "creation" | "writing" | "publishing";

/** A tool elsewhere may have a page of ours that stands in where no address is set. */
type Listed =
  | { kind: "own"; id: OwnTool; to: string }
  | { kind: "external"; id: ExternalTool; ownPage?: string };

const external = (id: ExternalTool, ownPage?: string): Listed => ({ kind: "external", id, ownPage });
const own = (id: OwnTool, to: string): Listed => ({ kind: "own", id, to });

const writing = (id: WritingPreset) => external(id, paths.aiWriting(id));

const toolbox: [GroupId, Listed[]][] = [
  [
    "collection",
    [own("subtitles", paths.subtitleConverter()), external("articleScraping", paths.articleScraper())],
  ],
  [
    "creation",
    [
      own("library", paths.materialLibrary()),
      own("card", paths.shareCard()),
      writing("deepQa"),
      writing("fluxDrawing"),
    ],
  ],
  [
    "writing",
    (["generalWriting", "interactiveWriting", "chineseToEnglish", "englishToChinese"] as const).map(writing),
  ],
  [
    "publishing",
    [own("editor", paths.markdownEditor()), external("wechat"), external("notion"), external("medium")],
  ],
];

/** The groups with the tools that have an address; a group without any is left out. */
export function toolGroups(links: ExternalLinks): { id: GroupId; tools: Tool[] }[] {
  const groups = toolbox.map(([id, tools]) => ({
    id,
    tools: tools.flatMap((tool): Tool[] => {
      if (tool.kind === "own") return [tool];
      const { id, ownPage } = tool;
      const to = links[id];
      if (to) return [{ kind: "external", id, to }];
      return ownPage ? [{ kind: "own", id, to: ownPage }] : [];
    }),
  }));
  return groups.filter(({ tools }) => tools.length > 0);
}
