import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refuse } from "~/core/result";
import { acknowledgeDelivery, deliver } from "~/features/resume/job/deliver.server";
import { awaitEnd } from "~/features/resume/job/follow.server";
import { readSubmission } from "~/features/resume/job/forms";
import { statusOfRefusal } from "~/features/resume/job/refusals";
import { submit } from "~/features/resume/job/submit.server";
import { MAX_FILE_BYTES } from "~/features/resume/limits";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { readiness } from "~/platform/app/readiness.server";
import { requireApiMember, requireMethod, requireRate } from "~/platform/auth/guards.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { prefersAsync, readMultipart, streamJson } from "~/platform/http/body.server";

/** How long an upload waits for its result before it is told where to ask for it. */
const WAIT_MS = 25_000;

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  await requireRate({ request, context }, "upload", member.id);
  const app = appOf(context);
  const ready = await readiness(app);
  if (!(ready.storage && ready.queue)) return apiErrorOf(request, 503, refuse("unavailable"));
  const opened = await takeIn({ request, context }, member.id);
  if (!opened.ok) return apiErrorOf(request, statusOfRefusal(opened.reason), opened);

  const { jobId } = opened;
  const accepted = () => {
    const job = { id: jobId, status_url: paths.resumeJob(jobId) };
    return Response.json({ job }, { status: 202, headers: { Location: job.status_url } });
  };
  if (prefersAsync(request)) return accepted();
  const ended = await awaitEnd(app, { jobId, userId: member.id }, WAIT_MS);
  if (!ended) return accepted();
  const result = await deliver(app, { jobId, userId: member.id });
  if (result.ok) {
    const json = `{"resumeData":${result.resumeData}}`;
    return streamJson(json, () => waitUntil(context, acknowledgeDelivery(app, jobId)));
  }
  const reason = ended.error ?? (ended.state === "cancelled" ? "resume.cancelled" : result.reason);
  return apiErrorOf(request, statusOfRefusal(reason), { ok: false, reason });
}

/** Holds the file no longer than until it is kept: the action waits on for its result. */
async function takeIn({ request, context }: Pick<ActionFunctionArgs, "request" | "context">, userId: string) {
  const sent = await readMultipart(request, MAX_FILE_BYTES);
  if (!sent.ok) return sent;
  const read = await readSubmission(sent.form);
  if (!read.ok) return read;
  const { file, jobDescription } = read;
  const submission = { userId, locale: pickLocale(request), file, jobDescription };
  return waitUntil(context, submit(appOf(context), submission));
}
