import type { Resume } from "~/core/resume";
import { answerChanges } from "~/features/resume/asking/answer-changes";
import { answeredPlausibly, nextSteps } from "~/features/resume/asking/next-steps";
import { plausibleAnswer } from "~/features/resume/asking/plausible-answers";
import { questionsFor } from "~/features/resume/asking/questions-for";
import { admitEdits } from "~/features/resume/gates/admit-edits";
import type { LayoutFacts } from "~/features/resume/reading/extracted";
import { applyChanges, type OwnerChange } from "~/features/resume/revising/owner-changes";
import { applyEdits } from "~/features/resume/rewriting/edits";
import { rewriteResume } from "~/features/resume/rewriting/rewrite";
import { exportedLayout } from "~/features/resume/scoring/exported-layout";
import { scoreResume } from "~/features/resume/scoring/score";

/** What was tried on a resume, and what of it cost points. */
export type Tried = { kind: "edit" | "answer" | "fill"; what: string; gain: number };

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

/** Each question answered alone in each of the turns, then all that is asked one after another, as long as anything is. */
export function triedAnswers(resume: Resume, layout: LayoutFacts, turns: number[]): Tried[] {
  const shown = exportedLayout(layout);
  const tried: Tried[] = [];
  const note = (before: number, after: number, changes: OwnerChange[]) =>
    tried.push({ kind: "answer", what: JSON.stringify(changes), gain: after - before });
  const start = scoreResume(resume, shown);
  for (const question of questionsFor(resume, start)) {
    for (const turn of turns) {
      const changes = answerChanges(
        resume,
        question,
        plausibleAnswer(question, resume.language, turn),
        newId,
      );
      note(start.exact, scoreResume(applyChanges(resume, changes), shown).exact, changes);
    }
  }
  for (const first of turns) {
    let now = resume;
    let score = start;
    let turn = first;
    const done = new Set<string>();
    for (
      let next = questionsFor(now, score)[0];
      next;
      next = questionsFor(now, score).find(({ id }) => !done.has(id))
    ) {
      done.add(next.id);
      const changes = answerChanges(now, next, plausibleAnswer(next, now.language, turn), newId);
      now = applyChanges(now, changes);
      const after = scoreResume(now, shown);
      note(score.exact, after.exact, changes);
      score = after;
      turn += 4;
    }
  }
  return tried;
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

/** For each step what was promised, and what answering all of it brought in the turns. */
export function triedSteps(resume: Resume, layout: LayoutFacts, turns: number[]) {
  const shown = exportedLayout(layout);
  const start = scoreResume(resume, shown);
  const questions = questionsFor(resume, start);
  return nextSteps(resume, layout, questions).flatMap(({ step, questions: ids, from, to }) => {
    const asked = questions.filter(({ id }) => ids.includes(id));
    return turns.map((turn) => {
      const gain = scoreResume(answeredPlausibly(resume, asked, turn), shown).total - start.total;
      return { step, from, to, gain, isKept: gain >= from - 1 && gain <= to + 1 };
    });
  });
}
