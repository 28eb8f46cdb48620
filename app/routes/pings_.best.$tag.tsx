import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BestScreen, NoBest } from "~/features/pings/best/BestScreen";
import { DEFAULT_SPAN, spanOf } from "~/features/pings/best/best";
import { readBest } from "~/features/pings/best/best.server";
import { PingsNav } from "~/features/pings/PingsNav";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { pageMeta, privatePageMeta } from "~/i18n/page-meta";
import { productPicture } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["best", "digest", "pings"],
  product: "pings",
  nav: <PingsNav />,
  scripts: "byHand",
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = pickLocale(request);
  const t = translator(locale);
  const span = spanOf(new URL(request.url).searchParams.get("of"));
  const best = span && (await readBest(appOf(context), { tagId: params.tag ?? "", span }));
  if (!best) return json({ best: null, title: t("best:gone.title") }, { status: 404 });
  const { tag } = best;
  return json({
    best,
    title: t(`best:meta.title.${best.span}`, { tag: tag.name }),
    description: t(`best:meta.description.${best.span}`, { tag: tag.name }),
    origin: context.origin,
    pathname: paths.best(tag.id),
    picture: productPicture("pings", locale),
    parameters: best.span === DEFAULT_SPAN ? "" : `of=${best.span}`,
    locale,
  });
}

export const headers = () => cacheHeaders("publicFeed");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data?.best) return privatePageMeta({ data });
  const { tag, span } = data.best;
  const href = data.origin + paths.bestFeed(tag.id, span === DEFAULT_SPAN ? undefined : span);
  return [
    ...pageMeta({ data }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: data.title, href },
  ];
};

export default function Best() {
  const { best } = useLoaderData<typeof loader>();
  return best ? <BestScreen best={best} /> : <NoBest />;
}
