import { common } from "./interview-common.zh";
import type { Fact, Theme } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { trade } from "./interview-trades.zh";
import {
  during,
  examples,
  heldPost,
  nameOf,
  pad,
  padStart,
  placeOf,
  quote,
  stop,
  toAdd,
  told,
  workAs,
} from "./interview-wording.zh";

function story(ask: (fact: Fact) => string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({
    question: ask(fact),
    answer: [told(fact), toAdd(fact, ready)].join("\n"),
  });
}

/** A question says where it was, then quotes the line. */
function there(role: Role | null): string {
  return role ? `${during(role)}，` : "";
}

const behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer> = {
  lead: story(
    ({ text }) => `简历里写到${quote(text)}。您是怎么着手的？怎样把其他人带动起来？`,
    "最初的一步、一次不同意见以及最后怎么达成一致、谁因此有了收获。",
  ),
  change: story(
    ({ text, role }) => `${there(role)}${quote(text)}。最可能出问题的是哪一步？事先做了哪些准备？`,
    "原来的做法为什么不能再用、步骤的先后、最紧张的时刻。",
  ),
  fix: story(
    ({ text }) => `关于${quote(text)}，请从最初的迹象讲起，一直讲到问题解决。`,
    "当时影响了谁、先试了什么、怎么找到原因、现在靠什么防止再次发生。",
  ),
  improve: story(
    ({ text, role }) => `${there(role)}${quote(text)}。当时是怎么判断该从哪里入手的？变化是怎么衡量的？`,
    "前后的数值和统计口径、同期还有什么变化、付出了什么代价。",
  ),
  build: story(
    ({ text }) => `关于${quote(text)}，其中最重要的一个决定是什么？`,
    "在哪些方案之间做了选择、理由是什么、现在谁在用、今天会怎么选。",
  ),
  people: story(
    ({ text, role }) => `${there(role)}${quote(text)}。对方最需要您做到什么？您是怎么确保做到的？`,
    "举一个具体的人或团队（隐去姓名）、双方约定了什么、怎么知道对方满意。",
  ),
  research: story(
    ({ text }) => `简历提到${quote(text)}。得出了什么结论？是怎么核对的？`,
    "数据或资料从哪里来、有没有出乎意料的地方、有人据此做了什么决定。",
  ),
  other: story(
    ({ text, role }) => `${there(role)}${quote(text)}，其中哪些是您自己完成的？`,
    "多久做一次、难在哪里、对依赖它的人意味着什么。",
  ),
};

