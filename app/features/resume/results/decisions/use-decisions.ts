import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePart } from "~/ui/browser/use-part";
import type { Asked } from "../../asking/next-steps";
import type { Answer, Question } from "../../asking/questions";
import type { Design } from "../../export/sheet/design";
import { toMarkdown } from "../../formats/markdown";
import type { Report } from "../../report";
import type { Mend } from "../../revising/mends";
import {
  applyChanges,
  type OwnerChange,
  takenBack,
  textsOfChanges,
  undone,
} from "../../revising/owner-changes";
import type { Revision, RevisionStore } from "../../revising/revision";
import {
  overwrittenIn,
  asProposed as proposedOf,
  rejectedAtFirst,
  stillOpen,
  takeableIn,
} from "./as-decided";
import { type Judged, loadScorer, type Offered } from "./load-scorer.client";

export type Decisions = ReturnType<typeof useDecisions>;

const nothingAsked: Asked = { questions: [], steps: [] };
const nothingOffered = { matchedBefore: null, proposals: [], wishes: new Map() };

/** Long enough for the page to appear first. */
const SCORER_AFTER_MS = 300;

export function useDecisions(
  report: Report,
  optimised: string,
  store: RevisionStore,
  askedAtFirst = nothingAsked,
) {
  const { revision, revise, type, typedIn, undo, ...kept } = useRevision(store);
  const [judged, setJudged] = useState<Judged>(report);
  const [asked, setAsked] = useState<Offered>({ ...nothingOffered, ...askedAtFirst });
  const [isAsked, setIsAsked] = useState(askedAtFirst !== nothingAsked);
  const { part: scorer, failed, fetchPart } = usePart(loadScorer);
  const { mends, changes, skipped, later, design, letter } = revision;
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

  function change(...[first, ...rest]: OwnerChange[]) {
    if (!first) return;
    const joined = rest.map((step): OwnerChange => ({ ...step, joined: true }));
    revise(({ changes }) => ({ changes: [...changes, first, ...joined] }));
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
    ...kept,
    /** Of the mended resume; what the owner wrote over is proposed no longer. */
    report: decided,
    unaided: judged.unaided,
    rejected,
    mends,
    changes,
    skipped,
    later,
    resume: better,
    lang: better.language === "zh" ? "zh-CN" : "en",
    markdown,
    design,
    letter,
    /** Nothing was decided or mended: what the server wrote still holds. */
    asProposed,
    /** Whether what works the score out did not come, so that it does not follow; `rescore` asks for it again. */
    unscored: failed,
    rescore: fetchPart,
    questions,
    /** Null until they are worked out. */
    steps: isAsked ? steps : null,
    proposals,
    wishes: asked.wishes,
    /** How well the upload fitted the job, 0–1; null until it is worked out and where there is no job. */
    matchedBefore: asked.matchedBefore,
    /** The texts that an answer would write, null until what writes them has come; and the ways to put it. */
    preview:
      scorer &&
      ((question: Question, answer: Answer) => textsOfChanges(scorer.answer(better, question, answer))),
    wordings: (question: Question, answer: Answer) => scorer?.wordings(better, question, answer) ?? [],
    typedIn,
    type,
    answer(question: Question, given: Answer): OwnerChange[] {
      const steps = scorer?.answer(better, question, given) ?? [];
      change(...steps);
      if (steps.length > 0) type(question, undefined);
      return steps;
    },
    skip: ({ id }: { id: string }) => revise(({ skipped }) => ({ skipped: [...skipped, id] })),
    putOff: ({ id }: { id: string }) =>
      revise(({ later }) => ({ later: [...later.filter((each) => each !== id), id] })),
    decide: (ids: string[], accept: boolean) =>
      revise(() => ({ rejected: [...decidedOn(report, rejected, ids, accept)] })),
    mend: (mend: Mend) =>
      revise(({ mends }) => ({ mends: [...mends.filter(({ place }) => place !== mend.place), mend] })),
    unmend: (place: string) =>
      revise(({ mends }) => ({ mends: mends.filter((mend) => mend.place !== place) })),
    change,
    /** Takes back what the owner wrote into these lines, and puts these lines and places back. */
    takeBack: (ids: string[]) => revise(({ changes }) => ({ changes: takenBack(changes, ids) })),
    undo,
    writeLetter: (letter: string | null) => revise(() => ({ letter }), false),
    chooseDesign: (design: Design) => revise(() => ({ design }), false),
  };
}

function decidedOn({ refused }: Report, rejected: ReadonlySet<string>, ids: string[], accept: boolean) {
  const next = new Set(rejected);
  for (const id of ids) {
    if (!accept) next.add(id);
    else {
      // Of several refused rewordings of one line the last that was taken stands alone.
      const line = refused.find((each) => each.id === id)?.line;
      for (const rival of refused) if (rival.line === line) next.add(rival.id);
      next.delete(id);
    }
  }
  return next;
}

/** The revision as it is kept, which several events may change before it is drawn again. */
function useRevision(store: RevisionStore) {
  const [revision, setRevision] = useState(() => store.read());
  const [touched, setTouched] = useState(false);
  const [isKept, setKept] = useState(true);
  const latest = useRef(revision);
  // Before each step. A reload forgets all but the changes, which can be taken back one by one.
  const past = useRef<Revision[]>([]);
  const keep = useCallback(
    (next: Partial<Revision>) => {
      latest.current = { ...latest.current, ...next };
      setTouched(true);
      setRevision(latest.current);
      setKept(store.save(latest.current));
    },
    [store],
  );
  function revise(next: (revision: Revision) => Partial<Revision>, isStep = true) {
    if (isStep) past.current.push(latest.current);
    keep(next(latest.current));
  }
  function undo() {
    const { rejected, mends, changes, skipped, later, typed } = past.current.pop() ?? {
      ...latest.current,
      changes: undone(latest.current.changes),
    };
    keep({ rejected, mends, changes, skipped, later, typed: { ...typed, ...latest.current.typed } });
  }
  return {
    revision,
    touched,
    isKept,
    revise,
    undo: past.current.length + revision.changes.length > 0 ? undo : null,
    /** What is typed so far into the form of a question, which draws it by itself. */
    typedIn: ({ id }: Question) => latest.current.typed[id],
    type({ id }: Question, answer: Answer | undefined) {
      const { [id]: _, ...typed } = latest.current.typed;
      latest.current = { ...latest.current, typed: answer ? { ...typed, [id]: answer } : typed };
      store.saveSoon(latest.current, setKept);
    },
  };
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
