import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { jobStages } from "~/core/resume";
import { advertAnswer, advertRequest } from "./advert/api-shapes";
import { wordingAnswer, wordingRequest } from "./rewording/api-shapes";

const score = z
  .number()
  .int()
  .min(0)
  .max(100)
  .nullable()
  .describe("Null where less than half of the file was understood: then nothing is scored");

const resumeData = z.object({
  optimized_resume: z.string().describe("Markdown"),
  modification_reasons: z.string().describe("Markdown"),
  summary: z.string(),
  original_score: score,
  optimized_score: score,
  qa: z.string().describe("Interview questions and answers, Markdown"),
  report: z
    .looseObject({
      rubric_version: z.string(),
      analyst: z.enum(["builtin", "openai"]).describe("Which analyst proposed the edits"),
    })
    .describe("Every check with the points it gave, every edit with its reason"),
});

const job = z.object({
  id: z.string(),
  state: z.enum(["queued", "running", "done", "delivered", "failed", "cancelled"]),
  stage: z.enum(jobStages),
  error: z.string().nullable(),
  elapsed: z.number().describe("Milliseconds"),
});

const accepted = z.object({ job: z.object({ id: z.string(), status_url: z.string() }) });

const upload = z.object({
  file: z.file().describe("PDF, DOC, DOCX, JSON Resume or Markdown with headings (UTF-8), at most 5 MB"),
  optimization_level: z.literal("basic").optional(),
  job_description: z.string().max(12_000).optional(),
});

export const resumeCalls: ApiCall[] = [
  {
    method: "post",
    path: "/api/upload_resume",
    summary: "Optimise a resume. Waits up to 25 seconds; with `Prefer: respond-async` not at all.",
    who: "member",
    body: { shape: upload, types: ["multipart/form-data"] },
    answers: {
      200: {
        description: "The result, which is deleted within two minutes",
        shape: z.object({ resumeData }),
      },
      202: { description: "The job goes on", shape: accepted },
    },
    refusals: [400, 413, 415, 422, 429, 503],
  },
  {
    method: "post",
    path: "/api/job_advert",
    summary: "The text of the job advert at a public address, for the `job_description` of an upload",
    who: "member",
    body: { shape: advertRequest, types: ["application/json"] },
    answers: { 200: { description: "The advert; nothing of it is kept", shape: advertAnswer } },
    refusals: [400, 413, 422, 429],
  },
  {
    method: "post",
    path: "/api/resume_wordings",
    summary:
      "Other wordings of one line of a resume by the configured model, at most three, each on a line of its own as it comes",
    who: "member",
    body: { shape: wordingRequest, types: ["application/json"] },
    answers: {
      200: {
        description: "Wordings that state the same facts; nothing of them is kept",
        shape: wordingAnswer,
        type: "application/x-ndjson",
      },
    },
    refusals: [400, 413, 422, 429, 503],
  },
  {
    method: "get",
    path: "/api/resume_jobs/{id}",
    summary: "How far a job is, and its result once it is done",
    who: "member",
    answers: { 200: { description: "The job", shape: z.object({ job, resumeData: resumeData.optional() }) } },
    refusals: [404, 409, 413, 415, 422, 500],
  },
  {
    method: "delete",
    path: "/api/resume_jobs/{id}",
    summary: "Cancel a job, or acknowledge its result; both files are deleted",
    who: "member",
    answers: { 204: { description: "Gone" } },
    refusals: [404],
  },
  {
    method: "get",
    path: "/api/resume_jobs/{id}/events",
    summary: "The progress of a job as server-sent events named `job`",
    who: "member",
    answers: { 200: { description: "A stream of events", type: "text/event-stream" } },
    refusals: [404],
  },
];
