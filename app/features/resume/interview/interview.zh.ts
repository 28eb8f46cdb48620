import type { Fact } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import { postBefore, type Role } from "./interview-roles";
import { trade } from "./interview-trades.zh";
import {
  during,
  nameOf,
  pad,
  padStart,
  placeOf,
  toAdd,
  told,
  withStop,
  workAs,
} from "./interview-wording.zh";

function story(question: string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({ question, answer: `${told(fact)}\n${toAdd(fact, ready)}` });
}

const behavioural: InterviewPhrases["behavioural"] = {
  lead: story(
    "讲一件您带领或指导别人的事。",
    "最初的一步、一次不同意见以及最后怎么达成一致、谁因此有了收获。",
  ),
  change: story("讲一件您动手改变的事。", "原来的做法为什么不能再用、步骤的先后、最紧张的时刻。"),
  fix: story("讲一个您解决过的问题。", "当时影响了谁、先试了什么、怎么找到原因、现在靠什么防止再次发生。"),
  improve: story("您让哪件事变得更好了？改善了多少？", "前后的数值和统计口径、怎么衡量的、付出了什么代价。"),
  build: story(
    "讲一件您自己建立或做出来的东西。",
    "在哪些方案之间做了选择、理由是什么、现在谁在用、今天会怎么选。",
  ),
  other: story("过去的工作里，您最想先讲哪一件？", "多久做一次、难在哪里、对依赖它的人意味着什么。"),
};

const technical: InterviewPhrases["technical"] = [
  (skill, fact) => ({
    question: `您用${pad(skill)}做过什么？`,
    answer: `${told(fact)}\n补充：为什么用${pad(skill)}而不是别的、它让哪件事变麻烦了、现在会怎么选。`,
  }),
  (skill, fact) => ({
    question: `举一个用到${pad(skill)}的例子。`,
    answer: `${told(fact)}\n补充：自己负责的部分、起初哪里不顺、怎么确认做对了。`,
  }),
];

const common: InterviewPhrases["common"] = [
  ({ best, present }) => ({
    topic: "behavioural",
    question: "简历里您最自豪的是哪一件？为什么是它？",
    answer: `${best?.tellsResult ? told(best) : `开场：选一件${present ? during(present) : ""}自己亲手做过、拿得出东西的事。`}\n补充：难在哪里、给别人带来了什么、为什么至今仍然看重。`,
  }),
  ({ present }) => ({
    topic: "role",
    question: "为什么想来这个岗位？为什么是现在？",
    answer: `开场：先说自己${present ? `${during(present)}做得最好的事` : "现在最擅长什么"}。\n补充：想继续做什么、想多做什么、招聘启事里哪一句打动了您。`,
  }),
  ({ skills, present }) => ({
    topic: "technical",
    question: "最近学会了什么？是怎么学的？",
    answer: `开场：${
      skills.length > 0
        ? `从简历列出的技能里选一个，比如${padStart(
            skills
              .slice(0, 3)
              .join("、")
              .replace(/[、和](?=[^、和]*$)/u, "或"),
          )}`
        : `选一件${present ? during(present) : ""}为了解决问题而学的东西`
    }。\n补充：为什么学、怎么学的、第一次用在了哪里。`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "讲一件和计划不一样的事，之后您做了什么改变？",
    answer: `开场：选一件${present ? during(present) : "自己"}经历过的事，先用一句话说明原来的计划。\n补充：后来发生了什么、自己承担了哪一部分，重点讲之后的做法有什么不同。`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "共事过的人会怎么评价您？",
    answer: `开场：想一个具体的人${present ? `，比如${during(present)}共事过的` : ""}。\n补充：一个优点和当时的场面，一个正在改进的地方和采取的办法。`,
  }),
  () => ({
    topic: "role",
    question: "您有什么想问我们的？",
    answer:
      "开场：问那些决定您是否接受的事。\n补充：前任做得好的地方、团队最近在讨论什么、第一年怎样算做得好。",
  }),
];

