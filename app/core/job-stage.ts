export const jobStages = ["reading", "scoring", "rewriting", "interview", "done"] as const;

export type JobStage = (typeof jobStages)[number];
