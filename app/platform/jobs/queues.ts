import type { Job } from "~/ports/jobs";

const radar = { binding: "RADAR_QUEUE", queue: "radar-jobs", deadLetterQueue: "radar-jobs-dead" } as const;

/** The queues of each kind of job, as wrangler.toml declares them. Kinds may share a queue. */
export const jobQueues = {
  "resume.analyse": {
    binding: "RESUME_QUEUE",
    queue: "resume-jobs",
    deadLetterQueue: "resume-jobs-dead",
  },
  "radar.source": radar,
  "radar.own": radar,
  // A queue of its own, since a thousand readings may wait in that of the radar.
  "pings.push": { binding: "PUSH_QUEUE", queue: "push-jobs", deadLetterQueue: "push-jobs-dead" },
} as const satisfies Record<Job["kind"], { binding: string; queue: string; deadLetterQueue: string }>;
