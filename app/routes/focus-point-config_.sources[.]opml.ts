import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { writeOpml } from "~/core/opml";
import { readFocus } from "~/features/settings/focus/focus.server";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireAdmin } from "~/platform/auth/guards.server";

/** The sources of the world's focus points, for any feed reader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireAdmin({ request, context });
  const { points } = await readFocus(appOf(context), email);
  const groups = points.map(({ tag_name, tag_id, sources }) => ({
    name: tag_name,
    id: tag_id,
    sources: sources.map((url) => ({ url })),
  }));
  return new Response(writeOpml(translator(pickLocale(request))("admin:focus.title"), groups), {
    headers: {
      "Content-Type": "text/x-opml; charset=utf-8",
      "Content-Disposition": 'attachment; filename="sources.opml"',
    },
  });
}
