import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { writeOpml } from "~/core/opml";
import { listOwnSources } from "~/features/radar/member-radar/own-sources.server";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireApiMember } from "~/platform/auth/guards.server";

/** A member's own sources, for any feed reader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireApiMember({ request, context });
  const { sources } = await listOwnSources(appOf(context), member);
  const name = translator(pickLocale(request))("mySources:title");
  const outlines = sources.map(({ url, title, kind }) => ({ url, title, isPage: kind === "links" }));
  return new Response(writeOpml(name, [{ name, id: "wink", sources: outlines }]), {
    headers: {
      "Content-Type": "text/x-opml; charset=utf-8",
      "Content-Disposition": 'attachment; filename="sources.opml"',
    },
  });
}
