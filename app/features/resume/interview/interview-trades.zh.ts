import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { during, padStart } from "./interview-wording.zh";

function ofTrade(question: string, ready: string) {
  return (role: Role | null): QuestionAndAnswer => ({
    question: role?.title
      ? `${/实习$/u.test(role.title) ? "实习期间" : `作为${padStart(role.title)}`}，${question}`
      : question,
    answer: `开场：选一件${role ? during(role) : "自己"}做过的事，先说它是怎么开始的。\n补充：${ready}`,
  });
}

export const trade: InterviewPhrases["trade"] = {
  data: ofTrade(
    "怎么确认一个数字可信，才敢让别人据此做决定？",
    "数据来源、日常的核对方法、核对时发现过的一个错误。",
  ),
  product: ofTrade(
    "您怎么决定不做什么？",
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
    "客户犹豫不决的时候，您怎么推进？",
    "一个隐去名称的客户：谁拍板、顾虑是什么、除了价格还提供了什么、后来的情况。",
  ),
  finance: ofTrade(
    "账面是平的，怎么发现其中的差错？",
    "一个日常的控制点、它发现过的问题、告诉了谁、之后怎么改的。",
  ),
  people: ofTrade(
    "用人部门和候选人或员工的诉求相反时怎么办？",
    "一个隐去姓名的例子、适用的规定、哪些您能定、哪些不能。",
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
    "您的哪个结果最该重新验证？为什么？",
    "结论依赖的关键假设、别人怎样复现、下一步想测什么。",
  ),
  software: ofTrade(
    "您做过的系统如果访问量继续上涨，最先撑不住的会是哪里？怎么提前发现？",
    "架构草图、数据放在哪里、现在监控什么、下一步会改什么。",
  ),
  engineering: ofTrade(
    "在图纸、方案或计算交出去之前，您怎么确认它是对的？",
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
