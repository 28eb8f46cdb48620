import type { InterviewPhrases } from "./interview-phrases";
import { during, padStart, stop, told } from "./interview-wording.zh";

export const common: InterviewPhrases["common"] = [
  ({ best }) => ({
    topic: "behavioural",
    question: "简历里您最自豪的是哪一件？为什么是它？",
    answer: best
      ? [told(best), "补充：难在哪里、给别人带来了什么、为什么至今仍然看重。"].join("\n")
      : "开场：选一件自己亲手做过、拿得出东西的事。\n补充：难在哪里、谁因此受益。",
  }),
  ({ present }) => ({
    topic: "role",
    question: "为什么想来这个岗位？为什么是现在？",
    answer: [
      present
        ? `开场：先说自己做得最好的事，最好是${padStart(during(present)).trim()}做的。`
        : "开场：先说自己现在最擅长什么。",
      "补充：想继续做什么、想多做什么、招聘启事里哪一句打动了您。",
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
    question: "讲一件和计划不一样的事，之后您做了什么改变？",
    answer: [
      facts[0]
        ? `开场：选一件与简历中的工作有关的事，比如：${stop(facts.at(-1)?.text ?? facts[0].text)}`
        : "开场：选一件事，先用一句话说明原来的计划。",
      "补充：后来发生了什么、自己承担了哪一部分，重点讲之后的做法有什么不同。",
    ].join("\n"),
  }),
  ({ present }) => ({
    topic: "behavioural",
    question: "共事过的人会怎么评价您？",
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
    question: "入职最初几周，您最想先弄明白什么？",
    answer: `开场：这份工作为谁而做、怎么衡量好坏、以前试过什么、谁来拍板。\n补充：${present ? `${during(present)}，其中哪一点最要紧。` : "打算怎样弄清楚这些。"}`,
  }),
  () => ({
    topic: "role",
    question: "您有什么想问我们的？",
    answer:
      "开场：问那些决定您是否接受的事。\n补充：前任做得好的地方、团队最近在讨论什么、第一年怎样算做得好。",
  }),
];
