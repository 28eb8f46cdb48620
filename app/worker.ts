import * as build from "virtual:remix/server-build";
import type { Env } from "./platform/app/settings.server";
import { runCron } from "./platform/cron/run.server";
import { requestHandler } from "./platform/http/fetch-handler.server";
import { runMessages } from "./platform/jobs/consume.server";
import type { ResumeJobMessage } from "./ports/app";

const answer = requestHandler(build, import.meta.env.MODE);

export default {
  fetch: answer,
  queue: runMessages,
  scheduled: runCron,
} satisfies ExportedHandler<Env, ResumeJobMessage>;
