import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { configChange } from "~/features/settings/api-calls";
import {
  isGlobalType,
  readApiConfig,
  saveApiConfig,
  statusOfRefusal,
} from "~/features/settings/api-config.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireApiMember, requireFreshAdmin, requireMethod } from "~/platform/auth/guards.server";
import { parseJson } from "~/platform/forms/parse-sent.server";
import { apiErrorOf } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  const type = new URL(request.url).searchParams.get("type") ?? "";
  const read = await readApiConfig(appOf(context), { member, type, locale: pickLocale(request) });
  return read.ok ? Response.json(read.answer) : apiErrorOf(request, statusOfRefusal(read.reason), read);
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  const change = await parseJson(request, configChange);
  if (isGlobalType(change.type)) await requireFreshAdmin({ request, context });
  const saving = saveApiConfig(appOf(context), { member, locale: pickLocale(request), ...change });
  const saved = await waitUntil(context, saving);
  return saved.ok ? Response.json(saved.answer) : apiErrorOf(request, statusOfRefusal(saved.reason), saved);
}
