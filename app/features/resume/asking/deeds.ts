import type { ResumeLanguage } from "~/core/resume";

/** What somebody can have done of a task: past in English, and in Chinese; the pattern tells which tasks it fits. */
const words = {
  handled: [
    "handled",
    "完成",
    /\b(?:orders?|returns?|claims?|complaints?|enquir(?:y|ies)|quer(?:y|ies)|calls?|requests?|invoices?|payments?|bookings?|cases?|correspondence|cash|documents?|paperwork|mail|deliver(?:y|ies)|shipments?|tickets?|applications?|purchasing|communications?|newsletters?|sessions?|administration|payroll)\b|^[^、]*(?:项目|任务|工作|报[表告]|手续|核算|审[核批]|申报|编制|验收|安装|改造|设计|采购|盘点|对[账帐]|结算|统计|录入|招聘|测试|检[测修])$/iu,
  ],
  coordinated: [
    "coordinated",
    "统筹",
    /\b(?:events?|deliver(?:y|ies)|schedules?|projects?|teams?|works|training|logistics|rotas?|volunteers?|suppliers?|visits?|meetings?|communications?|moves?|campaigns?|programmes?|staff|sessions?|newsletters?)\b|(?:项目|活动|工作|采购|排班|物流|会议|团队|运营|培训|预算|供应|生产|施工|沟通|对接|协调|服务|安排|维保|外包)$/iu,
  ],
  managed: ["managed", "管理", /^\P{Script=Han}+$|团队|人员|门店|仓库|车间|班组|账户|社群/u],
  led: [
    "led",
    "主导",
    /(?:项目|设计|开发|改[造版进]|建设|研发|方案|体系|推广|谈判|策划|优化|规划|升级|架构|搭建|创设|布置|维护|迁移|[带帶]教|管理)$|\b(?:projects?|teams?|works|development|migration)\b/iu,
  ],
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

/** The deeds that fit a task: what its first clause names. */
export function deedsFor(task: string): string[] {
  const [object = ""] = task.split(/[，。；,;.]/u);
  return Object.entries(words).flatMap(([id, [, , of]]) => (of.test(object) ? id : []));
}

/** The verb of a choice; null where nothing was chosen. */
export function deedOf(id: string | undefined, language: ResumeLanguage): string | null {
  return id !== undefined && isDeed(id) ? words[id][language === "zh" ? 1 : 0] : null;
}
