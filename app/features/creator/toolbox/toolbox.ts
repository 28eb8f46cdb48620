import { paths } from "~/paths";
import type { ExternalTool } from "./external-tools";

export type OwnTool = "subtitles" | "library" | "card" | "editor";

export type Tool = { kind: "own"; id: OwnTool; to: string } | { kind: "external"; id: ExternalTool };

export type ToolGroup = { id: "collection" | "creation" | "writing" | "publishing"; tools: Tool[] };

const external = (id: ExternalTool): Tool => ({ kind: "external", id });
const own = (id: OwnTool, to: string): Tool => ({ kind: "own", id, to });

/** The toolbox in the order of the work: find, make, write, publish. */
export const toolbox: ToolGroup[] = [
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
