import type { JobStage } from "~/core/resume";
import type { JobView } from "../job/job-view";

export type UploadState =
  | { phase: "idle"; problem: Problem | null; isUnfit?: true }
  | { phase: "selected"; file: File; problem: Problem | null }
  | {
      phase: "working";
      fileName: string;
      file: File | null;
      since: number;
      stage: JobStage | "sending";
      online: boolean;
    };

export type Problem = { key: string } | { message: string };

/** The session has ended, or never was: signing in is what helps, and the file stays. */
export const signedOut = { key: "upload.signedOut" };

export function isSignedOut(problem: Problem | null): boolean {
  return problem !== null && "key" in problem && problem.key === signedOut.key;
}

type UploadEvent =
  | { type: "chosen"; file: File }
  | { type: "unfit"; file: File; problem: string }
  | { type: "removed" }
  | { type: "submittedEmpty" }
  | { type: "refused"; problem: Problem }
  | { type: "started"; fileName: string; since: number }
  | { type: "progressed"; view: JobView }
  | { type: "connection"; online: boolean }
  | { type: "cancelled" };

export const idle: UploadState = { phase: "idle", problem: null };

const noFile = { key: "upload.noFile" };

/** What follows on what: nothing is lost by a failure, so the chosen file stays chosen. */
export function nextState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case "chosen":
      return { phase: "selected", file: event.file, problem: null };
    case "unfit":
      return state.phase === "selected" && state.file === event.file
        ? { phase: "idle", problem: { key: event.problem }, isUnfit: true }
        : state;
    case "submittedEmpty":
      // Whoever chose a file that cannot be taken has chosen one: what is wrong with it goes on standing there.
      return state.phase === "idle" && state.isUnfit ? state : backToFile(state, noFile);
    case "removed":
      return idle;
    case "started": {
      const file = state.phase === "selected" ? state.file : null;
      const { fileName, since } = event;
      return { phase: "working", fileName, file, since, stage: "sending", online: true };
    }
    case "progressed":
      return state.phase === "working" ? { ...state, stage: event.view.stage, online: true } : state;
    case "connection":
      return state.phase === "working" ? { ...state, online: event.online } : state;
    case "refused":
      return backToFile(state, event.problem);
    case "cancelled":
      return backToFile(state, null);
  }
}

function backToFile(state: UploadState, problem: Problem | null): UploadState {
  const file = state.phase === "idle" ? null : state.file;
  return file ? { phase: "selected", file, problem } : { phase: "idle", problem };
}