const technical: InterviewPhrases["technical"] = [
  (skill, facts) => ({
    question:
      `${there(facts[0]?.role ?? null)}${padStart(skill).trimStart()} 具体用在了哪里？换到今天会怎么做？`.replace(
        /(?<=\p{Script=Han}) 具体/u,
        "具体",
      ),
    answer: [
      ...examples(facts),
      `补充：为什么用${pad(skill)}而不是别的、它让哪件事变麻烦了、现在会怎么选。`,
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `您解决过的与${pad(skill)}有关的最难的问题是什么？`,
    answer: [...examples(facts), "补充：最先看到了什么、怀疑什么、试了什么、最后靠哪个现象或数字确认。"].join(
      "\n",
    ),
  }),
  (skill, facts) => ({
    question: `如果用自己做过的事给新同事讲明白${padStart(skill)}，您会怎么讲？`,
    answer: [
      ...examples(facts),
      `补充：它解决什么问题、${pad(skill).trimStart()}最核心的思路、新手最容易犯的错。`,
    ].join("\n"),
  }),
];

export const chinese: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const earlier = roles.filter((role) => role !== latest && !isLater(role, latest));
    const study = latest?.kind === "education";
    return {
      question: !latest
        ? "请做个自我介绍：做过什么？想找怎样的工作？"
        : study
          ? `请做个自我介绍：您的求学经历是${padStart(nameOf(latest))}，为什么选择这个方向？现在想找怎样的工作？`
          : `请做个自我介绍：${latest.to === "present" ? "目前" : "最近"}${latest.kind === "experience" ? workAs(latest).trimEnd() : `的经历是${padStart(nameOf(latest))}`}，您是怎么一步步走过来的？接下来想做什么？`,
      answer: [
        latest
          ? `回答：${latest.to === "present" ? "我现在" : "我最近"}${stop(latest.kind === "experience" ? padStart(workAs(latest)) : `的经历是${padStart(nameOf(latest))}`)}${earlier[0] ? `此前的经历是${padStart(earlier.slice(0, 2).map(nameOf).join("；"))}。` : ""}`
          : "开场：先说清楚现在能做什么、为谁做。",
        ...(best && (best.measured || best.tellsResult) ? [`例证：${stop(best.said ?? best.text)}`] : []),
        "补充：用一句话说明这个岗位为什么是顺理成章的下一步，全程控制在几分钟以内。",
      ].join("\n"),
    };
  },
  behavioural,
  technical,
  unusedSkill: (skill) => ({
    question: `技能里写了${padStart(skill)}，您在哪里用过它？掌握到什么程度？`,
    answer: `开场：如实说明${pad(skill)}是在哪里接触的：工作、课程、自己练习，还是只读过资料。\n补充：用它做过的一件事；也值得写进对应的经历。`,
  }),
  jobTerm: (term, facts) => ({
    question: `这个岗位要求${padStart(term)}。您做过与它有关的最有挑战的事是什么？`,
    answer: [
      ...examples(facts),
      `补充：自己承担的部分、规模有多大，以及要在这里用好${pad(term)}还需要补什么。`,
    ].join("\n"),
  }),
  missingJobTerm: (term, nearest) => ({
    question: `职位描述提到${padStart(term)}。您在这方面有什么基础？打算怎么补上？`,
    answer: [
      `开场：用过${pad(term)}就说明在哪里用过，并写进简历；没有用过就先如实说明。`,
      ...(nearest ? [`简历里最接近的：${stop(nearest.said ?? nearest.text)}`] : []),
      "补充：哪些经验可以迁移、最初几周怎么学、到什么时候能独立完成。",
    ].join("\n"),
  }),
  timeGap: (before, after) => ({
    question: `从${pad(nameOf(before))}到${padStart(nameOf(after))}，中间这段时间您在做什么？`,
    answer: `开场：用一句话平静地说明原因（学习、家庭、健康、求职等）。\n补充：这段时间坚持或学会了什么，又是怎么走到${pad(placeOf(after))}的。`,
  }),
  shortStay: (role) => ({
    question: `您在${pad(placeOf(role))}的时间不长（${role.dates}），有什么收获？又是出于什么考虑离开的？`,
    answer: `${heldPost(role)}\n补充：用一句话说明原因（合同到期、业务调整、想换方向等），再讲学到的一点。`,
  }),
  noNumber: (fact) => ({
    question: `${quote(fact.text)}——能用一个数字说明规模或效果吗？`,
    answer: [
      told(fact),
      "补充：一个能证明的数字，比如金额、人数、件数或前后的时间。给出有依据的范围也可以，不要猜。",
    ].join("\n"),
  }),
  trade,
  move: (role) => ({
    question: `当时是出于什么考虑离开${pad(placeOf(role))}的？`,
    answer: [
      heldPost(role),
      "补充：在那里学到了什么、接下来想找什么、这个岗位为什么合适。多讲要去哪里。",
    ].join("\n"),
  }),
  education: (role) => ({
    question: `在${pad(role.organisation ?? role.title ?? "求学期间")}学到的东西，哪些对这个岗位有帮助？`,
    answer:
      "开场：选一门课、一篇论文或一个习惯，一句话说清楚它是什么。\n补充：它后来帮到您的一件事，以及在这个岗位上能用在哪里。",
  }),
  project: (role, fact) => ({
    question: `“${role.title ?? placeOf(role)}”这个项目当初想解决什么问题？如果今天重做，会改哪里？`,
    answer: [
      fact
        ? told(fact)
        : `开场：先用一句话说明${padStart(role.title ?? placeOf(role)).trimStart()}是什么、为谁而做。`,
      `补充：${fact ? "" : "自己负责的部分；"}为什么要做它、最关键的一个决定、能当场展示的东西。`,
    ].join("\n"),
  }),
  award: (line) => ({
    question: `简历提到${quote(line)}，您为此做了哪些努力？`,
    answer: "开场：用一句话说明由谁评定、为了什么。\n补充：自己做了什么、之后做事有什么不同。",
  }),
  languages: (line) => ({
    question: `语言能力写的是${quote(line)}，在工作或学习中怎么用过？`,
    answer:
      "开场：每种语言举一个场景：会议、写作、客户或学习。\n补充：面试官可能当场换语言，每一种都准备一段自我介绍。",
  }),
  outline: (fact) =>
    [
      fact ? told(fact) : "开场：先用一句话交代这件事发生在哪里、什么时候。",
      fact ? toAdd(fact, "哪些是自己做的、难在哪里。") : "补充：自己做了什么、怎么做的、结果如何。",
    ].join("\n"),
  common,
};

function isLater({ from }: Role, latest: Role | null): boolean {
  return Boolean(from && latest?.from && from.year > latest.from.year);
}
