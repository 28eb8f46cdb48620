import type { Fact, Theme } from "./interview-facts";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import {
  during,
  nameOf,
  opening,
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
    answer: [opening(fact.role), ...told(fact), toAdd(fact, ready)].join("\n"),
  });
}

/** 出现某个词的一两句话，第一句展开讲。 */
function examples(facts: Fact[]): string[] {
  const [first, second] = facts;
  if (!first) return [];
  return [opening(first.role), ...told(first), ...(second ? [`另一个例子：${stop(second.text)}`] : [])];
}

/** 问句里先说在哪里，再引原话。 */
function there(role: Role | null): string {
  return role ? `${during(role)}，` : "";
}

const behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer> = {
  lead: story(
    ({ text }) => `简历里写到${quote(text)}。你是怎么着手的？怎样把其他人带动起来？`,
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
    ({ text, role }) => `${there(role)}${quote(text)}。对方最需要你做到什么？你是怎么确保做到的？`,
    "举一个具体的人或团队（隐去姓名）、双方约定了什么、怎么知道对方满意。",
  ),
  research: story(
    ({ text }) => `简历提到${quote(text)}。得出了什么结论？是怎么核对的？`,
    "数据或资料从哪里来、有没有出乎意料的地方、有人据此做了什么决定。",
  ),
  other: story(
    ({ text, role }) => `${there(role)}${quote(text)}，其中哪些是你自己完成的？`,
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
    question: `用${pad(skill)}解决过的最难的问题是什么？`,
    answer: [...examples(facts), "补充：最先看到了什么、怀疑什么、试了什么、最后靠哪个现象或数字确认。"].join(
      "\n",
    ),
  }),
  (skill, facts) => ({
    question: `如果用自己做过的事给新同事讲明白${padStart(skill)}，你会怎么讲？`,
    answer: [
      ...examples(facts),
      `补充：它解决什么问题、${pad(skill).trimStart()}最核心的思路、新手最容易犯的错。`,
    ].join("\n"),
  }),
];

function ofTrade(question: string, ready: string) {
  return (role: Role | null, fact: Fact | null): QuestionAndAnswer => ({
    question: role?.title
      ? `${/实习$/u.test(role.title) ? "实习期间" : `作为${padStart(role.title)}`}，${question}`
      : question,
    answer: [opening(role), ...(fact ? [`可以从这件事讲起：${stop(fact.text)}`] : []), `补充：${ready}`].join(
      "\n",
    ),
  });
}

const trade: InterviewPhrases["trade"] = {
  data: ofTrade(
    "怎么确认一个数字可信，才敢让别人据此做决定？",
    "数据来源、日常的核对方法、核对时发现过的一个错误。",
  ),
  product: ofTrade(
    "你怎么决定不做什么？",
    "一个最后没有做的需求、当时对用户了解多少、怎么向提出的人说明、后来的情况。",
  ),
  design: ofTrade(
    "怎么知道一个设计对使用的人真的好用？",
    "一个具体的设计：最初的版本、从用户那里了解到什么、改后的版本、怎么判断变好了。",
  ),
  marketing: ofTrade(
    "怎么判断一次活动或一批内容真的有效？",
    "一次具体的活动：目标人群、投入、事先约定的指标、之后做了哪些调整。",
  ),
  sales: ofTrade(
    "客户犹豫不决的时候，你怎么推进？",
    "一个隐去名称的客户：谁拍板、顾虑是什么、除了价格还提供了什么、后来的情况。",
  ),
  finance: ofTrade(
    "账面是平的，怎么发现其中的差错？",
    "一个日常的控制点、它发现过的问题、告诉了谁、之后怎么改的。",
  ),
  people: ofTrade(
    "用人部门和候选人或员工的诉求相反时怎么办？",
    "一个隐去姓名的例子、适用的规定、哪些你能定、哪些不能。",
  ),
  teaching: ofTrade(
    "一部分学生跟不上、另一部分觉得太简单时怎么办？",
    "一堂真实的课、怎么察觉的、当场改了什么、怎么检验效果。",
  ),
  health: ofTrade(
    "所有事情都很急的时候怎么排先后？",
    "一个隐去姓名的班次、处理的顺序、通知了谁、记录是怎么做的。",
  ),
  research: ofTrade(
    "你的哪个结果最该重新验证？为什么？",
    "结论依赖的关键假设、别人怎样复现、下一步想测什么。",
  ),
  software: ofTrade(
    "你做过的系统如果访问量继续上涨，最先撑不住的会是哪里？怎么提前发现？",
    "架构草图、数据放在哪里、现在监控什么、下一步会改什么。",
  ),
  engineering: ofTrade(
    "在图纸、方案或计算交出去之前，你怎么确认它是对的？",
    "一个真实的项目和它的要求、依靠的校核或试验、校核中发现过的一个问题。",
  ),
  management: ofTrade(
    "怎么发现团队里有人状态不好？之后怎么做？",
    "一个隐去姓名的例子、怎么察觉的、约定了什么、后来如何。",
  ),
  general: ofTrade(
    "平时的一周是怎样安排的？遇到不顺利的情况怎么处理？",
    "顺利和不顺利各举一例，以及之后做法上的改变。",
  ),
};

