import { expect, test } from "vitest";
import type { InterviewQuestion, Resume } from "~/core/resume";
import { hostileAnswer } from "../../../../test/support/fake-openai";
import {
  averageChinese,
  averageEnglish,
  emptyResume,
  keywordList,
  strongChinese,
  strongEnglish,
  studentChinese,
  studentEnglish,
} from "../../../../test/support/resumes";
import { admitQuestions, admitSummary } from "./admit-questions";
import { interviewQuestions } from "./interview";

const english = strongEnglish();
const chinese = strongChinese();

function admit(resume: Resume, proposed: Partial<InterviewQuestion>[], jobDescription: string | null = null) {
  const whole = proposed.map(
    (part): InterviewQuestion => ({ topic: "role", question: "", answer: "", ...part }),
  );
  return admitQuestions({ resume, jobDescription }, whole, interviewQuestions(resume, jobDescription));
}

function isAdmitted(
  resume: Resume,
  proposed: Partial<InterviewQuestion>,
  jobDescription: string | null = null,
) {
  return admit(resume, [proposed], jobDescription).some(({ question }) => question === proposed.question);
}

/** What became of a proposed answer: shown, an outline in its place, or nothing at all. */
function fateOf(
  resume: Resume,
  proposed: { question: string; answer: string },
  jobDescription: string | null = null,
) {
  const found = admit(resume, [proposed], jobDescription).find(
    ({ question }) => question === proposed.question,
  );
  if (!found) return "dropped";
  return found.answer === proposed.answer ? "shown" : "outlined";
}

const goodQuestion = "How did you cut the nightly processing time?";
const goodAnswer =
  "At Northwind Payments I redesigned the settlement pipeline in Go and Kafka, which took it from 6 hours to 45 minutes.";

test.each([
  goodAnswer,
  "Situation: I was Backend Engineer at Harbour Logistics.\nAction: We moved 2 TB of order history.\nResult: It worked.",
  "The resume gives no figure for this, so I would look one up before the interview and bring its source along.",
  "Working with Kubernetes, I led a team of five engineers. Afterwards I mentored three junior engineers.",
  "I started by looking at where the time went. Then I redesigned the pipeline step by step.",
  "The most difficult part was the migration of 2 TB of order history from Oracle to PostgreSQL. We prepared a verified rollback plan and did it over one weekend.",
  "I learned that measuring first saves time, and I have worked that way ever since.",
  "I reduced cloud spending by 38% by rightsizing PostgreSQL clusters. It was mostly a matter of looking at what was used.",
  "I keep calm. When something fails, I look at the logs first and tell my colleagues what I know.",
  "I redesigned the settlement pipeline and explained it to my colleagues.",
  "My thesis at Lund University cut radio use by a third on 48 nodes, which taught me to measure first.",
])("an answer built from the resume is admitted: %s", (answer) => {
  expect(isAdmitted(english, { question: goodQuestion, answer })).toBe(true);
});

