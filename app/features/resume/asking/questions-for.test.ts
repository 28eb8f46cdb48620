import { expect, test } from "vitest";
import type { Resume } from "~/core/resume";
import { averageChinese, averageEnglish, buildResume, cleanLayout } from "../../../../test/support/resumes";
import { applyChanges } from "../revising/owner-changes";
import { scoreResume } from "../scoring/score";
import { answerChanges } from "./answer-changes";
import { problemOf } from "./form-answer";
import { plausibleAnswer } from "./plausible-answers";
import type { Question } from "./questions";
import { questionsFor } from "./questions-for";

function asked(resume: Resume): Question[] {
  return questionsFor(resume, scoreResume(resume, cleanLayout()));
}

function askOf(text: string, language: "en" | "zh"): string[] {
  const resume = buildResume({
    language,
    sections: [
      {
        kind: "experience",
        entries: [{ title: "X", organisation: "Y", dates: "2012 – 2014", bullets: [text] }],
      },
    ],
  });
  return asked(resume).flatMap(({ ask, target }) => (target.kind === "line" ? [ask] : []));
}

test.each([
  ["Reduced the cost of the packaging", "en", undefined],
  ["Wrote unit tests for the importer", "en", "count"],
  ["Cared for patients on the night shift", "en", "count"],
  ["Led a team of juniors in the unit", "en", "result"],
  ["Managed the annual budget for the unit", "en", undefined],
  ["Built a companion website with a guided installer", "en", "result"],
  ["Developed several features for the shop", "en", "count"],
  ["Trained gradient-boosted fraud classifiers", "en", undefined],
  ["Trained fraud classifiers on the logs of the bank", "en", undefined],
  ["Lead designer of a small studio by the sea", "en", undefined],
  ["Coach of the school's mock trial team", "en", undefined],
  ["Supervise two trainees in the workshop", "en", "result"],
  ["Assessed the samples that the laboratory received", "en", undefined],
  ["Wrote the pocket guide that every starter now gets", "en", undefined],
  ["Wrote the pocket guide for new starters", "en", "result"],
  ["Negotiated the annual terms with two suppliers", "en", "result"],
  ["Negotiated a credit line at a lower margin than before", "en", undefined],
  ["Maintained the cluster of the bank", "en", undefined],
  ["Prepared the report on the traffic of the website", "en", undefined],
  ["Ran the shop on the ground floor alone", "en", "result"],
  ["Raised sales by 12% within a year", "en", undefined],
  ["Closed the books in five working days instead of twelve", "en", undefined],
  ["Log every fault; login errors went from nine a month to fewer than one", "en", undefined],
  ["Trained seven apprentices in three years; all passed the final examination", "en", undefined],
  ["Took the inspection grade from adequate to good", "en", undefined],
  ["Covered the reception of the branch on market days", "en", undefined],
  ["Answered the telephone of the branch", "en", "volume"],
  ["Served as class teacher of the upper school", "en", undefined],
  ["Open and close the school, check 12 boilers and fire panels", "en", undefined],
  ["25 bedded ward, in charge in night duty", "en", undefined],
  ["Learned to work with colleagues from other countries", "en", undefined],
  ["管 45 人，五年没有重大工伤", "zh", undefined],
  ["处理延期交付客诉，退订率控制在4%以内", "zh", undefined],
  ["组织电梯大修资金申请，业主表决一次通过", "zh", undefined],
  ["建立配件缺货登记表，返修等待时间由7天降为4天", "zh", undefined],
  ["录入银行流水与日记账", "zh", "volume"],
  ["统筹集团年会与路演的筹备", "zh", "result"],
  ["研究方向为高寒草地的碳循环", "zh", undefined],
  ["推行安全文明班组评比制度", "zh", "result"],
  ["管理门店钥匙与印章登记", "zh", undefined],
  ["配合研发完成新机型的替代料认证", "zh", "part"],
  ["下雨下雪从不请假", "zh", undefined],
  ["负责客户资料，编写客户手册", "zh", undefined],
  ["處理應收應付帳款及銀行對帳", "zh", "volume"],
  ["序号 项目名称 项目来源及经费 起止时间", "zh", undefined],
  ["供应链中心 内部晋升 张三 13800000000", "zh", undefined],
  ["Answered 40 calls on each working day", "en", undefined],
  ["Helped to prepare presentations for the sales team", "en", "opening"],
  ["Helped the sales team to prepare presentations", "en", "part"],
  ["Responsible for the company newsletter", "en", "opening"],
  ["Raised sales by XX% within a year", "en", "placeholder"],
  ["Improved user experience of the site by 30", "en", "unit"],
  ["Exercise sessions for day patients and their carers", "en", undefined],
  ["Zero recordable injuries in all of the crew hours", "en", undefined],
  ["负责新护士带教，累计带教 23 人", "zh", undefined],
  ["Sole translator in a laboratory of 300 scientists", "en", undefined],
  ["Awarded the medal of the chamber for the best shop", "en", undefined],
  ["Rebuilt the district from 81% to 112% of its quota", "en", undefined],
  ["and of the two vans that the shop had bought", "en", undefined],
  ["Prepared everything that was needed for the", "en", undefined],
  ["Environment: a Linux server with a database behind it", "en", undefined],
  ["编写测试用例", "zh", "count"],
  ["带领研发团队", "zh", "result"],
  ["降低采购成本", "zh", undefined],
  ["编制部门年度预算", "zh", undefined],
  ["开发会员小程序", "zh", "result"],
  ["设计多个活动海报", "zh", "count"],
  ["优化接口响应", "zh", "result"],
  ["跟进重点客户的售后需求", "zh", "volume"],
  ["参与编写接口文档", "zh", "opening"],
  ["负责客户沟通", "zh", undefined],
  ["负责公众号的日常运营", "zh", "opening"],
  ["荣获年度优秀员工称号", "zh", undefined],
  ["完成结算系统，效率提升 40", "zh", "unit"],
  ["实现 xxx 特性并上线", "zh", "placeholder"],
  ["项目背景：企业会议内容沉淀难，跟进率低", "zh", undefined],
  ["开发结算系统，处理时间缩短 40%", "zh", undefined],
] as const)("%s (%s) is asked about by %s", (text, language, ask) => {
  expect(askOf(text, language)[0]).toBe(ask);
});

