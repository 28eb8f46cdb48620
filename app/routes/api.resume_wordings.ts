import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { Refused } from "~/core/result";
import { reserveWording } from "~/features/billing/serving/allow-wordings.server";
import {
  statusOfWordingRefusal,
  type WordingRefusal,
  wordingRequest,
} from "~/features/resume/rewording/api-shapes";
import { rewordLine } from "~/features/resume/rewording/reword-line.server";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, onlyAllows } from "~/platform/http/api-error.server";
import { streamLines } from "~/platform/http/streams.server";

const BODY_BYTES = 8 * 1024;

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  const line = await parseJson(request, wordingRequest, BODY_BYTES);
  const answerTo = (refusal: Refused<WordingRefusal>) =>
    apiErrorOf(request, statusOfWordingRefusal(refusal.reason), refusal);
  const reserved = await reserveWording(appOf(context), member);
  if (!reserved.ok) return answerTo(reserved);
  return streamLines(
    (send, signal) => rewordLine(reserved.reword, line, (text) => send({ text }), signal),
    answerTo,
  );
}
