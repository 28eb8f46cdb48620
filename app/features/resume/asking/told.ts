import type { ResumeLanguage } from "~/core/resume";
import { simplified } from "../lexicon/simplified";
import { hasQuantity } from "../scoring/metrics";
import { chinese } from "../scoring/rubric.zh";

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|all|both|none)`;

/** What came of the work, in words that no check counts: by comparison, by what did not happen, by what others did with it. */
const results: Record<ResumeLanguage, RegExp[]> = {
  en: [
    /\b(?:(?:days?|weeks?|months?) (?:early|ahead)|ahead of (?:schedule|time|plan|programme|program)|(?:under|within|on|below) budget|on (?:time|schedule|programme)|(?:above|over) (?:target|plan|quota)|first[- ](?:time|attempt)|in place of|instead of|compared (?:to|with)|(?:fewer|less|better|faster) than|almost (?:zero|nothing|none)|close to zero)\b/i,
    /\b(?:below|above|under|down|up|went|fell|rose|grew|dropped|cut|held|kept) (?:up |down )?(?:to |by |at |from )?(?:about |around |almost )?[$€£¥]?\d/i,
    /\bfrom (?:about |around |over )?[$€£¥]?\d\S* (?:\S+ ){0,4}to\b|\b(?:took|brought|moved|went|lifted|raised) (?:\S+ ){0,6}from (?:\S+ ){1,4}to\b/i,
    /\b(?:zero|no|not one|without (?:an?|any|a single)) (?:[\p{L}-]+ ){0,3}(?:accidents?|incidents?|defects?|errors?|complaints?|downtime|loss(?:es)?|rework|injur(?:y|ies)|outages?|findings|default|notice|night|claims?|returns?)\b|\bwithout losing\b/iu,
    /\d ?%(?!\w)|\b(?:found|recovered|raised|secured|saved|returned) (?:about |over |around )?[$€£¥]\d/i,
    new RegExp(
      String.raw`\b${number} of (?:the |them |which |whom )?(?:${number}|were|was|passed|now)\b`,
      "i",
    ),
    /[;,:] (?:\S+ ){0,8}(?:now|since|later|then) (?:\p{L}+(?:ed|s)? )|\b(?:now|later|since) (?:used|read|shared|copied|adopted|run|taken|published|kept)\b|[;,] (?:all|both|each|even) (?:\S+ ){0,5}(?:passed|join|joined|verdicts|stayed|accepted)\b/iu,
    /\b(?:which|that) (?:was|were|has been|have been) (?:\p{L}+ )?(?:shared|copied|adopted|closed|approved|published|used|accepted|carried out)|\bthat (?:flagged|showed|found|stopped)\b|^passed\b|\b(?:distinction|assurance|outstanding)\b/iu,
    /\buntil everyone\b|\breturns? a result in\b|\bused to this day\b|\bstill (?:used|with|in use|run|read|taken)\b|\bnow (?:gets?|reach(?:es)?|takes?|has|have)\b|\b(?:accepted|promoted to|used in the|passed \w+ (?:\w+ )?audits)\b/i,
  ],
  zh: [
    /提前|按期|按时|如期|优于|低于|高于|好于|[从由自](?=[^，。；]{0,14}[\d一二三四五六七八九十])[^，。；]{1,14}[至到为]/u,
    /控制在|稳定在|(?:保持|维持)在|以内|不足|不到|[降升提增减缩](?:至|到|为|了)|日清|断货|[\d一二两三四五六七八九十](?:天|日|小时|周|分钟)内/u,
    /(?:没有|无一|未发生|未出现|从未|仅有?[\d一二两三])|(?<!所)无(?:[^，。；]{0,4})(?:事故|投诉|差错|故障|返工|工伤|退货|遗漏)|零(?:事故|投诉|差错|故障|返工|工伤)/u,
    /(?:一次性?|均|全部|顺利|首次|全票)通过|通过[^，。；]{0,12}(?:验收|评审|审核|认证|审批|考核|答辩|检查|表决|扩项|备案)|合格|达标|获批|达成/u,
    /(?:入选|选为|评为|被评|获得?[^，。；]{0,10}(?:奖|第|称号|认可|书面|好评)|感谢信?|推荐信|表扬|锦旗|好评)|(?:签了|签下|续签|保住|拿下|谈下|追回|挽回|新增|带来新|接入商户|供[^，。；]{1,6}使用|沿用)/u,
    /其中[^，。；]{1,14}(?:已|被|发表|获|上线|独立)|已(?:独立|毕业|转正|上岗|出师|公开|投产|发表|上线)|次通过的?多/u,
    /\d ?[%％‰]|[万千百]分之|[\d一二三四五六七八九]成(?![为功立员都本果])/u,
    /(?:平均|人均|日均|月均|年均|单日|日最高|高峰)[^，。；]{0,10}[\d一二两三四五六七八九十]|教会|学会|抓获/u,
    /第[一二三四五六七八九十\d]|(?:为|列|排)前|优秀|为零|零(?:违|缺|延)|报道|推广(?=[。；]|$)|在全|出师|完工|支撑了|一直用|大为|后来|均(?:可|能|为|已)|收回|及时发现|下架|带出|年?节电|无缺勤/u,
  ],
};

/** Whether a line tells what came of it already. */
export function tellsResult(text: string, language: ResumeLanguage): boolean {
  const plain = simplified(text);
  return results[language].some((one) => one.test(plain));
}

/** What is done day by day in a trade, and of which no more comes than that it was done. */
const routine: Record<ResumeLanguage, RegExp> = {
  en: /^(?:open(?:s|ed)?|clos(?:e|es|ed) (?!the (?:books|deal|gap|loop))|cared?|cares|carr(?:y|ied) out|keeps?|kept|mark(?:ed)? out|picks?|picked|packs?|packed|set out|cover(?:s|ed)?|(?:re)?stock(?:s|ed)?|clean(?:s|ed)?|count(?:s|ed)?|(?:un)?load(?:s|ed)?|sort(?:s|ed)?|fil(?:e|es|ed)|log(?:s|ged)?|register(?:s|ed)?|serv(?:e|es|ed)|greet(?:s|ed)?|check(?:s|ed)?|deliver(?:s|ed)? (?:parcels|meals|goods|orders|mail)|drove|fit(?:s|ted)?|handl(?:e|es|ed)|receiv(?:e|es|ed)|weigh(?:s|ed)?|cook(?:s|ed)?|wash(?:es|ed)?|dispens(?:e|es|ed)|scan(?:s|ned)?)\b/i,
  zh: /^(?:每[天周月日班晚][^，。；]{0,4})?(?:收银|补货|理货|登记|录入|核对|检查|清点|盘点|照顾|照护|照料|接待|接听|打扫|清洁|整理|处理|办理|安排|打包|分拣|装卸|配送|焊接|装配|巡[房检查]|值[班守]|维护(?=[^，。；]{0,8}往来)|结[账帐]|开具|发放|归档|收集|上架|跟进|跟踪|发布|制作[^，。；]{0,4}(?:单|表)|长期照护|参加|支援|兼任)/u,
};

/** Chinese without a verb at its head names a duty and nothing that was achieved. */
export function isRoutine(text: string, language: ResumeLanguage): boolean {
  const plain = simplified(text);
  const isNamed = chinese.leadVerb(plain) === null && chinese.weakOpening(plain) === null;
  return (language === "zh" && isNamed && !/^[^，。；]{0,6}[把将带]/u.test(plain)) || isDaily(text, language);
}

function isDaily(text: string, language: ResumeLanguage): boolean {
  return routine[language].test(simplified(text).replace(/^[^\p{L}\p{N}]+/u, ""));
}

/** Duties that have no number: one keeps order, stands in for somebody, or takes part. */
const uncounted: Record<ResumeLanguage, RegExp> = {
  en: /^(?:keep|kept|carr|mark|set|open|clos|car(?:e|es|ed)\b|covere?d? for)|\bup to date\b/i,
  zh: /^(?:参加|兼任|支援|临时|旺季)|工程|监造|工作/u,
};

/** Whether "about 40 orders a day" can stand behind a line: one short clause, without a figure or another clause behind it. */
export function takesVolume(text: string, language: ResumeLanguage): boolean {
  const body = text.replace(/[.。；;]$/u, "");
  if (!isDaily(text, language) || hasQuantity(text) || uncounted[language].test(simplified(text)))
    return false;
  return language === "zh"
    ? body.length <= 24 && !/[，。；：]/u.test(body)
    : body.split(" ").length <= 14 &&
        !/[;:,.]|\b(?:which|that|who|where|when|while|and \p{L}+ed)\b/u.test(body);
}

/** “负责译审新人译员，编写翻译规范”：后一分句已说明做了什么。 */
export function tellsMore(text: string): boolean {
  const [, next = "", ...more] = text.split(/[，；]/u);
  return [next, ...more].some((clause) => deedVerb.test(clause));
}
const deedVerb =
  /^(?:并|且|同时)?(?:主导|牵头|设计|搭建|开发|建立|编写|撰写|制定|推动|推行|更换|改造|优化|引入|组织|重构|独立完成)/u;