test("every line that loses points is asked about, not only eight", () => {
  const bullets = Array.from(
    { length: 15 },
    (_, at) => `Introduced the ${"abcdefghijklmno".charAt(at)}-office of the town hall alone`,
  );
  const resume = buildResume({
    language: "en",
    sections: [
      {
        kind: "experience",
        entries: [{ title: "Clerk", organisation: "Town", dates: "2012 – 2014", bullets }],
      },
    ],
  });
  expect(asked(resume).filter(({ target }) => target.kind === "line")).toHaveLength(15);
});

test("what is missing is asked for once each", () => {
  const resume = buildResume({
    language: "en",
    contact: { name: "Ann Lee" },
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [{ title: "Clerk", organisation: "Town", bullets: ["Kept the books"] }],
      },
    ],
  });
  expect(asked(resume).map(({ ask }) => ask)).toEqual(
    expect.arrayContaining(["email", "phone", "place", "summary", "education", "skills", "dates", "more"]),
  );
});

test("nothing is asked about places that were read with doubt", () => {
  const resume = buildResume({
    language: "en",
    contact: { name: "Ann Lee" },
    sections: [
      {
        kind: "experience",
        heading: "Experience",
        entries: [{ title: "Clerk", organisation: "Town", bullets: ["Kept the books of the hall"] }],
      },
    ],
  });
  const doubtful: Resume = {
    ...resume,
    contact: { ...resume.contact, doubt: { fields: ["email", "phone", "place"], lines: ["?"] } },
    sections: resume.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({
        ...entry,
        doubt: { fields: ["dates" as const], lines: ["?"] },
      })),
    })),
  };
  const asks = asked(doubtful);
  expect(asks.filter(({ target }) => ["line", "lines", "entry", "contact"].includes(target.kind))).toEqual(
    [],
  );
});

test.each([averageEnglish, averageChinese])(
  "the ids of all questions differ and survive an answer",
  (sample) => {
    const resume = sample();
    const questions = asked(resume);
    const ids = questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [first] = questions.filter(({ target }) => target.kind === "line");
    if (!first) throw new Error("the sample leaves something to ask");
    const answer = plausibleAnswer(first, resume.language, 0);
    const next = asked(
      applyChanges(
        resume,
        answerChanges(resume, first, answer, () => "n"),
      ),
    );
    expect(next.map(({ id }) => id)).not.toContain(first.id);
    expect(ids.filter((id) => !next.some((one) => one.id === id) && id !== first.id).length).toBeLessThan(3);
  },
);

const job = (bullets: string[]) =>
  buildResume({
    language: "en",
    contact: { name: "Ann Lee" },
    sections: [
      { kind: "experience", entries: [{ title: "X", organisation: "Y", dates: "2012 – 2014", bullets }] },
    ],
  });

test("what a line says already is not asked again", () => {
  const [weekly] = asked(job(["Answered customer emails every week"])).filter(
    ({ target }) => target.kind === "line",
  );
  expect(weekly?.ask).toBe("count");
  expect(weekly?.fields.map(({ name }) => name)).not.toContain("per");
  for (const [text, language] of [
    ["Delivered a 94-unit scheme five weeks early; final defects below 0.8 per unit", "en"],
    ["Handed over 12 flats on schedule with zero accidents", "en"],
    ["交付 94 套住宅，提前 5 周完工", "zh"],
  ] as const)
    expect(askOf(text, language)).not.toContain("result");
});

test("a job is asked for more until it has five lines, and never takes one twice", () => {
  const more = (bullets: string[]) => asked(job(bullets)).find(({ ask }) => ask === "more");
  const same = "Kept the books of the town hall";
  const question = more([same]);
  expect(question).toBeDefined();
  if (!question) return;
  const answer = { deed1: "kept the books of the town hall." };
  expect(answerChanges(job([same]), question, answer, () => "new")).toEqual([]);
  expect(problemOf(question, answer)).toBe("alreadyThere");
  expect(more(Array.from({ length: 5 }, () => same))).toBeUndefined();
});

test("the names of a Chinese job are parted by the comma of its script", () => {
  const resume = buildResume({
    language: "zh",
    sections: [
      {
        kind: "experience",
        entries: [
          { title: "运营专员", organisation: "云雀家居有限公司", bullets: ["维护三个品牌的公众号内容"] },
        ],
      },
    ],
  });
  const names = asked(resume).flatMap(({ values }) => values.name ?? []);
  expect(names).toContain("运营专员，云雀家居有限公司");
});
