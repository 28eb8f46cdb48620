import type { ResumeLanguage } from "~/core/resume";

/** What somebody can have done of a task: past and present in English, and in Chinese. */
const words = {
  led: ["led", "lead", "主导"],
  built: ["built", "build", "搭建"],
  designed: ["designed", "design", "设计"],
  developed: ["developed", "develop", "开发"],
  wrote: ["wrote", "write", "编写"],
  organised: ["organised", "organise", "组织"],
  planned: ["planned", "plan", "策划"],
  managed: ["managed", "manage", "管理"],
  ran: ["ran", "run", "运营"],
  prepared: ["prepared", "prepare", "整理"],
  analysed: ["analysed", "analyse", "分析"],
  researched: ["researched", "research", "调研"],
  tested: ["tested", "test", "测试"],
  maintained: ["maintained", "maintain", "维护"],
  repaired: ["repaired", "repair", "修复"],
  improved: ["improved", "improve", "优化"],
  trained: ["trained", "train", "培训"],
  taught: ["taught", "teach", "讲授"],
  sold: ["sold", "sell", "销售"],
  served: ["served", "serve", "接待"],
  checked: ["checked", "check", "审核"],
  completed: ["completed", "complete", "完成"],
} as const satisfies Record<string, readonly [string, string, string]>;

type DeedId = keyof typeof words;

function isDeed(id: string): id is DeedId {
  return Object.hasOwn(words, id);
}

export const deedIds = Object.keys(words).filter(isDeed);

/** The verb of a choice; null where nothing was chosen. */
export function deedOf(id: string | undefined, language: ResumeLanguage, isPresent = false): string | null {
  if (id === undefined || !isDeed(id)) return null;
  const [past, present, chinese] = words[id];
  return language === "zh" ? chinese : isPresent ? present : past;
}
