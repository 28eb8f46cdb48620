import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { extractArticle } from "~/features/radar/extraction/extract.server";
import { readTypedPage } from "~/features/radar/extraction/read-typed-page.server";
import { toMarkdown } from "~/features/radar/extraction/to-markdown";
import { advertRequest } from "~/features/resume/advert/api-shapes";
import { readAdvert } from "~/features/resume/advert/read-advert.server";
import { statusOfAdvertRefusal } from "~/features/resume/advert/refusals";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiErrorOf, methodNotAllowed } from "~/platform/http/api-error.server";

export function loader({ request }: LoaderFunctionArgs) {
  throw methodNotAllowed(request, ["POST"]);
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  const { url } = await parseJson(request, advertRequest);
  const readOf = (address: string) => readTypedPage(appOf(context), { userId: member.id, url: address });
  const read = await readAdvert({ read: readOf, extract, toMarkdown }, url);
  if (!read.ok) return apiErrorOf(request, statusOfAdvertRefusal(read.reason), read);
  return Response.json(read.advert);
}

function extract(html: string, url: string) {
  const extracted = extractArticle(html, url);
  return extracted.ok ? extracted.article : null;
}
