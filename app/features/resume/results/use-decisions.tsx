import { useEffect, useMemo, useState } from "react";
import type { Resume } from "~/core/resume";
import { usePart } from "~/ui/use-part";
import { toMarkdown } from "../export/markdown";
import type { Design } from "../export/sheet/design";
import type { Report } from "../report";
import { type Mend, mendResume } from "../revising/mends";
import { applyChanges, type OwnerChange } from "../revising/owner-changes";
import type { Revision, RevisionStore } from "../revising/revision";
import { applyEdits } from "../rewriting/edits";
import { proposalsFor, takeableIn } from "./proposals";

type Judged = Pick<Report, "before" | "after" | "job_match" | "advice">;

export type Decisions = {
  /** The report as decided: of the mended resume, what is proposed for it and what may be taken, with its scores, which
   * follow within moments. */
  report: Report;
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
  /** Nothing was decided or mended: what the server wrote still holds. */
  asProposed: boolean;
  /** Whether what works the score out did not come, so that it does not follow; `rescore` asks for it again. */
  unscored: boolean;
  rescore(): void;
  decide(ids: string[], accept: boolean): void;
  mend(mend: Mend): void;
  unmend(place: string): void;
  change(...changes: OwnerChange[]): void;
  /** Takes the last of the owner's changes back. */
  undo(): void;
  chooseDesign(design: Design): void;
  writeLetter(letter: string | null): void;
};

async function loadScorer(): Promise<(report: Report, resume: Resume, better: Resume) => Judged> {
  const [{ scoreResume }, { scoreAsRead }, { exportedLayout }, { matchJob }, { adviseOn }] =
    await Promise.all([
      import("../scoring/score"),
      import("../scoring/score-as-read"),
      import("../scoring/exported-layout"),
      import("../match/match-job"),
      import("../rewriting/advice"),
    ]);
  return ({ layout, job_description }, resume, better) => {
    const before = scoreAsRead(resume, layout);
    const after = before && scoreResume(better, exportedLayout(layout));
    return {
      before,
      after,
      job_match: before && matchJob(better, job_description),
      advice: after ? adviseOn(better, after) : [],
    };
  };
}

/** Edits that would cost points, and what a gate refused, are not made unless the owner wants them. */
function rejectedAtFirst({ declined, refused }: Report): string[] {
  return [...declined, ...refused.map(({ id }) => id)];
}

export function useDecisions(report: Report, optimised: string, store: RevisionStore): Decisions {
  const [revision, setRevision] = useState(() => store.read());
  const [touched, setTouched] = useState(false);
  const [judged, setJudged] = useState<Judged>(report);
  const { part: scorer, failed, fetchPart } = usePart(loadScorer);
  const { mends, changes, design, letter } = revision;
  const rejected: ReadonlySet<string> = useMemo(
    () => new Set(revision.rejected ?? rejectedAtFirst(report)),
    [revision.rejected, report],
  );

  const asProposed = useMemo(() => {
    const first = rejectedAtFirst(report);
    const isRevised = mends.length + changes.length > 0;
    return !isRevised && rejected.size === first.length && first.every((id) => rejected.has(id));
  }, [report, rejected, mends, changes]);
  const { resume, edits, better } = useMemo(() => {
    const resume = mendResume(report.resume, mends);
    const edits = proposalsFor(resume, report, rejected);
    const accepted = edits.filter(({ id }) => !rejected.has(id)).map(({ edit }) => edit);
    return { resume, edits, better: applyChanges(applyEdits(resume, accepted), changes) };
  }, [report, rejected, mends, changes]);

  useEffect(() => {
    if (asProposed) {
      setJudged(report);
      const idle = setTimeout(fetchPart, 1000);
      return () => clearTimeout(idle);
    }
    if (!scorer) return fetchPart();
    setJudged(scorer(report, resume, better));
  }, [asProposed, better, resume, report, scorer, fetchPart]);

  function revise(next: Partial<Revision>) {
    const revised = { ...revision, ...next };
    setTouched(true);
    setRevision(revised);
    store.save(revised);
  }

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
    revise({ rejected: [...next] });
  }

  const markdown = useMemo(
    () => (asProposed ? optimised : toMarkdown(better)),
    [better, optimised, asProposed],
  );
  const decided = useMemo(() => {
    const { before, after, job_match, advice } = judged;
    const refused = takeableIn(resume, report.refused);
    return { ...report, resume, edits, refused, before, after, job_match, advice };
  }, [report, resume, edits, judged]);
  return {
    report: decided,
    rejected,
    mends,
    changes,
    resume: better,
    design,
    letter,
    markdown,
    touched,
    asProposed,
    unscored: failed && !asProposed,
    rescore: fetchPart,
    decide,
    mend: (mend) => revise({ mends: [...mends.filter(({ place }) => place !== mend.place), mend] }),
    unmend: (place) => revise({ mends: mends.filter((mend) => mend.place !== place) }),
    change: (...more) => revise({ changes: [...changes, ...more] }),
    undo: () => revise({ changes: changes.slice(0, -1) }),
    writeLetter: (text) => revise({ letter: text }),
    chooseDesign: (chosen) => revise({ design: chosen }),
  };
}
