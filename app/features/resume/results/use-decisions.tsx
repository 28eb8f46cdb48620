import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Resume } from "~/core/resume";
import { usePart } from "~/ui/use-part";
import type { Asked } from "../asking/asked";
import type { NextStep } from "../asking/next-steps";
import type { Answer, Question } from "../asking/questions";
import type { Design } from "../export/sheet/design";
import { toMarkdown } from "../formats/markdown";
import type { Report } from "../report";
import type { Mend } from "../revising/mends";
import { applyChanges, type OwnerChange, takenBack, textsOf, undone } from "../revising/owner-changes";
import type { Revision, RevisionStore } from "../revising/revision";
import { asProposed as proposedOf, rejectedAtFirst } from "./as-decided";
import { type Judged, loadScorer, type Offered } from "./load-scorer.client";
import { overwrittenIn, stillOpen, takeableIn } from "./proposals";

export type Decisions = {
  /** The report as decided: of the mended resume, what is proposed for it and what may be taken, with its scores, which
   * follow within moments. What the owner wrote over is proposed no longer. */
  report: Report;
  /** The score that it would have without the owner's changes; absent where there are none. */
  unaided?: number | null;
  rejected: ReadonlySet<string>;
  mends: Mend[];
  /** What the owner wrote, added, moved and removed by hand, on top of the accepted edits. */
  changes: OwnerChange[];
  /** The resume as it stands now: mended, with the accepted edits and the owner's changes. */
  resume: Resume;
  design: Design | null;
  /** The cover letter as its owner wrote it; null: as drafted. */
  letter: string | null;
  markdown: string;
  touched: boolean;
  /** Whether the last decision is where a reload finds it. */
  isKept: boolean;
  /** Nothing was decided or mended: what the server wrote still holds. */
  asProposed: boolean;
  /** Whether what works the score out did not come, so that it does not follow; `rescore` asks for it again. */
  unscored: boolean;
  /** What can be asked of the resume as it is now and was not skipped; they follow the score within moments. */
  questions: Question[];
  /** null until they are worked out. */
  steps: NextStep[] | null;
  /** What could be named or moved for the job, and was not turned down. */
  proposals: Offered["proposals"];
  /** Which of the job's wishes a question would meet, by its id. */
  wishes: Offered["wishes"];
  /** How well the upload fitted the job, 0–1; null until it is worked out and where there is no job. */
  matchedBefore: number | null;
  /** Writes the answer into the resume; gives the changes that it was, none where it says too little. */
  answer(question: Question, answer: Answer): OwnerChange[];
  /** The texts that an answer would write. */
  preview(question: Question, answer: Answer): string[];
  /** The ways to put it. */
  wordings(question: Question, answer: Answer): { id: string; text: string }[];
  /** What is typed so far into the form of each question, while the result is open. */
  typed: Map<string, Answer>;
  /** A question or a proposal that is not to come again. */
  skip(one: { id: string }): void;
  /** The ids of those. */
  skipped: string[];
  rescore(): void;
  decide(ids: string[], accept: boolean): void;
  mend(mend: Mend): void;
  unmend(place: string): void;
  /** One step of the owner, whatever it is made of. */
  change(...changes: OwnerChange[]): void;
  /** Takes the owner's last step back. */
  undo(): void;
  /** Takes back what the owner wrote into these lines, and puts these lines and places back. */
  takeBack(ids: string[]): void;
  chooseDesign(design: Design): void;
  writeLetter(letter: string | null): void;
};

const nothingAsked: Asked = { questions: [], steps: [] };
const nothingOffered = { matchedBefore: null, proposals: [], wishes: new Map() };

/** Long enough for the page to appear first. */
const SCORER_AFTER_MS = 300;

