import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { during, padStart } from "./interview-wording.zh";

const oneCase = (where: string) =>
  `选一件${where || "自己"}做过的事，先说它是怎么开始的。\n补充：自己做了什么、先后顺序、告诉了谁、结果如何（隐去姓名）。`;

function ofTrade(question: string, outline = oneCase) {
  return (role: Role | null): QuestionAndAnswer => ({
    question: role?.title
      ? `${/实习$/u.test(role.title) ? "实习期间" : `作为${padStart(role.title)}`}，${question}`
      : question,
    answer: `开场：${outline(role ? during(role) : "")}`,
  });
}

export const trade: InterviewPhrases["trade"] = {
  data: ofTrade("怎么确认一个数字可信，才敢让别人据此做决定？"),
  product: ofTrade("您怎么决定不做什么？"),
  design: ofTrade("怎么知道一个设计对使用的人真的好用？"),
  marketing: ofTrade("怎么判断一次活动或一批内容真的有效？"),
  sales: ofTrade("客户犹豫不决的时候，您怎么推进？"),
  finance: ofTrade("账面是平的，怎么发现其中的差错？"),
  people: ofTrade("用人部门和候选人或员工的诉求相反时怎么办？"),
  teaching: ofTrade("一部分学生跟不上、另一部分觉得太简单时怎么办？"),
  health: ofTrade("所有事情都很急的时候怎么排先后？"),
  research: ofTrade(
    "您的哪个结果最该重新验证？为什么？",
    (where) =>
      `说出${where}的一个结果，以及它依据什么。\n补充：其中最没有把握的一点、打算怎么验证、如果不成立会影响什么。`,
  ),
  software: ofTrade(
    "您做过的系统如果访问量继续上涨，最先撑不住的会是哪里？怎么提前发现？",
    (where) =>
      `说出${where}做过的系统里最先撑不住的那一处，以及理由。\n补充：现在监控哪些指标、到什么数值就要处理、先改哪里。`,
  ),
  engineering: ofTrade("在图纸、方案或计算交出去之前，您怎么确认它是对的？"),
  management: ofTrade("怎么发现团队里有人状态不好？之后怎么做？"),
  general: ofTrade(
    "平时的一周是怎样安排的？遇到不顺利的情况怎么处理？",
    (where) =>
      `说说${where}每周哪几天做什么、哪一项最花时间。\n补充：一周结束前必须完成什么、平时盯哪些情况，再讲不顺利的一周：先做了什么、告诉了谁。`,
  ),
  starter: ofTrade(
    "入职半年后，您希望独立做好哪件事？打算怎么做到？",
    () => "说出这个岗位里一件自己还没有独立做过的事。\n补充：做过哪些相近的事、向谁学、怎样算真正学会。",
  ),
};
