import { commonPlaces } from "~/core/lcs";
import { type Line, linesOf, type Resume } from "~/core/resume";
import { matchJob } from "../match/match-job";
import { asDecided, rejectedAtFirst } from "../results/decisions/as-decided";
import { exportedLayout } from "../scoring/exported-layout";
import { scoreAsRead, scoreResume } from "../scoring/score";
import type { Version } from "./version";

/** A line that two versions have differently; null where one of them has no such line. `key` is its own. */
export type Difference = { key: string; one: string | null; other: string | null };

const mostLines = 800;

/** Between two lines that both have: those of one id are the same line in other words. */
function differencesIn(a: Line[], b: Line[]): Difference[] {
  const left = [...b];
  const rows = a.map(({ id, text }): Difference => {
    const at = left.findIndex((line) => line.id === id);
    const [twin] = at < 0 ? [] : left.splice(at, 1);
    return { key: `one ${id}`, one: text, other: twin?.text ?? null };
  });
  return [
    ...rows,
    ...left.map(({ id, text }): Difference => ({ key: `other ${id}`, one: null, other: text })),
  ];
}

export function compareVersions(one: Resume, other: Resume): Difference[] {
  const [a, b] = [one, other].map((resume) => linesOf(resume).slice(0, mostLines));
  if (!a || !b) return [];
  const common = commonPlaces(a.length, b.length, (i, j) => a[i]?.text === b[j]?.text);
  const anchors = [...common, [a.length, b.length] as const];
  let [i, j] = [0, 0];
  return anchors.flatMap(([nextA, nextB]) => {
    const rows = differencesIn(a.slice(i, nextA), b.slice(j, nextB));
    [i, j] = [nextA + 1, nextB + 1];
    return rows;
  });
}

type ChangeCounts = { added: number; removed: number; reworded: number };

export function countChanges(differences: readonly Difference[]): ChangeCounts {
  const added = differences.filter(({ one }) => one === null).length;
  const removed = differences.filter(({ other }) => other === null).length;
  return { added, removed, reworded: differences.length - added - removed };
}

/** What a version comes to: its resume as decided, its score (0–100, null where it has none) and its match with the job (0–1). */
export type Figures = { resume: Resume; score: number | null; match: number | null };

export function figuresOf({ result, revision }: Pick<Version, "result" | "revision">): Figures | null {
  const { report } = result.resumeData;
  if (!report) return null;
  const rejected = new Set(revision.rejected ?? rejectedAtFirst(report));
  const { mended, better: resume } = asDecided(report, rejected, revision);
  if (!scoreAsRead(mended, report.layout)) return { resume, score: null, match: null };
  return {
    resume,
    score: scoreResume(resume, exportedLayout(report.layout)).total,
    match: matchJob(resume, report.job_description)?.coverage ?? null,
  };
}
