import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { oneOf } from "~/core/parse-unknown";
import { PingsNav } from "~/features/pings/PingsNav";
import { KeptHere } from "~/features/pings/reading/KeptHere";
import { KeptScreen } from "~/features/pings/reading/KeptScreen";
import { unkeptIn } from "~/features/pings/reading/kept-address";
import { MOST_KEPT } from "~/features/pings/reading/marks";
import { readKept } from "~/features/pings/reading/read-kept.server";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireRate, viewerOf } from "~/platform/auth/guards.server";
import { apiErrorOf } from "~/platform/http/api-error.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["kept", "reading", "pings"], product: "pings", nav: <PingsNav /> };

const refusals = ["pings.keptFull", "pings.noArticle", "badRequest"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const t = translator(pickLocale(request));
  const refused = oneOf(refusals, asked.get("notice"));
  const page = {
    title: t("kept:meta.title"),
    origin: context.origin,
    before: asked.get("before"),
    unkept: unkeptIn(asked),
    refusal: refused ? t(`errors:${refused}`, { most: MOST_KEPT }) : null,
  };
  const member = await viewerOf({ request, context });
  if (!member) return json({ ...page, list: null });
  const query = (asked.get("q") ?? "").trim();
  if (query) await requireRate({ request, context }, "search", member.id);
  const list = await readKept(appOf(context), { member, before: page.before, query });
  if (!list.ok) throw apiErrorOf(request, 400, list);
  return json({ ...page, list });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export default function Kept() {
  const { list, before, unkept, refusal, origin } = useLoaderData<typeof loader>();
  return list ? <KeptScreen {...{ list, before, unkept, refusal, origin }} /> : <KeptHere origin={origin} />;
}
