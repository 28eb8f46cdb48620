import { paths } from "~/paths";
import type { ExternalLinks, ExternalTool } from "./external-tools";

type OwnTool = { kind: "own"; id: "subtitles" | "library" | "card" | "editor"; to: string };

export type Tool = OwnTool | { kind: "external"; id: ExternalTool; to: string };

type GroupId = "collection" | "creation" | "writing" | "publishing";

type Listed = OwnTool | { kind: "external"; id: ExternalTool };

const external = (id: ExternalTool): Listed => ({ kind: "external", id });
const own = (id: OwnTool["id"], to: string): Listed => ({ kind: "own", id, to });

const toolbox: { id: GroupId; tools: Listed[] }[] = [
  { id: "collection", tools: [own("subtitles", paths.subtitleConverter()), external("articleScraping")] },
  {
    id: "creation",
    tools: [
      own("library", paths.materialLibrary()),
      own("card", paths.shareCard()),
      external("deepQa"),
      external("fluxDrawing"),
    ],
  },
  {
    id: "writing",
    tools: [
      external("generalWriting"),
      external("interactiveWriting"),
      external("chineseToEnglish"),
      external("englishToChinese"),
    ],
  },
  {
    id: "publishing",
    tools: [
      own("editor", paths.markdownEditor()),
      external("wechat"),
      external("notion"),
      external("medium"),
    ],
  },
];

/** The groups with the tools that have an address; a group without any is left out. */
export function toolGroups(links: ExternalLinks): { id: GroupId; tools: Tool[] }[] {
  const groups = toolbox.map(({ id, tools }) => ({
    id,
    tools: tools.flatMap((tool): Tool[] => {
      if (tool.kind === "own") return [tool];
      const to = links[tool.id];
      return to ? [{ ...tool, to }] : [];
    }),
  }));
  return groups.filter(({ tools }) => tools.length > 0);
}
