import type { ResumeLanguage } from "~/core/resume";
import type { Answer, Field, Question } from "./questions";

type Texts = Record<string, readonly string[]>;

/** How much people say: the least that can be written of, what they are asked for, or all of it at length. */
export const sayings = ["short", "usual", "long"] as const;
type Saying = (typeof sayings)[number];

/** What people leave out where more is asked of them: of few words more, but nobody fills every field. */
const leftOut: Record<Saying, RegExp> = {
  short: /^(?:result[123]?|deed3|time|strength|per|about)$/,
  usual: /^(?:deed3|result[23])$/,
  long: /^(?:deed3|result3)$/,
};

const spoken: Record<ResumeLanguage, Record<Exclude<Saying, "usual">, Texts>> = {
  en: {
    short: {
      result: [
        "the manager liked it",
        "customers were happier",
        "fewer mistakes",
        "it is still in use",
        "the team saved time",
      ],
      deed: [
        "cleaned up the archive",
        "planned team events",
        "answered customers' questions",
        "helped in the shop",
      ],
      object: ["the plan", "reports", "the website"],
      strength: ["Good with numbers"],
      fact: ["plan each week", "answer within a day"],
    },
    long: {
      result: [
        "colleagues from other departments now ask for the same way of working because it is so much easier to follow",
        "the whole team now works by it every day, so that nobody has to ask any more and 20% less time is lost",
      ],
      object: ["the monthly reports on 12 departments for the management and the 3 owners"],
    },
  },
  zh: {
    short: {
      result: ["领导很认可", "客户更满意了", "差错变少", "沿用至今", "团队省了时间"],
      deed: ["整理档案", "组织部门活动", "回答客户问题", "协助仓库出货"],
      object: ["计划", "月报", "新网站"],
      strength: ["熟悉 Excel"],
      fact: ["每周排好计划", "当天回复"],
    },
    long: {
      result: [
        "其他部门的同事纷纷前来学习这套做法并且在各自的日常工作里沿用下来",
        "全组每天都按它开展工作，新同事不用再逐一请教，整体处理时间减少了 20%",
      ],
      object: ["面向管理层与 3 位股东的 12 个部门的经营月报"],
    },
  },
};

const english: Texts = {
  result: [
    "cut the waiting time by 20%",
    "saved the team about 5 hours a week",
    "complaints fell by 15%",
    "12% fewer errors in the first quarter",
    "the team adopted it within 2 months",
    "reduced the cost per order by 8%",
  ],
  deed: [
    "wrote a guide of 20 pages that new colleagues read in their first week",
    "planned the weekly schedule of 9 people and two shifts",
    "reviewed 30 requests of customers a week and answered each within a day",
    "trained 6 new colleagues in the tools and rules of the department",
    "checked 200 records a month against the files of the archive",
    "compared the offers of 5 suppliers and recommended the cheapest",
  ],
  object: [
    "the weekly plan for 6 people",
    "14 test reports",
    "a guide for 20 new users",
    "the list of 45 open points",
  ],
  thing: ["requests", "cases", "partners", "tasks"],
  value: ["12"],
  unitName: ["%"],
  fact: ["work with 6 colleagues in two towns"],
  role: ["Specialist in the field"],
  strength: ["Cut the waiting time of 300 customers by 20%"],
  skill: ["Planning", "Microsoft Excel", "Reporting"],
  place: ["Berlin, Germany"],
  position: ["Assistant"],
  employer: ["Example Ltd"],
  school: ["Example University"],
  degree: ["Bachelor of Arts"],
  dates: ["Mar 2018 – Jun 2020"],
};

const chinese: Texts = {
  result: [
    "客户等待时间缩短 20%",
    "每周为团队节省 5 小时",
    "投诉量下降 15%",
    "首季度差错减少 12%",
    "两个月内覆盖全部门",
    "单笔成本降低 8%",
  ],
  deed: [
    "编写 20 页的新人手册，供入职同事第一周使用",
    "编排 9 人两个班次的每周工作计划，按时发布",
    "每周处理客户需求 30 条，当天逐一回复到位",
    "培训 6 名新同事掌握部门常用工具与工作规范",
    "每月核对档案记录 200 条，逐条更正其中差错",
    "对比 5 家供应商的报价并提出采购方案与建议",
  ],
  object: ["6 人小组的周计划", "14 份测试报告", "面向 20 名用户的操作手册", "45 项待办清单"],
  thing: ["项需求", "个任务", "家合作方"],
  value: ["12"],
  unitName: ["%"],
  fact: ["与 6 名同事跨两地协作"],
  role: ["业务专员"],
  strength: ["曾将 300 名客户的等待时间缩短 20%"],
  skill: ["计划管理", "Excel", "数据汇总"],
  place: ["北京"],
  position: ["助理"],
  employer: ["示例有限公司"],
  school: ["示例大学"],
  degree: ["本科"],
  dates: ["2018.03 – 2020.06"],
};

const numbers: Record<string, readonly string[]> = {
  count: ["14", "26", "35", "120", "8"],
  share: ["12", "20", "35"],
  amount: ["48000", "120000", "35000"],
  years: ["6"],
};

const contact: Record<ResumeLanguage, Answer> = {
  en: { email: "owner@example.com", phone: "+1 202 555 0147" },
  zh: { email: "owner@example.com", phone: "13800138000" },
};

function asksHowOften({ ask, values }: Question): boolean {
  return ask === "volume" || values.context === "often";
}

/** To measure what answering is worth; the same question and `turn` always give the same, every turn says another amount. */
export function plausibleAnswer(question: Question, language: ResumeLanguage, turn: number): Answer {
  const saying = sayings[turn % sayings.length] ?? "usual";
  const usual = language === "zh" ? chinese : english;
  const texts: Texts = saying === "usual" ? usual : { ...usual, ...spoken[language][saying] };
  const pick = (all: readonly string[] | undefined, at: number) => all?.[at % all.length] ?? "";
  const given = ({ name, type, options }: Field): string => {
    if (question.fields.length > 1 && leftOut[saying].test(name)) return "";
    if (type === "check") return saying === "long" ? "yes" : "";
    if (type === "choice") {
      if (name === "per" && saying === "usual" && !asksHowOften(question)) return "";
      return pick(options?.length === 1 ? options : options?.filter((id) => id !== "self"), turn);
    }
    if (type === "number") return pick(numbers[name], turn);
    const at = Number(/\d$/.exec(name)?.[0] ?? 1) - 1;
    const kind = name.replace(/\d$/, "");
    return contact[language][name] ?? pick(texts[kind], kind === "skill" ? at : turn + at);
  };
  return Object.fromEntries(question.fields.map((field) => [field.name, given(field)]));
}
