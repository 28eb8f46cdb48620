import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readApiConfig, saveApiConfig } from "~/features/settings/api-config.server";
import { configChange } from "~/features/settings/api-shapes";
import { statusOfRefusal } from "~/features/settings/refusals";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireApiMember, requireMethod } from "~/platform/auth/guards.server";
import { apiError, apiErrorOf } from "~/platform/http/api-error.server";
import { readJson } from "~/platform/http/body.server";

const CONFIG_BYTES = 64 * 1024;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  const type = new URL(request.url).searchParams.get("type") ?? "";
  const read = await readApiConfig(appOf(context), { member, type, locale: pickLocale(request) });
  return read.ok ? Response.json(read.answer) : apiErrorOf(request, statusOfRefusal(read.reason), read);
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireApiMember({ request, context });
  const body = await readJson(request, CONFIG_BYTES);
  if (!body.ok) return apiError(request, body.reason === "badRequest" ? 400 : 413, body.reason);
  const change = configChange.safeParse(body.value);
  if (!change.success) return apiError(request, 400, "badRequest");
  const saving = saveApiConfig(appOf(context), { member, locale: pickLocale(request), ...change.data });
  const saved = await waitUntil(context, saving);
  return saved.ok ? Response.json(saved.answer) : apiErrorOf(request, statusOfRefusal(saved.reason), saved);
}
