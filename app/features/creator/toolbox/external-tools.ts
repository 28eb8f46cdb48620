/** The tools of the toolbox that live elsewhere; whoever deploys says where (setting CREATOR_LINKS). */
export const externalTools = [
  "articleScraping",
  "deepQa",
  "fluxDrawing",
  "chineseToEnglish",
  "englishToChinese",
  "generalWriting",
  "interactiveWriting",
  "notion",
  "medium",
  "wechat",
] as const;

export type ExternalTool = (typeof externalTools)[number];

export type ExternalLinks = Partial<Record<ExternalTool, string>>;

/** Where one publishes by hand: the sites' own addresses, until a setting names others. */
const publicAddresses: ExternalLinks = {
  notion: "https://www.notion.so/",
  medium: "https://medium.com/new-story",
  wechat: "https://mp.weixin.qq.com/",
};

/** The address of every external tool that has one. */
export function externalLinks(configured: ExternalLinks): ExternalLinks {
  return { ...publicAddresses, ...configured };
}
