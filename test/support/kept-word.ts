import { linesOf, type Resume } from "~/core/resume";
import { answerChanges } from "~/features/resume/asking/answer-changes";
import { nextSteps } from "~/features/resume/asking/next-steps";
import type { Question } from "~/features/resume/asking/questions";
import { questionsFor } from "~/features/resume/asking/questions-for";
import { admitEdits } from "~/features/resume/gates/gates";
import type { LayoutFacts } from "~/features/resume/reading/extracted";
import {
  contactFields,
  doubtfulIn,
  entryFields,
  type Mend,
  mendResume,
} from "~/features/resume/revising/mends";
import { applyChanges, type OwnerChange } from "~/features/resume/revising/owner-changes";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreResume } from "~/features/resume/scoring/score";
import { fingerprint } from "~/features/resume/scoring/subject";
import { typedAnswer } from "./typed-answers";

/** What was tried on a resume, and what of it cost points. */
export type Tried = { kind: "edit" | "answer" | "answers" | "fill" | "mend"; what: string; gain: number };

/** What adding fractions in another order makes of the same sum is no loss. */
export const isLoss = ({ gain }: Tried): boolean => gain < -1e-9;

let ids = 0;
const newId = () => {
  ids += 1;
  return `kept:${ids}`;
};

function proposed(resume: Resume) {
  return admitEdits(resume, rewriteResume(resume.sections, resume.language)).accepted.map(({ edit }) => edit);
}

/** The resume as it is first shown: with all that we propose. */
export function asProposed(resume: Resume): Resume {
  return applyEdits(resume, proposed(resume));
}

/** Each edit alone, as the last one, and all together. */
export function triedEdits(resume: Resume, layout: LayoutFacts): Tried[] {
  const edits = proposed(resume);
  const exact = (some: typeof edits) => scoreResume(applyEdits(resume, some), exportedLayout(layout)).exact;
  const [none, all] = [exact([]), exact(edits)];
  const kind = "edit";
  return [
    { kind, what: "all", gain: all - none },
    ...edits.flatMap((edit): Tried[] => [
      { kind, what: `alone ${JSON.stringify(edit)}`, gain: exact([edit]) - none },
      {
        kind,
        what: `last ${JSON.stringify(edit)}`,
        gain: all - exact(edits.filter((other) => other !== edit)),
      },
    ]),
  ];
}

/** Each question answered alone in each of the draws, then all that is asked one after another, as long as anything is. */
export function triedAnswers(resume: Resume, layout: LayoutFacts, draws: number[]): Tried[] {
  const shown = exportedLayout(layout);
  const start = scoreResume(resume, shown);
  // Nobody says the same of two jobs.
  const changesOf = (to: Resume, question: Question, draw: number) => {
    const known = new Set(linesOf(to).map(({ text }) => fingerprint(text)));
    const changes = answerChanges(to, question, typedAnswer(question, to.language, draw), newId);
    return changes.some((change) => "text" in change && known.has(fingerprint(change.text))) ? [] : changes;
  };
  const tried = questionsFor(resume, start).flatMap((question) =>
    draws.map((draw): Tried => {
      const changes = changesOf(resume, question, draw);
      const gain = scoreResume(applyChanges(resume, changes), shown).exact - start.exact;
      return { kind: "answer", what: JSON.stringify([question.ask, ...changes]), gain };
    }),
  );
  for (const draw of draws) {
    let [now, score] = [resume, start];
    const done = new Set<string>();
    const nextOf = () => questionsFor(now, score).find(({ id }) => !done.has(id));
    for (let next = nextOf(); next; next = nextOf()) {
      done.add(next.id);
      const changes = changesOf(now, next, draw);
      now = applyChanges(now, changes);
      const after = scoreResume(now, shown);
      const what = JSON.stringify([next.ask, ...changes]);
      tried.push({ kind: "answer", what, gain: after.exact - score.exact });
      score = after;
    }
    tried.push({ kind: "answers", what: `all of draw ${draw}`, gain: score.exact - start.exact });
  }
  return tried;
}

/** Each place that was read with doubt confirmed as it was read, and with one of its empty fields filled; then all. */
export function triedMends(resume: Resume, layout: LayoutFacts): Tried[] {
  const edits = proposed(resume);
  const exact = (mends: Mend[]) =>
    scoreResume(applyEdits(mendResume(resume, mends), edits), exportedLayout(layout)).exact;
  const start = exact([]);
  const all = doubtfulIn(resume).map(({ mend }) => mend);
  const own = texts[resume.language];
  const filled = all.flatMap((mend): Mend[] => {
    if (mend.of === "contact")
      return contactFields.flatMap((field) =>
        mend.fields[field] ? [] : [{ ...mend, fields: { ...mend.fields, [field]: own[field] } }],
      );
    if (mend.of === "section") return [];
    return entryFields.flatMap((field) =>
      mend.fields[field] ? [] : [{ ...mend, fields: { ...mend.fields, [field]: own[field] } }],
    );
  });
  return [...all.map((mend) => [mend]), ...filled.map((mend) => [mend]), all].map((mends) => ({
    kind: "mend",
    what: JSON.stringify(mends),
    gain: exact(mends) - start,
  }));
}

const texts = {
  en: {
    name: "Ann Lee",
    headline: "Clerk",
    email: "ann@example.com",
    phone: "+1 202 555 0147",
    place: "Leeds",
    title: "Clerk",
    organisation: "Acme Ltd",
    dates: "Mar 2018 – Jun 2020",
  },
  zh: {
    name: "王芳",
    headline: "文员",
    email: "fang@example.com",
    phone: "13800138000",
    place: "北京",
    title: "文员",
    organisation: "大成公司",
    dates: "2018.03 – 2020.06",
  },
} as const;

/** Each empty field filled. */
export function triedFills(resume: Resume, layout: LayoutFacts): Tried[] {
  const shown = exportedLayout(layout);
  const own = texts[resume.language];
  const { contact, sections } = resume;
  const start = scoreResume(resume, shown).exact;
  const ofContact = (["name", "headline", "email", "phone", "place"] as const)
    .filter((field) => contact[field] === null)
    .map((field): OwnerChange => ({ kind: "fillContact", field, text: own[field] }));
  const ofEntries = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      (["title", "organisation", "place", "dates"] as const)
        .filter((field) => entry[field] === null)
        .map((field): OwnerChange => ({ kind: "fillEntry", entry: entry.id, field, text: own[field] })),
    ),
  );
  return [...ofContact, ...ofEntries].map((change) => ({
    kind: "fill",
    what: JSON.stringify(change),
    gain: scoreResume(applyChanges(resume, [change]), shown).exact - start,
  }));
}

/** For each step what was promised, and what typed answers to all of it brought in the draws. */
export function triedSteps(resume: Resume, layout: LayoutFacts, draws: number[]) {
  const shown = exportedLayout(layout);
  const start = scoreResume(resume, shown);
  const questions = questionsFor(resume, start);
  return nextSteps(resume, layout, questions).flatMap(({ step, questions: ids, from, to }) => {
    const asked = questions.filter(({ id }) => ids.includes(id));
    return draws.map((draw) => {
      const changes = asked.flatMap((question) =>
        answerChanges(resume, question, typedAnswer(question, resume.language, draw), newId),
      );
      const gain = scoreResume(applyChanges(resume, changes), shown).total - start.total;
      return { step, asked: ids.length, from, to, gain, isKept: gain >= from - 1 && gain <= to + 1 };
    });
  });
}