test.each([
  ["a number", "At Northwind Payments I saved 4 million kronor a year with it."],
  ["another percentage", "I reduced cloud spending by 39% at Northwind Payments."],
  ["what a figure became as what it fell by", "I cut the nightly processing by 45 minutes."],
  ["a number in words", "At Northwind Payments I led a team of seventeen engineers."],
  ["a magnitude", "I served millions of customers at Northwind Payments."],
  ["a multiple", "I doubled the revenue of Northwind Payments in that time."],
  ["an employer", "Before that I was at Globex and did the same there."],
  ["an employer at the start of a sentence", "I know this well. Globex taught me how to do it."],
  ["an employer in lower case", "I did the same thing at google some time before that."],
  ["a technology", "I rewrote the pipeline in Haskell because it was slow."],
  ["a technology in lower case", "I also run mongodb and elasticsearch in production there."],
  [
    "a technology that makers write in lower case",
    "I analysed the data with pandas and drew the charts myself.",
  ],
  ["a school", "I learned that at Stanford University during my studies."],
  ["a degree", "I hold a doctorate in distributed systems and taught it."],
  ["a certificate", "I am certified for this and keep it up to date."],
  ["a patent", "For this I was granted a patent together with my team."],
  ["a year", "I did that in 2009 and learned a lot from it."],
  ["a deed", "At Northwind Payments I negotiated the contract with our card issuer."],
  ["a deed of another trade", "I organised the charity run and collected clothes for the shelter."],
  ["a rank", "I headed the engineers of the settlement pipeline."],
  ["another rank", "I hired the engineers for the settlement pipeline myself."],
  ["a distinction", "My colleagues nominated me as engineer of the year."],
  ["a deed beside a true one", "I redesigned the settlement pipeline and trained the whole support staff."],
  ["a result beside a true deed", "I redesigned the settlement pipeline, which eliminated all complaints."],
  ["a scope", "I rolled the settlement pipeline out across the whole company."],
  [
    "a result in words",
    "I redesigned the settlement pipeline. We eliminated every complaint of our auditors.",
  ],
  ["a company-wide reach", "The move to Kubernetes was company-wide and had no downtime."],
])("an answer that adds %s becomes an outline", (_, answer) => {
  expect(fateOf(english, { question: goodQuestion, answer })).toBe("outlined");
});

test.each([
  ["a link", "See https://evil.example/portfolio for all of my work."],
  ["an e-mail address", "Write to me at somebody@evil.example for the details."],
  ["an HTML tag", "<img src=x onerror=alert(1)> I did it all by myself."],
  ["a Markdown link", "I did it all, see [here](/redirect) for how it went."],
  ["hidden characters", "I did it all by myself\u200B and nobody helped me."],
  ["another language", "我在 Northwind Payments 重新设计了清算流程，效果很好。"],
])("an answer with %s goes with its question", (_, answer) => {
  expect(fateOf(english, { question: goodQuestion, answer })).toBe("dropped");
});

test("an answer that claims what only the advertisement asks for becomes an outline", () => {
  const answer = "I redesigned the settlement pipeline in Haskell and Kafka.";
  const advert = "We look for a backend engineer who knows Haskell and Kafka.";
  expect(fateOf(english, { question: goodQuestion, answer }, advert)).toBe("outlined");
});

test("an outline tells the deed and its result, says where it was and what to add", () => {
  const answer = "At Northwind Payments I saved 4 million kronor a year with it.";
  const [first] = admit(english, [{ question: goodQuestion, answer }]);
  const lines = first?.answer.split("\n") ?? [];
  expect(lines[0]).toMatch(
    /^Answer: I redesigned the settlement pipeline in Go and Kafka, cutting nightly processing from 6 hours to 45 minutes for 1,200 merchants\. .*Northwind Payments/,
  );
  expect(lines[1]).toMatch(/^To add: /);
});

test("an outline on what the resume is silent about quotes nothing", () => {
  const question = "How do you deal with stress?";
  const [first] = admit(english, [{ question, answer: "I run marathons and won a medal in Boston." }]);
  expect(first?.question).toBe(question);
  expect(first?.answer).toMatch(/^Opening: .*\nTo add: .*$/);
  expect(first?.answer).not.toContain("“");
});

test.each([
  "情境：我在云桥支付科技有限公司担任资深后端开发工程师。\n行动：主导清结算系统重构，引入 Kafka 与分库分表。\n结果：日终处理时间从 6 小时缩短到 40 分钟。",
  "在浙江大学读研期间打下的基础，让我后来做系统设计时更有把握，也更愿意先做压测。",
  "在云桥支付，我主导了清结算系统的重构，引入 Kafka 和分库分表，日终处理时间从 6 小时缩短到 40 分钟。",
  "我遇到问题会先看日志，再和同事沟通。最大的收获是学会了先测量再优化。",
  "简历里没有写这一点，我会在面试前把依据找出来，再如实说明。",
])("a Chinese answer built from the resume is admitted: %s", (answer) => {
  expect(isAdmitted(chinese, { question: "清结算系统重构是怎么推进的？", answer })).toBe(true);
});

