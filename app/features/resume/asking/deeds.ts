import type { ResumeLanguage } from "~/core/resume";

/** What somebody can have done of a task: past in English, and in Chinese; the pattern tells which tasks it fits. */
const words = {
  handled: ["handled", "完成", /(?:)/],
  coordinated: ["coordinated", "统筹", /(?:)/],
  managed: ["managed", "管理", /^\P{Script=Han}+$|团队|人员|门店|仓库|车间|班组|账户|社群/u],
  led: ["led", "主导", /\p{Script=Han}|\b(?:projects?|teams?|works|development|migration)\b/iu],
  organised: [
    "organised",
    "组织",
    /\b(?:events?|trips?|visits?|workshops?|training|schedules?)\b|活动|会议|培训|施工/i,
  ],
  designed: [
    "designed",
    "设计",
    /\b(?:websites?|apps?|posters?|logos?|menus?|signage|packaging)\b|界面(?!.*设计)|海报(?!.*设计)/i,
  ],
  built: ["built", "搭建", /\b(?:websites?|apps?|pipelines?|platforms?|tools?|APIs?)\b/i],
} as const satisfies Record<string, readonly [string, string, RegExp]>;

type DeedId = keyof typeof words;

function isDeed(id: string): id is DeedId {
  return Object.hasOwn(words, id);
}

/** The deeds that fit a task. */
export function deedsFor(task: string): string[] {
  return Object.entries(words).flatMap(([id, [, , of]]) => (of.test(task) ? id : []));
}

/** The verb of a choice; null where nothing was chosen. */
export function deedOf(id: string | undefined, language: ResumeLanguage): string | null {
  return id !== undefined && isDeed(id) ? words[id][language === "zh" ? 1 : 0] : null;
}
