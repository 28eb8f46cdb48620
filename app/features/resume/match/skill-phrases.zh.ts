/** What stands where a term that the vocabulary knows was taken out of Chinese text, whose words touch: what is left beside it is
 * part of a longer word. */
export const removedHan = "\uE001";

/** Chinese words that end the name of an ability behind two to four characters: 预算编制, 班级管理. */
const hanHeads =
  "管理|分析|运营|核算|报表|护理|教学|设计|开发|优化|测试|规划|策划|推广|营销|谈判|审计|申报|编制|盘点|采购|招聘|培训|调度|监控|架构|算法|建模|召回|排序|增长|投放|撰写|选品|抢救|监护|备课|教研|拜访|维护|对接|治理|清洗|部署|调优|复盘|排查|巡检|施工|验收|造价|翻译|编辑|拍摄|剪辑|陈列|收银|配送|装配|焊接|检验|诊断|康复|咨询|辅导|评估|评审|交底|放线|整理|走查|批改|结算|录入|签订|交付|筛选|回访|计算";

/** Characters that part words, unless they belong to one themselves: 会 parts "会用", and not 会员 or 社会. */
const hanParticles = [
  "(?<!社|协|大|机|工|年|委员)会(?!员|计|议|话|展|务|诊)",
  "(?<!持|具|现|所|国|私|公|原)有(?!赞|效|机|色|限|声|氧)",
  "(?<!性|技|功|智|节|产|效|职|才|赋|体)能(?!源|耗|效|量|力|级)",
  "(?<!成|当|往|周|青|少|老|历|全|半|跨)年(?!度|检|会|报|级)",
  "(?<!年|班|等|层|高|中|初|上|下|分|评|升|降|星|各|甲|乙|一|二|三|特)级(?!别)",
  "(?<!相|核|校|绝|应)对(?!接|账|帐|标|比|象|外|照|公)",
  "(?<!认|许)可(?!用|视|靠|行|信|持|观)",
  "(?<!存|潜|内|外|现|正)在(?!线|职|途|制|建|库)",
  "(?<!参)与",
  "(?<!普|涉|以|触)及(?!时|格|其)",
  "(?<!饱|温|缓|总)和(?!谐|解)",
  "(?<!需|主|重|必|摘|纪)要(?!素|点|求)",
  "以(?!太|及)",
  "从(?!业)",
  "等(?!级|离|保)",
  "需(?!求)",
  "其(?!他)",
  "并(?!发|购|行|网)",
  "的|或|将|把|被|该",
].join("|");

const hanStops = new RegExp(
  `岗位职责|岗位描述|职位描述|工作职责|任职要求|任职资格|熟练掌握|熟练使用|熟练|熟悉|掌握|精通|了解|具有|具备|拥有|能够|善于|擅长|负责|参与|协助|配合|承担|完成|进行|根据|通过|使用|运用|利用|以及|或者|并且|相关|相应|常用|主流|至少|以上|以下|左右|整体|全盘|统筹|牵头|良好|优秀|较强|一定|丰富|扎实|深入|独立|公司|团队|我们|日常|各类|各种|其他|包括|例如|做好|开展|推动|制定|提供|提升|保证|确保|降低|提高|持续|不断|及时|${hanParticles}`,
  "gu",
);

/** Verbs before an ability that say what is done with it, and where: 编写单元测试, 线上故障排查. */
const hanOpening =
  /^(?:做好|做|编写|撰写|书写|编制|出具|办理|跟踪|跟进|推行|推进|组织|参加|主持|落实|执行|开展|完善|建立|搭建|维护|控制|收集|输出|制作|处理|复核|审核|支持|保障|线上|线下|现场|日常|年度|月度|季度|月末|年末|新员工)+(?=\p{Script=Han}{4,6}$)/u;

/** Two verbs name no ability: 执行分析 is what is left of 预算执行分析. */
const hanPair =
  /^(?:每[日周月年]|月末|承接|指导|管理|监督|协调|安排|核心|执行|跟踪|跟进|办理|落实|开展|完善|收集|组织|编制)\p{Script=Han}{2}$/u;

export function chinesePhrases(text: string): string[] {
  const head = new RegExp(`^\\p{Script=Han}{2,4}(?:${hanHeads})$`, "u");
  return Array.from(text.matchAll(/\p{Script=Han}{2,}/gu)).flatMap(({ 0: run, index }) => {
    const parts = run.replace(hanStops, " ").split(" ");
    // What touches a name taken out, or another script, is part of a longer word.
    const start = /[A-Za-z\uE001]/.test(text[index - 1] ?? "") ? 1 : 0;
    const end = text[index + run.length] === removedHan ? -1 : parts.length;
    return parts
      .slice(start, end)
      .map((part) => part.replace(hanOpening, ""))
      .filter(
        (part) =>
          part.length >= 4 &&
          part.length <= 6 &&
          head.test(part) &&
          !hanPair.test(part) &&
          !hanSoft.test(part) &&
          !hanInside.test(part),
      );
  });
}