const common: InterviewPhrases["common"] = [
  ({ best }) => ({
    topic: "behavioural",
    question: "简历里你最自豪的是哪一件？为什么是它？",
    answer: best
      ? [opening(best.role), ...told(best), "补充：难在哪里、给别人带来了什么、为什么至今仍然看重。"].join(
          "\n",
        )
      : "开场：选一件自己亲手做过、拿得出东西的事。\n补充：难在哪里、谁因此受益。",
  }),
  ({ present }) => ({
    topic: "role",
    question: "为什么想来这个岗位？为什么是现在？",
    answer: [
      present ? `开场：从来路讲起：${stop(nameOf(present))}` : "开场：先说自己现在最擅长什么。",
      "补充：想继续做什么、想多做什么、招聘启事里哪一句打动了你。",
    ].join("\n"),
  }),
  ({ skills }) => ({
    topic: "technical",
    question: "最近学会了什么？是怎么学的？",
    answer: [
      skills.length > 0
        ? `开场：从简历列出的技能里选一个，比如${stop(padStart(skills.slice(0, 4).join("、")))}`
        : "开场：选一件为了解决问题而学的东西。",
      "补充：为什么学、怎么学的、第一次用在了哪里。",
    ].join("\n"),
  }),
  ({ facts }) => ({
    topic: "behavioural",
    question: "讲一件和计划不一样的事，之后你做了什么改变？",
    answer: [
      facts[0]
        ? `开场：选一件与简历中的工作有关的事，比如：${stop(facts.at(-1)?.text ?? facts[0].text)}`
        : "开场：选一件事，先用一句话说明原来的计划。",
      "补充：后来发生了什么、自己承担了哪一部分，重点讲之后的做法有什么不同。",
    ].join("\n"),
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "共事过的人会怎么评价你？",
    answer: [
      `开场：想一个具体的人${present ? `，比如${during(present)}共事过的` : ""}。`,
      "补充：一个优点和当时的场面，一个正在改进的地方和采取的办法。",
    ].join("\n"),
  }),
  ({ facts }) => ({
    topic: "gap",
    question: "有什么是简历上没写、但我们应该知道的？",
    answer:
      facts.some(({ measured }) => !measured) || facts.length === 0
        ? "开场：讲一个最满意、但纸面上放不下的结果。\n补充：几个解释得清楚的数字（多少、多久、影响了多少人）；如果允许，再带一份作品。"
        : "开场：成果简历里已经有了，可以讲讲怎么与人合作。\n补充：接下来想学什么；如果允许，再带一份作品。",
  }),
  ({ present }) => ({
    topic: "role",
    question: "入职最初几周，你最想先弄明白什么？",
    answer: `开场：这份工作为谁而做、怎么衡量好坏、以前试过什么、谁来拍板。\n补充：${present ? `${during(present)}，其中哪一点最要紧。` : "打算怎样弄清楚这些。"}`,
  }),
  () => ({
    topic: "role",
    question: "你有什么想问我们的？",
    answer:
      "开场：问那些决定你是否接受的事。\n补充：前任做得好的地方、团队最近在讨论什么、第一年怎样算做得好。",
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
          ? `请做个自我介绍：你的求学经历是${padStart(nameOf(latest))}，为什么选择这个方向？现在想找怎样的工作？`
          : `请做个自我介绍：${latest.to === "present" ? "目前" : "最近"}${latest.kind === "experience" ? workAs(latest).trimEnd() : `的经历是${padStart(nameOf(latest))}`}，你是怎么一步步走过来的？接下来想做什么？`,
      answer: [
        latest
          ? `${latest.to === "present" || study ? "现在" : "最近"}：${nameOf(latest)}。`
          : "开场：先说清楚现在能做什么、为谁做。",
        ...(earlier[0] ? [`之前：${earlier.slice(0, 2).map(nameOf).join("；")}。`] : []),
        ...(best && (best.measured || best.result) ? [`例证：${stop(best.text)}`] : []),
        "补充：用一句话说明这个岗位为什么是顺理成章的下一步，全程控制在几分钟以内。",
      ].join("\n"),
    };
  },
  behavioural,
  technical,
  unusedSkill: (skill) => ({
    question: `技能里写了${padStart(skill)}，你在哪里用过它？掌握到什么程度？`,
    answer: `开场：如实说明${pad(skill)}是在哪里接触的：工作、课程、自己练习，还是只读过资料。\n补充：用它做过的一件事；也值得写进对应的经历。`,
  }),
  jobTerm: (term, facts) => ({
    question: `这个岗位要求${padStart(term)}。你做过与它有关的最有挑战的事是什么？`,
    answer: [
      ...examples(facts),
      `补充：自己承担的部分、规模有多大，以及要在这里用好${pad(term)}还需要补什么。`,
    ].join("\n"),
  }),
  missingJobTerm: (term, nearest) => ({
    question: `职位描述提到${padStart(term)}。你在这方面有什么基础？打算怎么补上？`,
    answer: [
      `开场：用过${pad(term)}就说明在哪里用过，并写进简历；没有用过就先如实说明。`,
      ...(nearest ? [`简历里最接近的：${stop(nearest.text)}`] : []),
      "补充：哪些经验可以迁移、最初几周怎么学、到什么时候能独立完成。",
    ].join("\n"),
  }),
  timeGap: (before, after) => ({
    question: `从${pad(nameOf(before))}到${padStart(nameOf(after))}，中间这段时间你在做什么？`,
    answer: `开场：用一句话平静地说明原因（学习、家庭、健康、求职等）。\n补充：这段时间坚持或学会了什么，又是怎么走到${pad(placeOf(after))}的。`,
  }),
  shortStay: (role) => ({
    question: `你在${pad(placeOf(role))}的时间不长（${role.dates}），有什么收获？又是出于什么考虑离开的？`,
    answer: `开场：当时我${stop(padStart(workAs(role)) + (role.dates ? `（${role.dates}）` : ""))}\n补充：用一句话说明原因（合同到期、业务调整、想换方向等），再讲学到的一点。`,
  }),
  noNumber: (fact) => ({
    question: `${quote(fact.text)}——具体是多少、多久一次、影响了多少人？`,
    answer: [
      opening(fact.role),
      `做法：${stop(fact.text)}`,
      "补充：一个能证明的数字，比如金额、人数、件数或前后的时间。给出有依据的范围也可以，不要猜。",
    ].join("\n"),
  }),
  trade,
  move: (role) => ({
    question: `当时是出于什么考虑离开${padStart(placeOf(role))}的？`,
    answer: [
      `开场：当时我${stop(padStart(workAs(role)) + (role.dates ? `（${role.dates}）` : ""))}`,
      "补充：在那里学到了什么、接下来想找什么、这个岗位为什么合适。多讲要去哪里。",
    ].join("\n"),
  }),
  education: (role) => ({
    question: `在${pad(role.organisation ?? role.title ?? "求学期间")}学到的东西，哪些对这个岗位有帮助？`,
    answer: [opening(role), "补充：一门课、一篇论文或一个习惯，以及它后来帮到你的一件事。"].join("\n"),
  }),
  project: (role, fact) => ({
    question: `“${role.title ?? placeOf(role)}”这个项目当初想解决什么问题？如果今天重做，会改哪里？`,
    answer: [
      opening(role),
      ...(fact ? told(fact) : []),
      `补充：${fact ? "" : "自己负责的部分；"}为什么要做它、最关键的一个决定、能当场展示的东西。`,
    ].join("\n"),
  }),
  award: (line) => ({
    question: `简历提到${quote(line)}，你为此做了哪些努力？`,
    answer: "开场：用一句话说明由谁评定、为了什么。\n补充：自己做了什么、之后做事有什么不同。",
  }),
  languages: (line) => ({
    question: `语言能力写的是${quote(line)}，在工作或学习中怎么用过？`,
    answer:
      "开场：每种语言举一个场景：会议、写作、客户或学习。\n补充：面试官可能当场换语言，每一种都准备一段自我介绍。",
  }),
  outline: (fact) =>
    [
      opening(fact?.role ?? null),
      ...(fact ? told(fact) : []),
      fact ? toAdd(fact, "哪些是自己做的、难在哪里。") : "补充：自己做了什么、怎么做的、结果如何。",
    ].join("\n"),
  common,
};

function isLater({ from }: Role, latest: Role | null): boolean {
  return Boolean(from && latest?.from && from.year > latest.from.year);
}
