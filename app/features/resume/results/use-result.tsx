import { useEffect, useMemo, useState } from "react";
import { claimMemberStorage } from "~/core/member-storage";
import type { Resume } from "~/core/resume";
import { usePart } from "~/ui/use-part";
import { toMarkdown } from "../export/markdown";
import type { JobMatch, Report, Score } from "../report";
import { applyEdits } from "../rewriting/edits";
import { exportedLayout } from "../scoring/exported-layout";
import { readRejected, readResult, type StoredResult, saveRejected } from "./stored-result";

/** The result that this tab stores for this member: undefined until the browser has looked, null where there is none. */
export function useStoredResult(pingId: string | undefined): StoredResult | null | undefined {
  const [stored, setStored] = useState<StoredResult | null>();
  useEffect(() => {
    if (pingId === undefined) return setStored(undefined);
    claimMemberStorage(sessionStorage, pingId);
    setStored(readResult(sessionStorage));
  }, [pingId]);
  return stored;
}

type Judged = { score: Score; match: JobMatch | null };

export type Decisions = {
  rejected: ReadonlySet<string>;
  markdown: string;
  /** Of that resume; it follows a decision within moments. */
  score: Score;
  match: JobMatch | null;
  touched: boolean;
  /** Whether what works the score out did not come, so that it does not follow; `rescore` asks for it again. */
  unscored: boolean;
  rescore(): void;
  decide(ids: string[], accept: boolean): void;
};

async function loadScorer(): Promise<(report: Report, resume: Resume) => Judged> {
  const [{ scoreResume }, { matchJob }] = await Promise.all([
    import("../scoring/score"),
    import("../match/match-job"),
  ]);
  return ({ layout, job_description }, resume) => ({
    score: scoreResume(resume, exportedLayout(layout)),
    match: matchJob(resume, job_description),
  });
}

export function useDecisions(report: Report, optimised: string): Decisions {
  const initial = { score: report.after, match: report.job_match };
  const [rejected, setRejected] = useState<ReadonlySet<string>>(() => new Set(readRejected(sessionStorage)));
  const [touched, setTouched] = useState(false);
  const [judged, setJudged] = useState<Judged>(initial);
  const { part: scorer, failed, fetchPart } = usePart(loadScorer);
  const better = useMemo(() => {
    const accepted = report.edits.filter(({ id }) => !rejected.has(id));
    return applyEdits(
      report.resume,
      accepted.map(({ edit }) => edit),
    );
  }, [report, rejected]);

  useEffect(() => {
    if (rejected.size === 0) {
      setJudged({ score: report.after, match: report.job_match });
      const idle = setTimeout(fetchPart, 1000);
      return () => clearTimeout(idle);
    }
    if (!scorer) return fetchPart();
    setJudged(scorer(report, better));
  }, [better, rejected, report, scorer, fetchPart]);

  function decide(ids: string[], accept: boolean) {
    const next = new Set(rejected);
    for (const id of ids) {
      if (accept) next.delete(id);
      else next.add(id);
    }
    setTouched(true);
    setRejected(next);
    saveRejected(sessionStorage, [...next]);
  }

  const markdown = useMemo(
    () => (rejected.size === 0 ? optimised : toMarkdown(better)),
    [better, optimised, rejected],
  );
  const unscored = failed && rejected.size > 0;
  return { rejected, markdown, touched, unscored, rescore: fetchPart, decide, ...judged };
}