test.each([
  ["数字", "重构以后每年为公司节省了 500 万元的成本，大家都很满意。"],
  ["中文数字", "我带领三百人的团队完成了这次系统重构工作。"],
  ["比例", "系统的故障率因此下降了百分之七十，效果非常明显。"],
  ["雇主", "我在阿里巴巴集团做过同样的系统，所以很有经验。"],
  ["公司", "之前我在蓝鲸科技公司做过同样的系统，所以很熟悉。"],
  ["学校", "这些知识是我在清华大学读书的时候学到的，非常有用。"],
  ["学位", "我拿到了计算机专业的博士学位，研究的就是这个方向。"],
  ["技术", "我用 Haskell 重写了整个清结算系统，性能提升明显。"],
  ["事迹", "我牵头和银行谈判，签下了三家支行的合作协议。"],
  ["别的行业的事", "我组织了社区义诊活动，联系志愿者布置场地。"],
  ["荣誉", "我拿下了公司的年度冠军，大家都很高兴。"],
  ["真事旁边的假事", "我主导清结算系统重构，还组织了全员培训和技术评审委员会。"],
  ["范围", "清结算系统重构以后在全集团上线，大家都在用。"],
])("a Chinese answer that adds %s becomes an outline", (_, answer) => {
  expect(fateOf(chinese, { question: "清结算系统重构是怎么推进的？", answer })).toBe("outlined");
});

test.each([
  ["链接", "作品都放在 https://evil.example 上面，欢迎随时查看。"],
  ["英文", "I redesigned the settlement system and everybody was happy."],
])("a Chinese answer with %s goes with its question", (_, answer) => {
  expect(fateOf(chinese, { question: "清结算系统重构是怎么推进的？", answer })).toBe("dropped");
});

test("a Chinese outline tells what the resume tells", () => {
  const question = "清结算系统重构是怎么推进的？";
  const [first] = admit(chinese, [{ question, answer: "重构以后每年为公司节省了 500 万元的成本。" }]);
  expect(first?.answer).toMatch(
    /^回答：我主导了清结算系统重构，引入 Kafka 与分库分表，将日终处理时间从 6 小时缩短到 40 分钟，覆盖 1200 家商户。.*云桥支付科技有限公司.*\n补充：哪些是自己做的、难在哪里。$/u,
  );
});

test.each([
  "Why are you leaving Northwind Payments?",
  "Why did you leave Northwind Payments?",
  "Why were you laid off in the end?",
  "What did you do during the gap in your career?",
  "When you negotiated with the card issuer, what was hard?",
  "How did you win over the whole company?",
])("a question that takes for granted what is not so is dropped: %s", (question) => {
  expect(fateOf(english, { question, answer: goodAnswer })).toBe("dropped");
});

test.each(["为什么离开云桥支付科技有限公司？", "简历上的空窗期你在做什么？", "你当时为什么被辞退？"])(
  "a Chinese question that takes for granted what is not so is dropped: %s",
  (question) => {
    expect(fateOf(chinese, { question, answer: "简历里没有写这一点，我会如实说明。" })).toBe("dropped");
  },
);

test("a job that is over may be asked about", () => {
  const question = "Why did you leave Harbour Logistics?";
  expect(fateOf(english, { question, answer: "I was looking for larger systems to work on." })).toBe("shown");
});

test("a question may name what the job description names, an answer may not claim it", () => {
  const job = "You know Terraform, MongoDB and 5 years of Scala.";
  const question = "The position asks for MongoDB and Scala: how would you learn them?";
  expect(isAdmitted(english, { question, answer: goodAnswer }, job)).toBe(true);
  expect(isAdmitted(english, { question, answer: goodAnswer }, null)).toBe(false);
  const claim = "I have used MongoDB and Scala for years at work.";
  expect(fateOf(english, { question, answer: claim }, job)).toBe("outlined");
});

test("a question that states a false fact is dropped with its answer", () => {
  expect(isAdmitted(english, { question: "Why did you leave Globex?", answer: goodAnswer })).toBe(false);
});

