import type { Fact, Role, Theme } from "./interview-material";
import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";

function quote(text: string): string {
  return `“${text.replace(/[“”]/g, '"')}”`;
}

function nameOf({ title, organisation, dates }: Role): string {
  const name = [organisation, title].filter((part) => part !== null).join(" ");
  return dates ? `${name}（${dates}）` : name;
}

/** 中文与西文之间空一格，中文与中文之间不空。 */
function pad(text: string): string {
  return text.replace(/^(?=[A-Za-z0-9])/, " ").replace(/(?<=[A-Za-z0-9+#])$/, " ");
}

function during(role: Role | null): string {
  if (role?.organisation) return `在${pad(role.organisation)}`;
  return role?.title ? `在${pad(role.title)}中` : "在这段经历中";
}

function placeOf(role: Role | null): string {
  return role?.organisation ?? role?.title ?? "上一段经历";
}

function situationOf(role: Role | null): string {
  if (!role) return "简历没有写明这件事发生在哪里、什么时候，开头先用一句话交代清楚。";
  if (role.kind === "projects") return `这是项目${pad(nameOf(role))}里的工作。`;
  if (role.kind === "education")
    return `${role.to === "present" ? "正在就读" : "当时就读"}：${nameOf(role)}。`;
  return `这是在${pad(nameOf(role))}期间的工作。`;
}

function resultOf({ result, measured }: Fact): string {
  if (result) return `${quote(result)}。`;
  if (measured) return "数字就在这句话里；要能说清它是怎么统计的、对应哪个时间段。";
  return "简历里没有写。面试前找出一个站得住脚的结果：什么变快了、变省了、变稳了，受益的是谁。";
}

function star(fact: Fact, ready: string): string {
  return [
    `情境：${situationOf(fact.role)}`,
    `行动：${quote(fact.action)}。自己做的说“我”，大家做的说“我们”。`,
    `结果：${resultOf(fact)}`,
    `准备：${ready}`,
  ].join("\n");
}

function story(ask: (fact: Fact) => string, ready: string): (fact: Fact) => QuestionAndAnswer {
  return (fact) => ({ question: ask(fact), answer: star(fact, ready) });
}

function evidence(facts: Fact[]): string {
  return facts.map(({ role, text }) => `${role ? nameOf(role) : "简历原文"}：${quote(text)}。`).join("\n");
}

const behavioural: Record<Theme, (fact: Fact) => QuestionAndAnswer> = {
  lead: story(
    ({ text }) => `简历里写到${quote(text)}。你是怎么让大家愿意跟着做的？谁最难说服？`,
    "分工是怎么定的、一次分歧以及它的结局、有谁因为你而成长。",
  ),
  change: story(
    ({ text, role }) => `${during(role)}，${quote(text)}。最可能出问题的是哪一步？准备了怎样的退路？`,
    "旧方案为什么不能再用、步骤的先后、最紧张的时刻、回退方案。",
  ),
  fix: story(
    ({ text }) => `关于${quote(text)}，请从最初的征兆讲起：你是怎么找到根因的？`,
    "走过的弯路、当时影响了谁、现在靠什么防止再次发生。",
  ),
  improve: story(
    ({ text, role }) =>
      `${quote(text)}——${during(role)}，你怎么判断该从哪里入手？又怎么证明效果来自你的改动？`,
    "改动前后的数值、各自的统计口径、同期还有什么变化、付出的代价。",
  ),
  build: story(
    ({ text }) => `请讲讲这件事背后最难的一个取舍：${quote(text)}。`,
    "放弃了哪些方案、理由是什么、今天会怎么选、现在谁在用。",
  ),
  people: story(
    ({ text, role }) => `${quote(text)}——${during(role)}，各方想法不一致的时候你是怎么处理的？`,
    "每一方真正在意什么、你提了什么方案、让了哪一步、之后合作得怎样。",
  ),
  research: story(
    ({ text }) => `简历提到${quote(text)}。有什么发现出乎你的意料？`,
    "数据从哪里来、怎么核对、有人据此做了什么决定。",
  ),
  other: story(
    ({ text, role }) => `${during(role)}，${quote(text)}，其中哪些是你自己完成的？`,
    "少了你会怎样、这件事多久做一次、依赖它的人得到了什么。",
  ),
};

const technical: InterviewPhrases["technical"] = [
  (skill, facts) => ({
    question: `${during(facts[0]?.role ?? null)}为什么选${pad(skill).trimEnd()}？什么时候碰到了它的边界？`,
    answer: [
      `简历中用到${pad(skill)}的地方：`,
      evidence(facts),
      `准备：当时和什么做过比较、它让哪件事变麻烦了、出现什么信号你会换掉它。`,
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `讲一个和${pad(skill)}有关、花的时间比预想长得多的问题。`,
    answer: [
      `情境：从简历里真实的工作说起。${evidence(facts)}`,
      "行动：按发生的顺序讲：看到了什么、怀疑什么、试了什么、最后证实的是什么。",
      `准备：最终定位问题的那条日志、命令或指标，以及之后你使用${pad(skill)}的习惯有什么改变。`,
    ].join("\n"),
  }),
  (skill, facts) => ({
    question: `如果要用自己做过的东西给新同事讲明白${pad(skill)}的原理，你会怎么讲？`,
    answer: [
      `用自己的例子。${evidence(facts)}`,
      `先说它解决什么问题，再说${pad(skill)}最核心的思路，最后说新手最容易犯的错。`,
      "准备：能在白板上画出来的示意图；不熟的部分如实说明。",
    ].join("\n"),
  }),
];

function ofTrade(question: string, ready: string) {
  return (role: Role | null, fact: Fact | null): QuestionAndAnswer => ({
    question: role?.title
      ? `${/实习$/u.test(role.title) ? "实习期间" : `作为${pad(role.title).trimEnd()}`}，${question}`
      : question,
    answer: [
      role ? `从${pad(nameOf(role))}说起。` : "从自己做过的一件具体的事说起。",
      fact ? `简历里可以用的例子：${quote(fact.text)}。` : "简历里还没有例子，请准备一个能在几分钟内讲完的。",
      `准备：${ready}`,
    ].join("\n"),
  });
}

const trade: InterviewPhrases["trade"] = {
  data: ofTrade(
    "怎么确认一个数字可信，才敢让别人据此做决定？",
    "数据来源、曾经查出错误的那次核对、因为站不住脚而没有发布的结论。",
  ),
  product: ofTrade(
    "你怎么决定不做什么？",
    "一个被你否掉的需求、谁因此失望、当时对用户了解多少、后来证明如何。",
  ),
  design: ofTrade(
    "讲一个看过用户操作之后改掉的设计。",
    "最初的版本、用户的实际操作、改后的版本、怎么判断变好了。",
  ),
  marketing: ofTrade(
    "怎么判断一次活动或一批内容真的有效？",
    "目标人群、投入、事先约定的指标、因此停掉了什么。",
  ),
  sales: ofTrade("讲一个差点丢掉的客户。", "谁拍板、对方担心什么、除了降价你给了什么、客户后来怎样。"),
  finance: ofTrade("账是平的，怎么发现里面的错？", "一个日常控制点、它查出过什么、告诉了谁、之后改了什么。"),
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
    "最弱的假设、别人怎样复现、一次失败的实验教会了你什么。",
  ),
  engineering: ofTrade(
    "你做过的系统如果流量继续上涨，最先撑不住的是哪里？怎么提前发现？",
    "架构草图、状态放在哪里、现在监控什么、下一步会改什么。",
  ),
  management: ofTrade(
    "怎么发现团队里有人状态不好？之后怎么做？",
    "一个隐去姓名的例子、当初忽略了什么、约定了什么、后来如何。",
  ),
  general: ofTrade(
    "这类工作里，顺利的一周是什么样？不顺利时你怎么办？",
    "一好一坏的例子，以及坏的那次之后你改了什么。",
  ),
};

const common: InterviewPhrases["common"] = [
  ({ best }) => ({
    topic: "behavioural",
    question: "简历里你最自豪的是哪一件？为什么是它？",
    answer: best
      ? `可以选这一条：${quote(best.text)}。\n讲清楚难在哪里、给别人带来了什么、为什么至今仍然看重。`
      : "简历里还没有写成果。选一件自己亲手做过、拿得出东西的事，说明难在哪里、谁因此受益。",
  }),
  ({ present }) => ({
    topic: "role",
    question: "为什么想来这个岗位？为什么是现在？",
    answer: present
      ? `和来路接上：${nameOf(present)}。说清想继续做什么、想多做什么、招聘启事里哪一句打动了你。`
      : "说出招聘启事里打动你的那一句、以往哪段经历指向它、希望承担什么。",
  }),
  ({ skills, facts }) => ({
    topic: "technical",
    question: "最近学会了什么？是怎么学的？",
    answer: skills.length
      ? `从简历列出的技能里选一个（${skills.slice(0, 4).join("、")}），讲为什么学、用它做的第一件事、现在还常查什么。`
      : `选一件为了解决问题而学的东西。${facts[0] ? `可以来自这里：${quote(facts[0].text)}。` : ""}讲原因、方法和第一次派上用场。`,
  }),
  ({ facts }) => ({
    topic: "behavioural",
    question: "讲一件没做好的事，之后你改变了什么？",
    answer: `简历只写成绩，你的也一样。准备一个真实的失误${facts[0] ? `，最好与这段工作有关：${quote(facts[facts.length - 1]?.text ?? facts[0].text)}` : ""}。\n重点放在之后的改变上，不要归咎于别人。`,
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "共事过的人会怎么评价你？好的和不好的都说说。",
    answer: `想一个具体的人${present ? `，比如${during(present)}共事过的` : ""}。优点配上一个当时的场面，缺点配上正在采取的办法，并确保对方接到电话时也会这么说。`,
  }),
  ({ facts }) => ({
    topic: "gap",
    question: "有什么是简历上没写、但我们应该知道的？",
    answer:
      facts.some(({ measured }) => !measured) || facts.length === 0
        ? "面试官首先会找结果：多少、多久、影响了多少人。带上几个解释得清楚的数字；如果允许，再带一份作品。"
        : "成果已经写了；补充纸面上看不出来的：怎么与人合作、拒绝过什么、接下来想学什么。",
  }),
  ({ present }) => ({
    topic: "role",
    question: "入职最初几周，你最想先弄明白什么？",
    answer: `这份工作为谁而做、怎么衡量好坏、以前试过什么、谁来拍板。${present ? `再说说${during(present)}时，哪一点要是早问就好了。` : "再说说怎样在不打扰别人的前提下弄清楚。"}`,
  }),
  () => ({
    topic: "role",
    question: "你有什么想问我们的？",
    answer:
      "问那些决定你是否接受的事：前任做得好的地方、团队常争论什么、第一年怎样算做得好、事情撞在一起时听谁的。",
  }),
];

export const chinese: InterviewPhrases = {
  introduction: ({ roles, present: latest, best }) => {
    const earlier = roles.filter((role) => role !== latest);
    return {
      question: latest
        ? `请做个自我介绍：最近一段是${pad(nameOf(latest)).trimEnd()}，你是怎么走到这一步的？接下来想做什么？`
        : "请做个自我介绍：做过什么？想找怎样的工作？",
      answer: [
        latest ? `现在：${nameOf(latest)}。` : "简历还没有写工作、项目或学校，先说清楚现在能做什么。",
        ...(earlier[0] ? [`之前：${earlier.slice(0, 2).map(nameOf).join("；")}。`] : []),
        ...(best && (best.measured || best.result) ? [`例证：${quote(best.text)}。`] : []),
        "准备：用一句话说明这个岗位为什么是顺理成章的下一步，全程控制在几分钟以内。",
      ].join("\n"),
    };
  },
  behavioural,
  technical,
  unusedSkill: (skill) => ({
    question: `技能里列了${pad(skill).trimEnd()}，但经历中没有体现。你在哪里用过它？`,
    answer: `如实说明对${pad(skill)}的掌握程度：工作中用过、课程里学过、自己练过，还是只读过资料。用过就说用来做什么，并补进对应的经历；没有用过，不如从清单里去掉。`,
  }),
  jobTerm: (term, facts) => ({
    question: `这个岗位要求${pad(term).trimEnd()}。你用它做过最有挑战的事是什么？`,
    answer: [
      evidence(facts),
      `准备：自己承担的部分、规模有多大，以及要在这里用好${pad(term)}还需要补什么。`,
    ].join("\n"),
  }),
  missingJobTerm: (term, nearest) => ({
    question: `职位描述提到${pad(term).trimEnd()}，简历里没有。你打算怎么补上？`,
    answer: [
      `不要硬说会。用过${pad(term)}就说明在哪里用过，并写进简历；没用过就先承认。`,
      nearest
        ? `简历里最接近的是：${quote(nearest.text)}。说明哪些经验可以迁移。`
        : "再举一个自己上手很快的例子，说明方法。",
      "准备：最初几周怎么补、到什么时候能独立完成。",
    ].join("\n"),
  }),
  timeGap: (before, after) => ({
    question: `从${pad(nameOf(before))}到${pad(nameOf(after)).trimEnd()}，中间这段时间你在做什么？`,
    answer: `简历在 ${before.dates} 与 ${after.dates} 之间没有交代。用一句话平静地说明原因（学习、家庭、健康、求职等），再说这段时间坚持或学会了什么，然后回到${pad(placeOf(after))}。`,
  }),
  shortStay: (role) => ({
    question: `你在${pad(placeOf(role))}待的时间不长（${role.dates}），为什么离开？`,
    answer: `说明是谁提出的、什么原因，不抱怨：合同到期、业务调整，还是不合适。再说担任${role.title ?? "这份工作"}期间学到的一点，以及现在接受录用前会先确认什么。`,
  }),
  noNumber: (fact) => ({
    question: `${quote(fact.text)}——具体是多少、多久一次、影响了多少人？`,
    answer: [
      `情境：${situationOf(fact.role)}`,
      "结果：这句话没有数字。去找能证明的：金额、人数或件数、前后的时间、排名。给出有依据的范围也可以，猜的不行。",
      "准备：数字是怎么来的；然后把它写进简历。",
    ].join("\n"),
  }),
  trade,
  move: (role) => ({
    question: `${role.to === "present" ? "为什么想离开" : "当初为什么离开"}${pad(placeOf(role)).trimEnd()}？`,
    answer: `多讲要去哪里。说说在${pad(placeOf(role))}学到了什么、什么在那里做不了、这个岗位为什么能给。不评价具体的人。`,
  }),
  education: (role) => ({
    question: `在${role.organisation ? pad(role.organisation) : "求学期间"}学到的东西，哪些现在还在用？`,
    answer: `${situationOf(role)}举一门课、一篇论文或一个习惯，再举一件后来用上它的工作。如果用上的不多，就说自己另外学了什么。`,
  }),
  project: (role, fact) => ({
    question: `${role.title ?? placeOf(role)}现在谁在用？如果今天重做，会改哪里？`,
    answer: [
      `情境：${situationOf(role)}`,
      fact ? `行动：${quote(fact.text)}。` : "行动：简历没有写你的部分，用几句话讲清楚。",
      "准备：为什么要做它、最后悔的一个决定、能当场展示的东西。",
    ].join("\n"),
  }),
  award: (line) => ({
    question: `简历提到${quote(line)}，你为此做了什么？`,
    answer: "说清由谁评定、参与的人有多少（知道的话）、自己的贡献是什么、之后做事有什么不同。讲得简短一些。",
  }),
  languages: (line) => ({
    question: `语言能力写的是${quote(line)}，在工作中怎么用过？`,
    answer: "每种语言举一个场景：会议、写作、客户或学习。面试官可能当场换语言，每一种都准备好自我介绍。",
  }),
  common,
};
