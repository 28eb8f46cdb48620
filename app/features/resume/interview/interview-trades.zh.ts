import type { InterviewPhrases, QuestionAndAnswer } from "./interview-phrases";
import type { Role } from "./interview-roles";
import { during, padStart } from "./interview-wording.zh";

function ofTrade(question: string) {
  return (role: Role | null): QuestionAndAnswer => ({
    question: role?.title
      ? `${/实习$/u.test(role.title) ? "实习期间" : `作为${padStart(role.title)}`}，${question}`
      : question,
    answer: `开场：选一件${role ? during(role) : "自己"}做过的事，先说它是怎么开始的。\n补充：自己做了什么、先后顺序、告诉了谁、结果如何（隐去姓名）。`,
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
  research: ofTrade("您的哪个结果最该重新验证？为什么？"),
  software: ofTrade("您做过的系统如果访问量继续上涨，最先撑不住的会是哪里？怎么提前发现？"),
  engineering: ofTrade("在图纸、方案或计算交出去之前，您怎么确认它是对的？"),
  management: ofTrade("怎么发现团队里有人状态不好？之后怎么做？"),
  general: ofTrade("平时的一周是怎样安排的？遇到不顺利的情况怎么处理？"),
};
