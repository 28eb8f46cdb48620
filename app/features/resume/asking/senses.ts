import type { ResumeLanguage } from "~/core/resume";
import { simplified } from "../lexicon/simplified";

const some = String.raw`(?:the|an?|our|all|new|my|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,.]*|(?!(?:for|of|to|in|on|at|with|and|by) )(?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}[\p{Ll}-]+s)\b`;
/** Verbs in the past; the present ("train", "trains") only before what it is done to, since "lead designer" is no deed. */
const did = (past: string, present: string, object = "") =>
  new RegExp(String.raw`^(?:\p{L}+ly )?(?:(?:${past})|(?:${present})(?= ${some}))\b${object}`, "iu");

const upTo = String.raw` (?:(?!(?:for|of|with|on|to|in|at|from|by) )[\p{L}\d$€£.,'’/–-]+ ){0,6}?`;

/** Those whom one leads or looks after: of them nobody asks "what came of this". */
const people = String.raw`(?:teams?|crews?|departments?|shops?|branch(?:es)?|wards?|kitchens?|brigade|shifts?|staff|desks?|people|(?<!\band )stores?|sales(?= and|$)|(?:clerk|nurse|engineer|technician|operator|associate|assistant|advis[eo]r|analyst|developer|designer|driver|contractor|contributor|colleague|carer|teacher|educator|coordinator|consultant|volunteer|freelancer|worker|member|midwive|trainee|apprentice|junior|intern|manager|supervisor|officer|agent|representative|client|customer|account|firm)s?)\b`;
/** Not where the line tells already from what to what, how soon, or at what price. */
const told = String.raw`(?!.*\b(?:within|during|with (?:an?|no|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)|at no|from [^\s\d]*\d.* to|from (?:two|three|four|five|six|seven|eight|nine|ten|twelve) .* to)\b)`;
const tools = String.raw`(?:tools?|systems?|(?:web)?sites?|apps?|applications?|UI|APIs?|interfaces?|dashboards?|portals?|platforms?|pipelines?|workflows?|modules?|librar(?:y|ies)|frameworks?|plug-?ins?|bots?|scripts?|services?|networks?|databases?|spreadsheets?|trackers?|calculators?|templates?|checklists?|guides?|manuals?|handbooks?|leaflets?|curriculum|courses?|catalogues?|forms?)\b`;