/** Whether what a resume lists as a skill is one, and no virtue. */
export function isChineseSkill(skill: string): boolean {
  return skill.length >= 2 && skill.length <= 10 && !hanSoft.test(skill);
}

export const withoutLead = (item: string) => item.trim().replace(hanLead, "");

const hanSoft =
  /能力|意识|精神|优先|经验|以上|以下|学历|本科|硕士|大专|专业|年龄|沟通|责任|耐心|细心|认真|吃苦|抗压|团队|协作|态度|热情|形象|普通话|加班|出差|夜班|健康|福利|待遇|不限|左右|相关|等$|方向|部门|公司|同事|领导|简历|应聘|请|(?:准确|及时|稳定|积极|主动|安全)性|至少|扁平|上下班|公寓|宿舍|食堂|班车|路线|优惠|寒暑假|任务|问题|其他|情况|变化|进展|人员|行业|高质量|有效|信誉|工资|奖金|保险|核心|资格$|经理$|总工$|工程师$|主管$|趋势|建议|事业心|^供应商$|流利|发音|细[致心]|稳重|严谨|踏实|勤[奋快劳恳]|清晰|端正|开朗|乐观|亲和|温和|敏[捷锐感]|操守|品[行德]|敬业|诚[信实]|功底|理解力|执行力|爱心|自驱|上进|[东南西北中]区|大区|\p{Script=Han}至\p{Script=Han}|(?:部|部门|中心|[法学医]院|检察院|律所|经历|背景|特长|资源|客户群?)$|^带过|^有/u;
const hanLead =
  /^(?:严格|懂得?|为(?!主)|.{0,4}进行|探索|理解|组织|做好|做|探究|研究|设计|分析|提升|优化|编写|编制|书写|出具|办理|跟踪|推行|参加|复核|线上|线下|熟练掌握|熟练使用|熟练操作|熟练|熟悉|掌握|精通|了解|具备|具有|持有|拥有|会用|会(?!议|员|计|话|展)|能独立|能够|能|负责|参与|协助|配合|承担|执行|开展|落实|做好|使用|运用|完成|进行|管理|书写|撰写|搭建并运营|搭建|制定|策划|输出|统筹|主导|牵头|把控|操盘|监督|打理|推进|跟进|承接|处理(?!器)|收集|监控|持(?!续)|提供|降低|控制(?=.{3})|每[日周月年]|月末|定期|申报(?=.{3})|驾驶|核对(?=.{3})|维护(?=.{3})|指导(?:学生)?(?:参加)?|担任|持续|不断|及时|推动|定义|定期|保证|并|有(?!效|赞|色|机|限)|在(?!线|职|途|建)|与|对|做过|独立)+/;

/** What an enumeration names by example: "私域工具如微盛、有赞". */
const hanExample = /^.*?(?:例如|比如|诸如|如(?!何|实|期)|包括)/u;

/** The items of a Chinese enumeration, 机械通气护理、气道管理和吸痰; what is not listed is left alone. */
export function chineseItems(text: string): string[] {
  return text.split(/[，。；：,;:（）()]/).flatMap((clause) => {
    if (!/[、]|\p{Script=Han}(?:和|及|与|或)\p{Script=Han}/u.test(clause)) return [];
    const items = clause
      .split(
        /、|以及|(?<=[\p{Script=Han}\uE001])(?:和(?!谐|解)|(?<!普|涉|以)及(?!时|格|其)|(?<!参)与|或)(?=[\p{Script=Han}\uE001])/u,
      )
      .map((item) =>
        item
          .trim()
          .replace(hanExample, "")
          .replace(/等(?!级|离|保).*$/u, "")
          .replace(hanLead, "")
          .replace(/^.*的/, "")
          .trim()
          .replace(/(?:更佳|更好|为佳)$/, "")
          .replace(/(?:工作|使用|操作|原理|知识|任务|等|者|证书|办理)$/, ""),
      );
    const fitting = items.filter(
      (item) =>
        /^[\p{Script=Han}A-Za-z+#/ -]{2,8}$/u.test(item) &&
        (item.length > 2 || clause.includes(`${item}等`)) &&
        !hanSoft.test(item) &&
        !hanInside.test(item),
    );
    return items.length >= 2 ? fitting : [];
  });
}

/** Items that begin or end inside a word, or with a verb that has lost its object. */
const hanInside =
  /^[好了着过其各或并]|[按及]时|[与和及或的地得在对将把]$|(?:完成|进行|负责|参与|协助|配合|实现|保障)/u;
