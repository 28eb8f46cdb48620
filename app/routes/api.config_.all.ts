import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAllApiConfig } from "~/features/settings/api-config.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember } from "~/platform/auth/guards.server";
import { onlyAllows } from "~/platform/http/api-error.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  return Response.json(await readAllApiConfig(appOf(context), { member, locale: pickLocale(request) }));
}

export const action = onlyAllows("GET");