export const chinese: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const before = latest ? postBefore(latest, roles) : undefined;
    const since = latest?.to === "present" && latest.from ? `自 ${latest.from.year} 年起` : "";
    const now = latest?.to === "present" ? since || "目前" : "最近一份工作是";
    return {
      question: "请做个自我介绍：做过什么？想找怎样的工作？",
      answer: [
        latest?.kind === "experience"
          ? `回答：我${now}${withStop(padStart(workAs(latest)))}${before ? `此前${withStop(padStart(workAs(before)))}` : ""}`
          : `开场：${latest ? `从${pad(placeOf(latest)).trim()}讲起，再` : "先"}说清楚现在能做什么、为谁做。`,
        ...(best ? [`例证：${withStop(best.said)}`] : []),
        `补充：${best && before ? "" : "之前做过什么、一件能说明自己能力的事，再"}用一句话说明这个岗位为什么是顺理成章的下一步${best && before ? "，全程控制在两分钟以内" : ""}。`,
      ].join("\n"),
    };
  },
  behavioural,
  technical,
  unusedSkill: (skill) => ({
    question: `技能里写了${padStart(skill)}，您在哪里用过它？掌握到什么程度？`,
    answer: `开场：如实说明${pad(skill)}是在哪里接触的：工作、课程、自己练习，还是只读过资料。\n补充：用它做过的一件事；也值得写进对应的经历。`,
  }),
  jobTerm: (term, fact) => ({
    question: `这个岗位要求${padStart(term)}。您用它做过什么？`,
    answer: `${told(fact)}\n补充：自己承担的部分、规模有多大，以及要在这里用好${pad(term)}还需要补什么。`,
  }),
  missingJobTerm: (term) => ({
    question: `职位描述提到${padStart(term)}。您在这方面有什么基础？打算怎么补上？`,
    answer: `开场：用过${pad(term)}就说明在哪里用过，并写进简历；没有用过就先如实说明。\n补充：与它相近的经验、最初几周怎么学、到什么时候能独立完成。`,
  }),
  timeGap: (before, after) => ({
    question: `从${pad(nameOf(before))}到${padStart(nameOf(after))}，中间这段时间您在做什么？`,
    answer: `开场：用一句话平静地说明原因（学习、家庭、健康、求职等）。\n补充：这段时间坚持或学会了什么，又是怎么走到${pad(placeOf(after))}的。`,
  }),
  shortStay: (role) => ({
    question: `您在${pad(placeOf(role))}的时间不长（${role.dates}），有什么收获？又是出于什么考虑离开的？`,
    answer: `开场：讲一点${padStart(workAs(role)).trim()}时学到的东西。\n补充：用一句话说明原因（合同到期、业务调整、想换方向等）。`,
  }),
  trade,
  move: (role) => ({
    question: `当时是出于什么考虑离开${pad(placeOf(role))}的？`,
    answer: `开场：用一句话平静地说明离开的原因，当时您${padStart(workAs(role))}${role.dates ? `（${role.dates}）` : ""}。\n补充：在那里学到了什么、接下来想找什么、这个岗位为什么合适。多讲要去哪里。`,
  }),
  education: (role) => ({
    question: `在${pad(role.organisation ?? role.title ?? "求学期间")}学到的东西，哪些对这个岗位有帮助？`,
    answer: `开场：从${pad(placeOf(role)).trim()}学过的课程、论文或养成的习惯中选一个，一句话说清楚它是什么。\n补充：它后来帮到您的一件事，以及在这个岗位上能用在哪里。`,
  }),
  project: (role, fact) => ({
    question: `讲讲“${named(role)}”这个项目，您负责哪一部分？`,
    answer: [
      fact ? told(fact) : `开场：先用一句话说明“${named(role)}”是什么、为谁而做。`,
      "补充：为什么要做它、自己负责的部分、最关键的一个决定、能当场展示的东西。",
    ].join("\n"),
  }),
  award: (line) => ({
    question: `简历提到“${line.replace(/[“”]/g, '"')}”，您为此做了哪些努力？`,
    answer: "开场：用一句话说明由谁评定、为了什么。\n补充：自己做了什么、之后做事有什么不同。",
  }),
  languages: {
    question: "您在工作或学习中用过哪些语言？",
    answer:
      "开场：简历上的每种语言举一个场景：会议、写作、客户或学习。\n补充：面试官可能当场换语言，每一种都准备一段自我介绍。",
  },
  outline: (fact) =>
    fact
      ? `${told(fact)}\n${toAdd(fact, "哪些是自己做的、难在哪里。")}`
      : "开场：先用一句话交代这件事发生在哪里、什么时候。\n补充：自己做了什么、怎么做的、结果如何。",
  common,
};

function named(role: Role): string {
  return (role.title ?? placeOf(role)).replace(/[“”]/g, '"');
}
