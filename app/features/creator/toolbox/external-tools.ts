/** On other sites; the setting CREATOR_LINKS says where. */
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

const publicAddresses: ExternalLinks = {
  notion: "https://www.notion.so/",
  medium: "https://medium.com/new-story",
  wechat: "https://mp.weixin.qq.com/",
};

export function externalLinks(configured: ExternalLinks): ExternalLinks {
  return { ...publicAddresses, ...configured };
}
