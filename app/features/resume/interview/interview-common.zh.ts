import type { InterviewPhrases } from "./interview-phrases";
import { during, padStart, told } from "./interview-wording.zh";

export const common: InterviewPhrases["common"] = [
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
    answer: `开场：${skills.length > 0 ? `从简历列出的技能里选一个，比如${padStart(skills.slice(0, 3).join("、"))}` : `选一件${present ? during(present) : ""}为了解决问题而学的东西`}。\n补充：为什么学、怎么学的、第一次用在了哪里。`,
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
