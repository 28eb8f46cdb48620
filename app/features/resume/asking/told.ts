import type { ResumeLanguage } from "~/core/resume";
import { simplified } from "../lexicon/simplified";
import { hasQuantity } from "../scoring/metrics";
import { english } from "../scoring/rubric.en";
import { chinese } from "../scoring/rubric.zh";

const number = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|all|both|none)`;

/** What came of the work, in words that no check counts: by comparison, by what did not happen, by what others did with it. */
const results: Record<ResumeLanguage, RegExp[]> = {
  en: [
    /\b(?:(?:days?|weeks?|months?) (?:early|ahead)|ahead of (?:schedule|time|plan|programme|program)|(?:under|within|on|below) budget|on (?:time|schedule|programme)|(?:above|over) (?:target|plan|quota)|first[- ](?:time|attempt)|in place of|instead of|compared (?:to|with)|(?:fewer|less|better|faster) than|(?:lower|higher|shorter|cheaper|larger|smaller|more|earlier) (?:\S+ ){0,3}than|(?:twice )?named|(?:placed|came|finished) (?:first|second|third|\d+(?:st|nd|rd|th))|almost (?:zero|nothing|none)|close to zero|closed all|inside the (?:day|week|month)|an average of \d\S*|through both houses)\b/i,
    /\b(?:below|above|under|down|up|went|fell|rose|grew|dropped|cut|held|kept) (?:up |down )?(?:to |by |at |from )?(?:about |around |almost )?[$€£¥]?\d/i,
    /\bfrom (?:about |around |over )?(?:[$€£¥]?\d\S*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\S+ ){0,4}to\b|\b(?:took|brought|moved|went|lifted|raised) (?:\S+ ){0,6}from (?:\S+ ){1,4}to\b/i,
    /\b(?:zero|no|not one|without (?:an?|any|a single)) (?:[\p{L}-]+ ){0,3}(?:accidents?|incidents?|defects?|errors?|complaints?|downtime|loss(?:es)?|rework|injur(?:y|ies)|outages?|findings|default|notice|night|claims?|returns?)\b|\bwithout losing\b/iu,
    /\d ?%(?!\w)|\b(?:found|recovered|raised|secured|saved|returned) (?:about |over |around )?[$€£¥]\d/i,
    new RegExp(
      String.raw`\b${number} of (?:the |them |which |whom )?(?:${number}|were|was|passed|now)\b`,
      "i",
    ),
    /[;,:] (?:\S+ ){0,8}(?:now|since|later|then) (?:\p{L}+(?:ed|s)? )|\bused (?:in|by|across|for|to|at|on)\b|\b(?:now|later|since) (?:used|read|shared|copied|adopted|run|taken|published|kept)\b|[;,] (?:all|both|each|even) (?:\S+ ){0,5}(?:passed|join|joined|verdicts|stayed|accepted)\b/iu,
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
    /第[一二三四五六七八九十\d]|(?:为|列|排)前|优秀|为零|零(?:违|缺|延)|报道|推广(?=[。；]|$)|在全|出师|完工|支撑了|一直用|大为|后来|均(?:可|能|为|已)|收回|及时发现|下架|带出|年?节电|无缺勤|归零|零扣|投入使用/u,
  ],
};

export function tellsResult(text: string, language: ResumeLanguage): boolean {
  const plain = simplified(text);
  return results[language].some((one) => one.test(plain));
}

/** Where another clause, or one that hangs on it, says more of the deed: what came of it stands there mostly. */
const goesOn: Record<ResumeLanguage, RegExp> = {
  en: /[;:] |[.–—] ?\p{Lu}| [–—] |\b(?:which|that(?! (?!was|has|is|does|us)\p{Ll}+s\b)|who|whom|whose|where|when|while|until|because|so|since|if|without|instead|rather|still|now|later|became|won|worth)\b|, \p{L}+ing (?:the|an?|our|its|their|all|\d)|\b(?:replacing|reducing|cutting (?=the|costs?|\S*\d|\S+ (?:times?|costs?))|saving|enabling|allowing|increasing|improving|ensuring|leading to|resulting|adding|bringing|helping|finding|covering)\b|\bto (?:reduce|improve|increase|cut|save|ensure|avoid|prevent|enable|support|speed)\b/u,
  zh: /[，；。：:][^，；。：:]*[\d一二三四五六七八九十两百千万]|[，；](?:并|从而|以|使|让|最终|实现|确保|避免|防止|保障|解决|支持|满足|提高|提升|降低|减少|缩短|节约|节省|覆盖|形成|获|被|已|后|现|做到|便于|方便|成为|获得|取得|促进|帮助|用于|供)|(?:[，；。][^，；。]+){3}/u,
};

/** Whether a line is one clause, or in Chinese a few short ones, of which something may have come that it does not tell. */
export function isOpen(text: string, language: ResumeLanguage): boolean {
  return !tellsResult(text, language) && !goesOn[language].test(simplified(text.replace(/[.。；;]$/u, "")));
}

/** What is done many times a day, so that its volume says most about it. */
const daily: Record<ResumeLanguage, RegExp> = {
  en: /^(?:serv(?:e|es|ed)(?! as)|greet(?:s|ed)?|answer(?:s|ed)?|process(?:es|ed)?|picks?|picked|packs?|packed|(?:un)?load(?:s|ed)?|sort(?:s|ed)?|deliver(?:s|ed)? (?:parcels|meals|goods|orders|mail)|fit(?:s|ted)?|weigh(?:s|ed)?|wash(?:es|ed)?|dispens(?:e|es|ed)|scan(?:s|ned)?|register(?:s|ed)?)\b/i,
  zh: /^(?:收银|登记|录入|接待|接听|打包|分拣|装卸|配送|焊接|装配|开具|发放|处理|办理|跟进|长期照护)/u,
};

/** Whether "about 40 orders a day" can stand behind a line: one short clause without a figure. */
export function takesVolume(text: string, language: ResumeLanguage): boolean {
  const body = text.replace(/[.。；;]$/u, "");
  if (!daily[language].test(simplified(text)) || hasQuantity(text) || !isOpen(text, language)) return false;
  return language === "zh"
    ? body.length <= 20 && !/[，；：]|采购|工程|监造|工作/u.test(body)
    : body.split(" ").length <= 12 && !/[,(]|\d|\b(?:every|each|as)\b/.test(body);
}

/** “负责译审新人译员，编写翻译规范”, "Responsible for …; brought failures down": what was done stands in another clause. */
export function tellsDeed(text: string, language: ResumeLanguage): boolean {
  const [, ...more] = text.split(
    language === "zh" ? /[，；。]/u : /[;:] |, (?=\p{L}+(?:ed|ing)\b)|\. (?=\p{Lu})/u,
  );
  const { leadVerb, weakOpening } = language === "zh" ? chinese : english;
  return more.some((clause) => leadVerb(clause.trim()) !== null || weakOpening(clause.trim()) !== null);
}
