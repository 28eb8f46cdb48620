import * as build from "virtual:remix/server-build";
import type { Env } from "./platform/app/settings.server";
import { cronHandler } from "./platform/cron/cron-handler.server";
import { cronLines } from "./platform/cron/lines.server";
import { requestHandler } from "./platform/http/fetch-handler.server";
import { queueHandler } from "./platform/jobs/queue-handler.server";
import { jobRegistry } from "./platform/jobs/registry.server";

export default {
  fetch: requestHandler(build, import.meta.env.MODE),
  queue: queueHandler(jobRegistry),
  scheduled: cronHandler(cronLines),
} satisfies ExportedHandler<Env>;
