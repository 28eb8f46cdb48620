import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { oneOf } from "~/core/parse-unknown";
import { keptFileNames, keptFiles, savedName, writeKept } from "~/features/pings/reading/kept-files";
import { readAllKept } from "~/features/pings/reading/read-kept.server";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember, requireRate } from "~/platform/auth/guards.server";
import { apiError, onlyAllows } from "~/platform/http/api-error.server";

/** What a member keeps, as a file. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  const file = oneOf(keptFileNames, params.file);
  if (!file) return apiError(request, 404, "notFound");
  await requireRate({ request, context }, "export", member.id);
  const kept = await readAllKept(appOf(context), member);
  const title = translator(pickLocale(request))("kept:file");
  return new Response(writeKept(file, kept, { origin: context.origin, title }), {
    headers: {
      "Content-Type": keptFiles[file],
      "Content-Disposition": `attachment; filename="${savedName(file)}"`,
    },
  });
}

export const action = onlyAllows("GET", "HEAD");