/** What a verb and its object tell of, so that what came of it is asked in words that fit. Daily work is none: it was done, no more. */
const senses: Record<ResumeLanguage, [string, RegExp][]> = {
  en: [
    [
      "people",
      did(
        String.raw`trained(?! (?:on|in|as)\b)|coached|mentored|tutored|taught(?! to\b)|onboarded`,
        "(?:train|coach|mentor|tutor|teach(?:e)?|onboard)s?",
        String.raw`(?!.*\b(?:models?|classifiers?|networks?|algorithms?)\b)`,
      ),
    ],
    [
      "lead",
      did(
        "led|managed|headed|supervised?|supervises|oversaw|oversees?|directed|ran|coordinated",
        "(?:lead|manage|head|direct|run|coordinate)s?",
        upTo + people,
      ),
    ],
    [
      "change",
      did(
        `(?:improv|optimi[sz]|streamlin|reorgani[sz]|restructur|redesign|refactor|moderni[sz]|simplifi|automat|consolidat|standardi[sz]|digiti[sz]|centrali[sz]|upgrad|revis|replac|reviv)ed|rebuilt|rewrote|reset`,
        "(?:improve|optimi[sz]e|streamline|redesign|automate|moderni[sz]e|simplify|simplifies|standardi[sz]e)s?",
        told,
      ),
    ],
    [
      "study",
      did(
        String.raw`(?:research|analy[sz]|investigat|evaluat|studi|benchmark|pilot)ed|found the cause|audited(?!.*\b(?:accounts|statements|financial|clients?|compan\w+)\b)`,
        "(?:analy[sz]e|evaluate|investigate)s?",
        "(?! and)",
      ),
    ],
    ["deal", did("negotiated|renegotiated|negotiates? with", "(?:re)?negotiates?")],
    [
      "guide",
      did(
        "wrote|drafted|compiled|published|produced|translated",
        "(?:write|draft|compile|publish|produce)s?",
        String.raw`${upTo}(?:guides?|manuals?|handbooks?|procedures|instructions|polic(?:y|ies)|standards?|tools?|templates?|scripts?|librar(?:y|ies)|checklists?|playbooks?|curriculum|booklets?|brochures?|leaflets?)\b`,
      ),
    ],
    [
      "event",
      did(
        "organi[sz]ed|hosted|planned|coordinated",
        "(?:organi[sz]e|host|plan|coordinate)s?",
        String.raw`${upTo}(?:events?|conferences?|workshops?|festivals?|fairs?|trips?|exhibitions?|seminars?|concerts?|competitions?|retreats?|open days?|tournaments?)\b(?! (?:schedules?|plans?))`,
      ),
    ],
    [
      "build",
      did("built|developed|created|deployed|designed", "(?:build|create|develop|design)s?", upTo + tools),
    ],
    [
      "start",
      did(
        `launched|introduced|implemented|established|set up(?! and)|founded|initiated|pioneered|started (?:an?|the|our|small)|rolled out|opened (?:an?(?! average)|the (?:first|second|third|new))|(?:led|managed|headed|directed|oversaw|coordinated)${upTo}(?:projects?|migration|roll-?out|redesign|campaigns?|move|transition|implementation|introduction|reform|conversion|expansion|merger|launch|transformation)|migrated|moved (?=.{2,60}\\bto\\b)`,
        "introduces?",
        told,
      ),
    ],
    [
      "free",
      did(
        "(?:coordinat|manag|facilitat|integrat|configur|promot|expand|restor|recommend|propos|identifi|resolv|fix|solv|convert|review)ed|led",
        "(?:coordinate|manage|facilitate|promote|lead)s?",
        String.raw` (?:the|an?|our|two|three|four|five|six|\d+)\b(?!${upTo}${people})(?!.*\b(?:budgets?|collections?|records?|files|inbox|diar(?:y|ies)|calendars?|schedules?|drawings|games|sections?|seminars|sessions|classes|lessons|groups|tours|units?|patients?|caseload|tenancies|inspections?|loading|assignments?)\b)`,
      ),
    ],
    [
      "free",
      did(
        "organi[sz]ed|wrote (?:copy|articles|posts|content|newsletters|press releases)|promoted",
        "organi[sz]es?",
      ),
    ],
  ],
  zh: [
    [
      "people",
      /^(?:培训|带教|指导|辅导|讲授|教授|培养|执教|教过?)(?!材|室|案|务|育|学|部|计划|内容|经历|岗|师|员)(?!.*[，,](?:[并並]|编写|制定|建立|承接|负责|整理|组织|向))|^带(?!领)(?:出|教|过)?.{0,8}(?:徒弟|学徒|新人|实习|学员|研究生|弟子)/u,
    ],
    [
      "lead",
      /^(?:带领|管理|领导|统筹|主管|率领|分管|带(?=\d|[一二三四五六七八九十两]))(?!责任|学院|员|岗|部|能力|层|类|经验|.*(?:转正|答辩|出师|毕业))[^，。；]{0,24}(?:\d ?[名人]|[一二三四五六七八九十两百][名人]|(?:团队|小组|班组|部门|门店|车间|班级|店员|员工)(?=$|[，。；、（(的共及和与\d约 ]))/u,
    ],
    [
      "event",
      /^(?:组织|举办|策划|承办|筹备|主办|開展|开展)(?!能力|架构|部|者|委员)[^，。；]{0,20}(?:活动|培训|讲座|大会|年会|巡讲|比赛|竞赛|演练|沙龙|展览?|晚会|论坛|节|开放日|观摩会?|研学|路演|宣讲|竞聘|评选|联谊|运动会|推介会|分享会|班)(?=$|[，。；\d一二三四五六七八九十两])/u,
    ],
    [
      "start",
      /^(?:制定|制订|修订|推行|推动|推进|建立|建设|完善|规范|实施|引入|搭建|设立|健全)[^，。；]{0,26}(?:制度|机制|流程|体系|标准|规范|办法|规程|KPI|考核|预案|台[账帐]|清单|档案|细则|台賬|看板|模式|激励|模型|方法|信息库|指标库|数据库|知识库)/u,
    ],
    [
      "deal",
      /^(?:开发|拓展|开拓|洽谈|谈判|引进|签约)[^，。；]{0,16}(?:客户|市场|供应商|经销商|渠道|商户|合作方?|品牌|门店|代理商)/u,
    ],
    [
      "change",
      /^(?:优化|改进|改造|改善|重构|重写|升级|迁移|简化|改版|整合|替换|压缩|调优|精简)(?!能力|师|岗|建议|方案[，。；]?$)/u,
    ],
    [
      "study",
      /^(?:分析|调研|研究|评估|梳理|调查|诊断|排查|测算)(?!师|院|员|方向|内容|所|室|生|报告|领域|课题|岗|能力|对象|成果|工作)/u,
    ],
    [
      "build",
      /^(?:搭建|开发|研发|自研|设计|构建|上线|推出|创建|编写|撰写|制作|编制|拍摄|录制|起草)(?!师|院|部|岗|能力|专业)[^，。；]{0,24}(?:系统|平台|小程序|网站|工具|App|APP|(?:评测|测试|自动化|运维|数据|处理)\S{0,4}脚本|程序|模块|组件|接口|服务|看板|模板|手册|指南|指引|教程|教材|课件|课程|教具|指导书|说明书|SOP|图集|装置|设备|产线|报表|产品|包装|视觉|界面|海报|视频|实验平台|题库|样机|模具|工装|治具)/iu,
    ],
    [
      "free",
      /^(?:主导|牵头|推动|推进|发起)(?!人|单位)(?!.*(?:\d ?余?次|audit|审[核计]|检查|会议?|演练|课题))/iu,
    ],
    [
      "free",
      /^(?:统筹|推广|运营|开展|协调|解决|落实|承办|主导|牵头|推动|实施|设计|开发|搭建|建立|维护(?=[^，。；]{0,8}(?:公众号|平台|系统|网站|服务器|渠道|社群)))(?!责任|能力|员|岗|部|人员|学|方向|经验|师|院|[^，。；]*(?:报表|底稿|记录|课题|项目组|归档|audit|审核|审计|演练))/u,
    ],
  ],
};

const manner =
  /^(?:[^\p{L}\p{N}]*)(?:(?:独立|自主|成功|全面|持续|先后|主动|每[天日周月季年]|同时|曾|负责|牵头|主导)(?=[\p{Script=Han}])){0,2}/u;

export function senseOf(text: string, language: ResumeLanguage): string | null {
  const plain = simplified(text);
  const heads = language === "zh" ? [plain.replace(manner, ""), plain] : [plain];
  return heads.flatMap((head) => senses[language].find(([, verb]) => verb.test(head))?.[0] ?? [])[0] ?? null;
}
