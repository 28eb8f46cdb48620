import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { acknowledgeDelivery, deliver } from "~/features/resume/job/deliver.server";
import { discard } from "~/features/resume/job/discard.server";
import { viewJob } from "~/features/resume/job/follow.server";
import { statusOfRefusal } from "~/features/resume/job/refusals";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireApiMember, requireMethod } from "~/platform/auth/guards.server";
import { apiError, apiErrorOf } from "~/platform/http/api-error.server";
import { acknowledgesResult, streamJson } from "~/platform/http/body.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  const app = appOf(context);
  const owned = { jobId: params.id ?? "", userId: member.id };
  const view = await viewJob(app, owned);
  if (!view || view.state === "delivered") throw apiError(request, 404, "resume.jobNotFound");
  const reason = view.state === "cancelled" ? "resume.cancelled" : view.error;
  if (reason) return apiErrorOf(request, statusOfRefusal(reason), { ok: false, reason });
  if (view.state !== "done") return Response.json({ job: view });
  const result = await deliver(app, owned);
  if (!result.ok) return apiErrorOf(request, statusOfRefusal(result.reason), result);
  const json = `{"job":${JSON.stringify(view)},"resumeData":${result.resumeData}}`;
  return streamJson(json, async () => {
    if (!acknowledgesResult(request)) await waitUntil(context, acknowledgeDelivery(app, owned.jobId));
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMethod(request, "DELETE");
  const member = await requireApiMember({ request, context });
  const owned = { jobId: params.id ?? "", userId: member.id };
  const discarded = await waitUntil(context, discard(appOf(context), owned));
  if (!discarded) return apiError(request, 404, "resume.jobNotFound");
  return new Response(null, { status: 204 });
}