export function useDecisions(
  report: Report,
  optimised: string,
  store: RevisionStore,
  askedAtFirst = nothingAsked,
): Decisions {
  const { revision, touched, isKept, revise } = useRevision(store);
  const [judged, setJudged] = useState<Judged>(report);
  const [asked, setAsked] = useState<Offered>({ ...nothingOffered, ...askedAtFirst });
  const [isAsked, setIsAsked] = useState(askedAtFirst !== nothingAsked);
  const { current: typed } = useRef(new Map<string, Answer>());
  const { part: scorer, failed, fetchPart } = usePart(loadScorer);
  const { mends, changes, skipped, design, letter } = revision;
  const rejected: ReadonlySet<string> = useMemo(
    () => new Set(revision.rejected ?? rejectedAtFirst(report)),
    [revision.rejected, report],
  );

  const asProposed = useMemo(() => {
    const first = rejectedAtFirst(report);
    const isRevised = mends.length + changes.length > 0;
    return !isRevised && rejected.size === first.length && first.every((id) => rejected.has(id));
  }, [report, rejected, mends, changes]);
  const ours = useMemo(() => proposedOf(report, rejected, mends), [report, rejected, mends]);
  const { resume, edits, refused, better } = useMemo(() => {
    const { mended, proposals, proposed } = ours;
    const better = applyChanges(proposed, changes);
    const overwritten = overwrittenIn(proposed, better);
    const refused = takeableIn(mended, report.refused).filter(({ line }) => !overwritten.has(line));
    return { resume: mended, edits: stillOpen(proposals, proposed, better), refused, better };
  }, [ours, report, changes]);

  useEffect(() => {
    if (asProposed) {
      setJudged(report);
      const idle = setTimeout(fetchPart, SCORER_AFTER_MS);
      return () => clearTimeout(idle);
    }
    if (!scorer) return fetchPart();
    setJudged(scorer.judge(report, resume, ours.proposed, better));
  }, [asProposed, better, resume, ours, report, scorer, fetchPart]);

  // The questions wait until the new score is on the screen.
  useEffect(() => {
    const { after } = judged;
    if (!scorer) return;
    if (!after) return setAsked({ ...nothingOffered, ...nothingAsked });
    const later = setTimeout(() => {
      setAsked(scorer.ask(report, resume, better, after));
      setIsAsked(true);
    });
    return () => clearTimeout(later);
  }, [scorer, report, resume, better, judged]);

  function decide(ids: string[], accept: boolean) {
    const next = new Set(rejected);
    for (const id of ids) {
      if (!accept) next.add(id);
      else {
        // Of several refused rewordings of one line the last that was taken stands alone.
        const line = report.refused.find((refused) => refused.id === id)?.line;
        for (const rival of report.refused) if (rival.line === line) next.add(rival.id);
        next.delete(id);
      }
    }
    revise(() => ({ rejected: [...next] }));
  }

  function change(...steps: OwnerChange[]) {
    const [first, ...rest] = steps;
    if (!first) return;
    const joined = rest.map((step): OwnerChange => ({ ...step, joined: true }));
    revise(({ changes }) => ({ changes: [...changes, first, ...joined] }));
  }

  function answer(question: Question, given: Answer): OwnerChange[] {
    const steps = scorer?.answer(better, question, given) ?? [];
    change(...steps);
    if (steps.length > 0) typed.delete(question.id);
    return steps;
  }

  const markdown = useMemo(
    () => (asProposed ? optimised : toMarkdown(better)),
    [better, optimised, asProposed],
  );
  const decided = useMemo(() => {
    const { before, after, job_match, advice } = judged;
    return { ...report, resume, edits, refused, before, after, job_match, advice };
  }, [report, resume, edits, refused, judged]);
  const { questions, steps, proposals } = useMemo(() => withoutSkipped(asked, skipped), [asked, skipped]);
  return {
    report: decided,
    unaided: judged.unaided,
    rejected,
    mends,
    changes,
    resume: better,
    design,
    letter,
    markdown,
    touched,
    isKept,
    asProposed,
    unscored: failed && !asProposed,
    questions,
    steps: isAsked ? steps : null,
    proposals,
    wishes: asked.wishes,
    matchedBefore: asked.matchedBefore,
    answer,
    wordings: (question, answer) => scorer?.wordings(better, question, answer) ?? [],
    preview: (question, answer) => textsOf(scorer?.answer(better, question, answer) ?? []),
    typed,
    skipped,
    skip({ id }) {
      typed.delete(id);
      revise(({ skipped }) => ({ skipped: [...skipped, id] }));
    },
    rescore: fetchPart,
    decide,
    mend: (mend) =>
      revise(({ mends }) => ({ mends: [...mends.filter(({ place }) => place !== mend.place), mend] })),
    unmend: (place) => revise(({ mends }) => ({ mends: mends.filter((mend) => mend.place !== place) })),
    change,
    undo: () => revise(({ changes }) => ({ changes: undone(changes) })),
    takeBack: (ids) => revise(({ changes }) => ({ changes: takenBack(changes, ids) })),
    writeLetter: (text) => revise(() => ({ letter: text })),
    chooseDesign: (chosen) => revise(() => ({ design: chosen })),
  };
}

/** The revision as it is kept, which several events may change before it is drawn again. */
function useRevision(store: RevisionStore) {
  const [revision, setRevision] = useState(() => store.read());
  const [touched, setTouched] = useState(false);
  const [isKept, setKept] = useState(true);
  const latest = useRef(revision);
  const revise = useCallback(
    (next: (revision: Revision) => Partial<Revision>) => {
      latest.current = { ...latest.current, ...next(latest.current) };
      setTouched(true);
      setRevision(latest.current);
      setKept(store.save(latest.current));
    },
    [store],
  );
  return { revision, touched, isKept, revise };
}

function withoutSkipped({ questions, steps, proposals }: Offered, skipped: string[]) {
  const isLeft = ({ id }: { id: string }) => !skipped.includes(id);
  const left = steps.map((step) => ({
    ...step,
    questions: step.questions.filter((id) => isLeft({ id })),
  }));
  return {
    questions: questions.filter(isLeft),
    steps: left.filter((step) => step.questions.length > 0),
    proposals: proposals.filter(isLeft),
  };
}
