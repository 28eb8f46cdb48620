import { useNavigate, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { claimMemberStorage } from "~/core/member-storage";
import { paths } from "~/paths";
import { forgetResult, holdsResult, saveResult } from "../results/store/save-result";
import { problemWith } from "./check-file";
import {
  discardJob,
  type Failure,
  fetchResult,
  followJob,
  startJob,
  unlessAborted,
} from "./resume-jobs.client";
import { forgetJob, type RunningJob, rememberedJob, rememberJob } from "./running-job";
import { idle, nextState, type Problem, signedOut } from "./upload-state";

/** What we have words for is said in the language of the page, even when that changes. */
function problemOf({ message, code }: Failure, isKnown: (key: string) => boolean): Problem {
  if (code === "signedOut") return signedOut;
  if (code && isKnown(code)) return { key: code };
  return message ? { message } : { key: "upload.failed" };
}

/** Without a code the answer never came; `unavailable` asks to come again. */
function isPassing({ code }: Failure): boolean {
  return code === null || code === "unavailable";
}

/** `abort` ends what this page does about a job, `cancelled` says that the job itself is not wanted any more. */
type Work = { abort: AbortController; jobId: string | null; cancelled: boolean };

const RETRY_MS = 2000;

export function useUpload(pingId: string | undefined) {
  const [state, send] = useReducer(nextState, idle);
  const [hasResult, setHasResult] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { i18n } = useTranslation("errors");
  const work = useRef<Work | null>(null);

  const fail = useCallback(
    (failure: Failure) => {
      send({ type: "refused", problem: problemOf(failure, (key) => i18n.exists(`errors:${key}`)) });
      // The page then knows that the session has ended, and offers to sign in.
      if (failure.code === "signedOut") revalidate();
    },
    [revalidate, i18n],
  );

  const follow = useCallback(
    async (job: RunningJob, signal: AbortSignal) => {
      const address = paths.resumeJob(job.id);
      while (!signal.aborted) {
        await followJob(paths.resumeJobEvents(job.id), signal, {
          view: (view) => send({ type: "progressed", view }),
          connection: (online) => send({ type: "connection", online }),
        });
        const result = await fetchResult(address, signal);
        if (!result.ok && isPassing(result.failure)) {
          send({ type: "connection", online: false });
          await pause(RETRY_MS, signal);
          continue;
        }
        // Whoever signs in again in this tab finds the job where it was.
        if (result.ok || result.failure.code !== "signedOut") forgetJob(sessionStorage);
        if (!result.ok) return fail(result.failure);
        saveResult(sessionStorage, { resumeData: result.value, fileName: job.fileName });
        await discardJob(address);
        return navigate(paths.results(), { state: { arrived: true } });
      }
    },
    [navigate, fail],
  );

  const start = useCallback(
    async (file: File, jobDescription: string) => {
      if (work.current) return;
      const mine: Work = { abort: new AbortController(), jobId: null, cancelled: false };
      work.current = mine;
      // Asked once more: the file may have been changed or moved since it was chosen.
      const problem = await problemWith(file);
      if (work.current !== mine) return;
      if (problem) {
        work.current = null;
        return send({ type: "unfit", file, problem });
      }
      const since = Date.now();
      send({ type: "started", fileName: file.name, since });
      forgetResult(sessionStorage);
      setHasResult(false);
      const form = new FormData();
      form.set("file", file);
      form.set("optimization_level", "basic");
      if (jobDescription.trim()) form.set("job_description", jobDescription);
      const started = await startJob(paths.uploadResume(), form);
      if (mine.cancelled) {
        if (started.ok) await discardJob(paths.resumeJob(started.value));
        return;
      }
      if (started.ok) {
        mine.jobId = started.value;
        const job = { id: started.value, fileName: file.name, since };
        rememberJob(sessionStorage, job);
        await follow(job, mine.abort.signal).catch(unlessAborted);
      } else {
        fail(started.failure);
      }
      if (work.current === mine) work.current = null;
    },
    [follow, fail],
  );

  const cancel = useCallback(() => {
    const current = work.current;
    if (!current) return;
    current.cancelled = true;
    current.abort.abort();
    work.current = null;
    forgetJob(sessionStorage);
    if (current.jobId) void discardJob(paths.resumeJob(current.jobId));
    send({ type: "cancelled" });
  }, []);

  useEffect(() => {
    if (pingId === undefined) return;
    claimMemberStorage(sessionStorage, pingId);
    setHasResult(holdsResult(sessionStorage));
    const job = rememberedJob(sessionStorage);
    if (job && !work.current) {
      const mine: Work = { abort: new AbortController(), jobId: job.id, cancelled: false };
      work.current = mine;
      send({ type: "started", fileName: job.fileName, since: job.since });
      void follow(job, mine.abort.signal)
        .catch(unlessAborted)
        .then(() => {
          if (work.current === mine) work.current = null;
        });
    }
    // Who leaves this page is not taken to the results later; coming back finds the job again.
    return () => work.current?.abort.abort();
  }, [follow, pingId]);

  const choose = useCallback(async (file: File) => {
    work.current = null;
    send({ type: "chosen", file });
    const problem = await problemWith(file);
    if (problem) send({ type: "unfit", file, problem });
  }, []);

  const remove = useCallback(() => {
    work.current = null;
    send({ type: "removed" });
  }, []);

  return {
    state,
    hasResult,
    start,
    cancel,
    choose,
    remove,
    refuse: (key: string) => send({ type: "refused", problem: { key } }),
    refuseEmpty: () => send({ type: "submittedEmpty" }),
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve(clearTimeout(timer)), { once: true });
  });
}
