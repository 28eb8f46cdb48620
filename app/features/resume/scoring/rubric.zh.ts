import { hasQuantity } from "./metrics";
import type { LanguageRules } from "./rubric";

/** 只说职责、不说做成了什么的开头（facts: interview-guide 要求去掉“负责……的开发”，负责 / 参与 / 协助 不单独成句）。 */
const weakOpenings =
  /^(?:主要|具体|日常|全面|积极|长期)?(负责|参与|协助|配合|辅助|从事|担任|跟随|帮助|接触|了解|学习)(?!人)/;

/** 动词开头：interview-guide 举例 主导 优化 解决 搭建，其余为简历常用动词。 */
const verbs =
  "主导|牵头|领导|带领|率领|带队|统筹|推动|推进|推广|推行|制定|制订|策划|规划|设计|架构|搭建|构建|建立|建设|组建|创建|创立|创办|开发|研发|自研|编写|撰写|起草|编制|编辑|重构|重写|改造|改进|改善|优化|升级|迁移|拆分|整合|集成|引入|引进|落地|实施|实现|执行|完成|交付|上线|发布|部署|运维|维护|监控|排查|定位|解决|修复|处理|攻克|攻关|分析|调研|研究|梳理|整理|汇总|统计|评估|评审|审核|测试|验证|训练|标注|采集|清洗|抽取|挖掘|预测|提出|提炼|总结|输出|沉淀|汇报|演讲|主讲|讲授|授课|指导|培训|辅导|培养|招聘|管理|协调|沟通|对接|谈判|签约|签订|拓展|开拓|开发|挖掘|维系|跟进|销售|达成|实现|提升|提高|降低|减少|缩短|节省|节约|压缩|控制|增加|扩大|扩展|突破|超额|获得|荣获|斩获|取得|赢得|入选|发表|申请|翻译|组织|举办|承办|主持|筹备|筹集|募集|采购|运营|投放|拍摄|剪辑|制作|绘制|建模|封装|抽象|接入|打通|打造|孵化|启动|创新|改版|替换|移植|适配|支撑|支持|保障|保证|确保|守护|通过|使用|利用|收集|记录|核算|编排|操作|检修|调试|安装|巡检|护理|诊断|教授|备课|策展|调整|简化|规范|统一|完善|健全|细化|联合|合作|协同|独立|自主|深入|定制|定义|明确|挖潜|复盘|迭代|压测|调优|调度|治理|隔离|加固|审计|盘点|清理|回收|催收|促成|促进|引导|激活|召回|留存|裂变|转化";

const tradeVerbs =
  "办理|接待|推行|校对|代理|邀约|转派|登记|录入|核对|发放|解答|回访|回复|讲解|批改|带教|护理|安排|布置|维修|保养|验收|监督|检查|清点|归档|拟定|起草|提供|更新|发布|收银|陈列|备菜|烹饪|装配|焊接|加工|化验|配制|配送|分拣|打包|催款|结账|报税|申报|函证|稽核|登账|照护|巡房|宣教|陪诊";

const adverb =
  "(?:独立|自主|成功|快速|持续|深入|全程|全面|主动|单独|从零|从 ?0 ?到 ?1|率先|首次|并|且|先后|累计|共同|联合|合作|每(?:天|周|月|日|年)|定期|及时|高效|牵头|负责并|创造性地)";

const leading = new RegExp(`^${adverb}*(?:地|的)?(${verbs}|${tradeVerbs})`);

/** Lines like "通过……将……降低", which begin with a preposition and have their verb later. */
const prepositional =
  /^(?:基于|针对|采用|围绕|结合|面向|在|为|对|与|将|把|从|根据|按照|借助|依托|以|作为|运用|应用|凭借)/;
const anyVerb = new RegExp(`${verbs}|${tradeVerbs}`);

const result =
  /提升|提高|降低|降至|降到|减少|减至|缩短|节省|节约|增长|增加|增至|下降|上升|达到|突破|超过|超额|翻倍|翻番|翻了|压缩|压降|扩大|获得|荣获|斩获|获评|取得|赢得|晋升|避免|覆盖|转化|完成率|准点率|零(?:故障|事故|丢失|投诉|宕机)|减半|降本|增效|改善|消除|挽回|累计|实现[^，。；]{0,60}?(?:增长|提升|目标|盈利|营收|收入|稳定|统一|自动化)|排名|名列|被[^，。；]{0,60}?(?:采纳|采用|使用|用于|引用|收录)|推动[^，。；]{0,60}?(?:调整|落地|通过|上线)/;

