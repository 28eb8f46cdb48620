import { chineseDeedFirst } from "../gates/inversion";
import { changed, type Rule } from "./rewrite-rule";

/** Verbs that only an object can follow. */
const plainVerbs =
  "编写|编制|完成|保管|计算|推行|校对|代理|邀约|转派|编排|撰写|起草|拟定|制定|制订|制作|绘制|拍摄|剪辑|搭建|构建|组织|筹备|策划|推动|推进|落实|实施|执行|统筹|协调|整理|梳理|收集|搜集|汇总|归档|统计|录入|登记|核对|核实|核算|审核|审批|稽核|盘点|清点|发放|办理|处理|解答|回复|回访|接待|接听|安排|布置|指导|辅导|带领|带教|讲授|讲解|批改|拓展|开拓|维系|联系|跟进|跟踪|监督|监控|监测|排查|解决|修复|优化|改进|完善|更新|发布|提供|建立|签订|签署|谈判|采集|清洗|调试|检修|安装|装配|布线|养护|操作|验收|核验|化验|配制|填写|上报|催收|追踪|主持|撰稿|重构|部署|封装|改造|迁移|升级|接入|训练|标注|评估|设计";
/** Verbs that are nouns too: "负责测试平台" is about a platform, "负责测试支付接口" about testing. */
const nounVerbs =
  "开发|研发|测试|运营|维护|运维|管理|培训|招聘|考核|分析|调研|研究|规划|推广|采购|建设|实现|检查|巡检|护理|翻译|宣传|宣讲|报销|预订|预算|报价|投放|选题|排版|控制|调度|盘查|审查|审计|申报|对接|沟通|教研|备课|保养|维修|清理|打包|分拣|配送|施工";
const verbs = `${plainVerbs}|${nounVerbs}`;
/** Verbs without an object, or whose object cannot move behind them. */
const withoutObject = /选题|对接|沟通|施工|排版|教研|备课|报销|申报|推广/u;

const duty = "(?:主要|具体|日常|全面|同时)?负责了?";
const joint = "(?:[、与和及]|以及)";
const end = "(?=[，,。；;]|$)";
const work = "(?:等)?(?:相关)?(?:工作)?";

/** "负责X的开发与维护工作": the object comes first and the verbs after it. */
const dutyOf = new RegExp(
  `^${duty}(?!对|与|和)([^，。；：:的]{2,30}(?:的[^，。；：:的]{1,10})?)的(?:日常)?((?:${verbs})(?:${joint}?(?:${verbs}))*)${work}${end}`,
  "u",
);
const attributes =
  "结构|性能|质量|接口|流程|界面|页面|造型|功能|外观|工艺|参数|成本|进度|风险|数据|需求|架构|视觉|内容|版面|系统|模型|方案";
/** "负责X的结构设计" is "设计X的结构". */
const dutyOfPart = new RegExp(
  `^${duty}(?!对|与|和)([^，。；：:的]{2,30})的(${attributes})(${verbs})${work}${end}`,
  "u",
);
/** "负责与客户的沟通工作" is "与客户沟通". */
const dutyWith = new RegExp(
  `^${duty}((?:与|和|同)[^，。；：:的]{2,30})的((?:沟通|协调|对接|联络|联系|协作)+)${work}${end}`,
  "u",
);
const dutyTo = new RegExp(
  `^${duty}(?=(?:每[天日周月季年])?(?:(?:${plainVerbs})|(?:${nounVerbs})(?!.{0,6}(?:系统|平台|部门?|组|中心|工具|岗|端|类|方面|工作|数据|计划|方案|的))(?![^，。；]{0,30}(?:${verbs})${end}))[^，。；、]{2,})`,
  "u",
);
const dutyAbout = new RegExp(
  `^${duty}(?=对[^，。；]{2,30}进行|(?:与|和|同)[^，。；：:的]{2,30}(?:沟通|协调|对接|联络|联系|协作)${end})`,
  "u",
);

/** Only one's own deeds can change their order and keep their meaning. */
const limited = /参与|协助|配合|辅助|部分|团队(?!的)|同事|外包|我们|由|被|让/u;

/** "会议的组织和纪要": the verb of the first deed is no part of the object. */
const secondDeed = new RegExp(`的(?:日常)?(?:${verbs})${joint}`, "u");

function deedOf(text: string): string | null {
  const whole = dutyOf.exec(text);
  if (whole && secondDeed.test(whole[1] ?? "")) return null;
  if (whole && !withoutObject.test(whole[2] ?? ""))
    return `${whole[2]}${whole[1]}${text.slice(whole[0].length)}`;
  const meeting = dutyWith.exec(text);
  if (meeting) return `${meeting[1]}${meeting[2]}${text.slice(meeting[0].length)}`;
  const part = dutyOfPart.exec(text);
  if (part && !withoutObject.test(part[3] ?? ""))
    return `${part[3]}${part[1]}的${part[2]}${text.slice(part[0].length)}`;
  const compound = chineseDeedFirst(text);
  if (compound) return compound;
  const after = text.replace(dutyTo, "").replace(dutyAbout, "");
  return after === text ? null : after;
}

const openingVerb = new RegExp(`^(?:每[天日周月季年])?((?:${verbs}))`, "u");

/** "负责……的开发" becomes "开发……". 参与 and 协助 stay: only the owner knows which part was theirs. */
export const weakOpening: Rule = (text, { kind }) => {
  if (kind === "summary" || kind === "objective" || kind === "skills") return null;
  if (limited.test(/^[^，。；]*/u.exec(text)?.[0] ?? "")) return null;
  const after = deedOf(text);
  if (after === null) return null;
  const to = openingVerb.exec(after)?.[1] ?? after.slice(0, 4);
  return changed(text, after, { rule: "weakOpening", values: { from: "负责", to } });
};

const ownDeed = new RegExp(
  `^(?:并|且|同时)?((?:独立|主导|牵头|单独)[^，。；]{4,}|(?:${plainVerbs})[^，。；]{4,})$`,
  "u",
);

/** "参与需求评审，独立完成支付模块": what the owner did alone, or measured, comes first. Of two plain deeds the order of the page may be that of time. */
export const ownDeedFirst: Rule = (text, { kind }) => {
  if (kind === "summary" || kind === "objective" || kind === "skills") return null;
  const [, weak = "", rest = "", mark = ""] =
    /^((?:参与|协助|配合)[^，。；]{4,30})[，；]([^，。；]{6,})(。?)$/u.exec(text) ?? [];
  const own = ownDeed.exec(rest)?.[1];
  if (
    !own ||
    !/^(?:独立|主导|牵头|单独)|\d/u.test(own) ||
    /其中|从而|使|因此|最终|结果|该|其|以便|来/u.test(rest)
  )
    return null;
  return changed(text, `${own}，${weak}${mark}`, {
    rule: "ownDeedFirst",
    values: { from: weak.slice(0, 2) },
  });
};
