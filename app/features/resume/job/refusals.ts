import type { FileRefusal } from "../reading/extracted";

export type ResumeRefusal =
  | FileRefusal
  | "upload.noFile"
  | "resume.jobDescriptionTooLong"
  | "resume.tooManyRunning"
  | "resume.dailyLimit"
  | "resume.failed"
  | "resume.cancelled"
  | "resume.jobNotFound"
  | "badRequest"
  | "unavailable";

const statuses: Record<ResumeRefusal, number> = {
  "upload.noFile": 400,
  badRequest: 400,
  "resume.jobNotFound": 404,
  "resume.cancelled": 409,
  "resume.tooLarge": 413,
  "resume.tooManyPages": 413,
  "resume.tooMuchText": 413,
  "resume.jobDescriptionTooLong": 413,
  "resume.notAResume": 415,
  "resume.notJsonResume": 422,
  "resume.oldWord": 415,
  "resume.macros": 415,
  "resume.empty": 422,
  "resume.encrypted": 422,
  "resume.damaged": 422,
  "resume.noText": 422,
  "resume.readerFailed": 422,
  "resume.timedOut": 422,
  "resume.tooManyRunning": 429,
  "resume.dailyLimit": 429,
  "resume.failed": 500,
  unavailable: 503,
};

/** The HTTP status that says a refusal, wherever it was found. A code that is no longer known counts as a failure. */
export function statusOfRefusal(reason: string): number {
  return Object.hasOwn(statuses, reason) ? statuses[reason as ResumeRefusal] : 500;
}
