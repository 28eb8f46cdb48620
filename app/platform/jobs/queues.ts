import type { Job } from "~/ports/jobs";

/** The queues of each kind of job, as wrangler.toml declares them. Kinds may share a queue. */
export const jobQueues = {
  "resume.analyse": {
    binding: "RESUME_QUEUE",
    queue: "resume-jobs",
    deadLetterQueue: "resume-jobs-dead",
  },
} as const satisfies Record<Job["kind"], { binding: string; queue: string; deadLetterQueue: string }>;
