import * as build from "virtual:remix/server-build";
import { runCron } from "./platform/cron.server";
import type { Env } from "./platform/env.server";
import { requestHandler } from "./platform/fetch.server";
import { runMessages } from "./platform/jobs.server";
import type { ResumeJobMessage } from "./ports/app";

const answer = requestHandler(build, import.meta.env.MODE);

export default {
  fetch: answer,
  queue: runMessages,
  scheduled: runCron,
} satisfies ExportedHandler<Env, ResumeJobMessage>;
