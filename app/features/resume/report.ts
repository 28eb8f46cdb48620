import type { MessageValues } from "~/core/locale";
import type { ModelPlan } from "~/core/plans";
import type { ProposedEdit, Resume } from "~/core/resume";
import type { LetterSentence } from "./letter/letter";
import type { LayoutFacts } from "./reading/extracted";

export type PartId = "machine" | "completeness" | "evidence" | "wording" | "structure" | "length";

export type Outcome = "passed" | "partly" | "failed" | "notGraded";

/** A line of the resume that a check speaks of; `line` is null for something about the whole file. */
export type Evidence = { line: string | null; text: string };

/** One check of the rubric as applied. `points` of `weight` after rescaling; `notGraded` checks have weight 0. */
export type Check = {
  id: string;
  outcome: Outcome;
  points: number;
  weight: number;
  values: MessageValues;
  evidence: Evidence[];
};

export type Part = { id: PartId; points: number; weight: number; checks: Check[] };

/** A whole number 0–100 and how it came about; the points of all parts sum to `exact`. */
export type Score = { total: number; exact: number; parts: Part[] };

/** What a job asks for, whether the resume shows it in a deed, only names it or lacks it, and the share (0–1) that it shows. */
export type JobMatch = {
  terms: { term: string; need: "must" | "nice"; proof: "shown" | "named" | "missing" }[];
  coverage: number;
};

/** Why a proposal was refused. Only `newFact` and `lostFact` say that a number, a name or another plain fact was altered;
 * `strongerClaim` that a word that limits a claim is gone; `unverified` that we cannot tell whether it says the same. */
export type GateId =
  | "notFound"
  | "locked"
  | "duplicateTarget"
  | "newFact"
  | "lostFact"
  | "strongerClaim"
  | "unverified"
  | "tooLong"
  | "tooShort"
  | "notPermutation"
  | "unchanged"
  | "malformed";

/** An edit that passed every gate. Applying all of them in order to `resume` gives the optimised text. */
export type AcceptedEdit = {
  id: string;
  edit: ProposedEdit;
  before: string;
  after: string;
};

/** A rewording that a gate refused and that its owner may take all the same (`editOfOwner`). */
export type RefusedEdit = { id: string; line: string; before: string; after: string; gate: GateId };

/** Something the text cannot gain without a fact that only its owner knows ("how much did it save?"). */
export type Advice = { rule: string; line: string | null; values: MessageValues };

export type Warning = { code: string; values: MessageValues };

export type Report = {
  rubric_version: string;
  reader: "builtin" | "openai";
  analyst: "builtin" | "openai";
  /** The model that could not be used, why, and the plan that would have paid for it; null when the first choice answered. */
  fallback: { from: "openai"; reason: string; plan: ModelPlan | null } | null;
  /** The scores of the upload and of the result; both null where too little of the file was understood to judge it. */
  before: Score | null;
  after: Score | null;
  job_match: JobMatch | null;
  edits: AcceptedEdit[];
  /** Ids of the edits that are proposed but not applied, because they would cost points: at first they count as rejected. */
  declined: string[];
  /** Refused rewordings of lines, at most `mostRefused`; `rejected` counts all proposals that were refused. */
  refused: RefusedEdit[];
  rejected: Partial<Record<GateId, number>>;
  advice: Advice[];
  warnings: Warning[];
  resume: Resume;
  layout: LayoutFacts;
  job_description: string | null;
  letter: LetterSentence[] | null;
};

/** The contract of the upload call. Scores are 0–100, or null where less than half of the file was understood; the four texts
 * are Markdown but for `summary`. */
export type ResumeData = {
  optimized_resume: string;
  modification_reasons: string;
  summary: string;
  original_score: number | null;
  optimized_score: number | null;
  qa: string;
  report: Report;
};
