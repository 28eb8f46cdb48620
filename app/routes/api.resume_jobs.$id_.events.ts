import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { followForPerson, viewJob } from "~/features/resume/job/follow.server";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember } from "~/platform/auth/guards.server";
import { apiError } from "~/platform/http/api-error.server";
import { serverSentEvents } from "~/platform/http/streams.server";

/** One connection lasts this long at most; the browser connects again by itself. */
const CONNECTION_MS = 25_000;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  const app = appOf(context);
  const owned = { jobId: params.id ?? "", userId: member.id };
  if (!(await viewJob(app, owned))) throw apiError(request, 404, "resume.jobNotFound");
  return serverSentEvents("job", followForPerson(app, owned, CONNECTION_MS));
}