const samples: [string, Resume][] = [
  ["a strong English resume", english],
  ["an average English resume", averageEnglish()],
  ["an English student's resume", studentEnglish()],
  ["a strong Chinese resume", chinese],
  ["an average Chinese resume", averageChinese()],
  ["a Chinese student's resume", studentChinese()],
  ["a keyword list", keywordList("en")],
  ["an empty resume", emptyResume("zh")],
];

test.each(samples)(
  "on %s a hostile analyst gets nothing in and the built-in questions stand",
  (_, resume) => {
    const proposed = hostileAnswer({ model: "", messages: [] }).questions;
    const hostile = proposed.map(({ question, answer }) => ({ topic: "role" as const, question, answer }));
    const admitted = admit(resume, hostile);
    const builtin = interviewQuestions(resume, null);
    expect(admitted).toEqual(builtin.slice(0, 8));
  },
);

test.each(samples)("on %s the built-in questions pass the gate whole", (_, resume) => {
  const builtin = interviewQuestions(resume, "Go, Kafka, MongoDB");
  expect(admitQuestions({ resume, jobDescription: null }, builtin, builtin)).toEqual(builtin);
  expect(admitQuestions({ resume, jobDescription: null }, [], builtin)).toEqual(builtin);
});

test("good questions stay, bad ones are replaced, and there are eight to twelve", () => {
  const good = { topic: "technical" as const, question: goodQuestion, answer: goodAnswer };
  const bad = { question: "Why Globex?", answer: "Globex was great for me and I for Globex." };
  const admitted = admit(english, [bad, good, bad]);
  expect(admitted[0]).toEqual(good);
  expect(admitted).toHaveLength(8);
  const many = Array.from({ length: 30 }, () => good);
  const filled = admit(english, many);
  expect(filled.filter(({ question }) => question === goodQuestion)).toHaveLength(1);
  expect(filled.length).toBeLessThanOrEqual(12);
});

test("a question asked twice in nearly the same words is asked once", () => {
  const again = {
    question: "How did you cut the nightly processing time then?",
    answer: `${goodAnswer} It was hard.`,
  };
  const admitted = admit(english, [{ question: goodQuestion, answer: goodAnswer }, again]);
  expect(admitted.filter(({ question }) => question.startsWith("How did you cut"))).toHaveLength(1);
});

test.each([
  ["The wording is more direct now. Add results where they are missing.", true],
  ["措辞更直接了，建议补充成果，让每段经历更有说服力。", true],
  ["Your score is 100 now.", false],
  ["Visit https://evil.example for the rest of it.", false],
  ["<script>alert(1)</script> All is well with the resume.", false],
  ["Your time at Globex stands out most of all.", false],
  ["Better.", false],
])("the summary %j is kept: %j", (summary, kept) => {
  expect(admitSummary(summary, english.sections, /\p{Script=Han}/u.test(summary) ? "zh" : "en")).toBe(
    kept ? summary : null,
  );
});

test("a summary in another language than the reader's is not kept", () => {
  expect(admitSummary("The wording is more direct now than before.", english.sections, "zh")).toBeNull();
});

test("a question or an answer longer than anybody would read is not admitted", () => {
  const question = (length: number) => `${goodQuestion} ${"How? ".repeat(length)}`.slice(0, length);
  const answer = (length: number) => `${goodAnswer} ${"I did it. ".repeat(length)}`.slice(0, length);
  expect(isAdmitted(english, { question: question(600), answer: goodAnswer })).toBe(true);
  expect(isAdmitted(english, { question: question(601), answer: goodAnswer })).toBe(false);
  expect(isAdmitted(english, { question: goodQuestion, answer: answer(3000) })).toBe(true);
  expect(isAdmitted(english, { question: goodQuestion, answer: answer(3001) })).toBe(false);
});

test("a summary with letters that nobody sees is not kept", () => {
  const summary = "The wording is more direct now than before.";
  expect(admitSummary(summary, english.sections, "en")).toBe(summary);
  expect(admitSummary(summary.replace("more", "mo\u200bre"), english.sections, "en")).toBeNull();
});