/** 套话：人人可写、无从核对。来源：facts §3c（热爱学习、积极向上）及常见自我评价。 */
const buzzwords =
  /热爱学习|热爱生活|积极向上|积极进取|积极乐观|乐观开朗|乐观向上|性格开朗|性格外向|开朗大方|为人(?:正直|诚恳|真诚|和善|随和)|吃苦耐劳|踏实(?:肯干|认真|稳重|努力)|勤奋(?:好学|刻苦|踏实)|认真负责|工作认真|做事认真|责任(?:心|感)强|有责任(?:心|感)|强烈的责任(?:心|感)|上进心|事业心|抗压能力|承压能力|学习能力强|较强的学习能力|良好的学习能力|沟通能力强|良好的沟通|较强的沟通|优秀的沟通|团队(?:合作|协作)?(?:精神|意识)|团队合作能力|善于(?:沟通|学习|交流)|善于与人|执行力强|适应能力强|逻辑(?:思维)?能力强|思维敏捷|精益求精|追求(?:卓越|完美|极致)|赋能|抓手|闭环|底层逻辑|颗粒度|组合拳|心智|顶层设计|全方位|多维度|打通|方法论|对齐|拉通|势能|反哺|同频共振|护城河|倒逼|跃迁|体系化作战|赛道|风口|长尾|引爆|底座|双轮驱动|第一性原理|飞轮|以终为始|深耕|触点|全域|链路(?!追踪|压测|监控)|极致|深度洞察|结果导向|互联网思维|以用户为中心|高效协同|输出价值|多方资源|以点带面|提效降本|降本增效|爆款|一站式|充满(?:激情|热情)|对工作充满|服从(?:安排|管理)|敢于(?:挑战|创新)|勇于(?:挑战|创新)|丰富的(?:经验|工作经验)/g;

/** The first person; not 我司, 我国 and 自我. */
const pronouns = /(?:^|[。！？；])(?:我(?!国|司|校|院|行|市|省)|本人|笔者|咱们)/g;

/** Private details that neither law nor hiring asks for: identity number, marriage, ethnic group, health, religion; party membership is none of them. */
const privateDetails =
  /身份证(?:号码?)?|婚姻状况|婚否|已婚|未婚|离异|民族|宗教信仰|血型|身高|体重|健康状况|生育|(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dXx](?!\d)/g;

const connective = /[的了在将把被对为与从到使让并及于以由至是有过]|通过|根据|每[天周月年]|期间|之后|以后/;

function leadVerb(text: string): string | null {
  const plain = text.replace(/^[^\p{L}\p{N}]+/u, "");
  const verb = leading.exec(plain)?.[1];
  if (verb !== undefined) return verb;
  return prepositional.test(plain) ? (anyVerb.exec(plain)?.[0] ?? null) : null;
}

function weakOpening(text: string): string | null {
  return weakOpenings.exec(text.replace(/^[^\p{L}\p{N}]+/u, ""))?.[1] ?? null;
}

/** Each Chinese character counts one, and so does a run of Latin letters; digits and marks count nothing. */
function size(text: string): number {
  return (text.replace(/https?:\S+/g, " ").match(/\p{Script=Han}|[A-Za-z][\w.+#-]*/gu) ?? []).length;
}

const idle =
  /[的了着过地得与和及并对将把以我]|本人|笔者|若干|[多数](?=[个家次项款场名位篇份种台套门批支部轮条])|负责|参与|协助|主要|进行|工作|日常|成功|有效|相关|通过|完成|方面|以及|能力|较强|良好|具备/g;

function content(text: string): number {
  return size(text.replace(buzzwords, "").replace(idle, ""));
}

function isListed(segment: string): boolean {
  return segment.trim() !== "" && !hasQuantity(segment) && !result.test(segment);
}

/** A sentence has five characters and a verb or particle; lists and titles that end in a colon are none. A clause that is one stays one, whatever stands beside it. */
function isStatement(text: string): boolean {
  const characters = size(text);
  if (characters < 5 || /[:：]\s*$/.test(text)) return false;
  const segments = text.split(/[、,，;；|/]/).filter(isListed);
  const listedSize = segments.reduce((sum, segment) => sum + size(segment), 0);
  const listed = segments.length >= 4 && listedSize / segments.length <= 5;
  const labelled =
    /^[^:：]{1,10}[:：]/.test(text) && segments.length >= 2 && listedSize / segments.length <= 8;
  const clauses = text.split(/[，,；;]/);
  if (clauses.length > 1 && clauses.some(isStatement)) return true;
  if (listed || labelled) return false;
  if (weakOpening(text) !== null || leadVerb(text) !== null) return true;
  return characters >= 8 && (connective.test(text) || result.test(text) || anyVerb.test(text));
}

/** 中文规则。章节名取自 Resume-Matcher 的中文标题表，另加校招与技术简历常见写法。 */
export const chinese: LanguageRules = {
  leadVerb: (text) => (weakOpening(text) === null ? leadVerb(text) : null),
  /** Where 负责 is followed by what was achieved, it is more than a duty. */
  weakOpening: (text) => (result.test(text) ? null : weakOpening(text)),
  statesResult: (text) => result.test(text),
  isStatement,
  size,
  content,
  pronouns,
  buzzwords,
  privateDetails,
  headings: {
    work: [
      "工作经历",
      "工作经验",
      "工作履历",
      "职业经历",
      "从业经历",
      "实习经历",
      "实习经验",
      "项目经历",
      "项目经验",
      "科研经历",
      "研究经历",
      "校园经历",
      "社会实践",
      "实践经历",
      "实习项目经历",
      "实习与项目经历",
      "主要项目",
    ],
    education: ["教育背景", "教育经历", "教育", "学历", "学习经历", "教育经验"],
    skills: [
      "技能",
      "专业技能",
      "个人技能",
      "技能特长",
      "it技能",
      "技能证书",
      "技术能力",
      "专业能力",
      "技术栈",
      "职业技能",
      "相关技能",
    ],
  },
};
