import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useSignInDialog } from "~/features/members/sign-in/use-sign-in-dialog";
import { loadWithAds } from "~/features/pings/ad-document.client";
import { FeedFailed } from "~/features/pings/feed/FeedFailed";
import { FeedScreen } from "~/features/pings/feed/FeedScreen";
import { noticeOf } from "~/features/pings/feed/feed-notice.server";
import { readFeedPage } from "~/features/pings/feed/read-feed-page.server";
import { structuredData } from "~/features/pings/feed/structured-data";
import { MobileBanner } from "~/features/pings/MobileBanner";
import { PingsNav } from "~/features/pings/PingsNav";
import { feedLinks, subjectIn } from "~/features/pings/syndication/feed-links";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { storeLinkOf } from "~/platform/app/settings.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { apiErrorOf } from "~/platform/http/api-error.server";
import { cacheHeaders, keptHeaders } from "~/platform/http/cache-policy.server";
import { networkOf } from "~/platform/http/network.server";

export const handle: PageHandle = {
  i18n: ["pings", "reading"],
  product: "pings",
  nav: <PingsNav />,
  scripts: "atRest",
};

export async function loader(args: LoaderFunctionArgs) {
  const words = pageMetaOf(args, "pings", paths.pings());
  const asked = new URL(args.request.url).searchParams;
  const viewer = await viewerOf(args);
  const network = networkOf(args.request);
  const { locale } = words;
  const read = await readFeedPage(appOf(args.context), { parameters: asked, locale, viewer, network });
  if (!read.ok) throw apiErrorOf(args.request, 400, read);
  const { feed, search, refusal } = read;
  const { settings } = args.context;
  const page = {
    ...words,
    parameters: subjectIn(feed),
    homeName: translator(locale)("pings:nav.home"),
    feed,
    search,
    ads: settings.ads,
    store: storeLinkOf(settings, locale),
    notice: noticeOf(translator(locale), refusal, asked.get("notice")),
    asksUnfollow: asked.has("unfollow"),
  };
  if (refusal) return json(page, refusal.reason === "tooManyRequests" ? 429 : 400);
  const status = !feed.tab && asked.has("tag_id") ? 404 : 200;
  return json(page, { status, headers: feed.isMadeUp ? cacheHeaders("private") : {} });
}

export const clientLoader = loadWithAds;

export const headers = keptHeaders("publicFeed");

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const structured = structuredData(data.feed, data).map((thing) => ({ "script:ld+json": thing }));
  return [...pageMeta({ data }), ...feedLinks(data.origin, data.feed), ...structured];
};

export default function Pings() {
  const { feed, search, ads, store, notice, asksUnfollow } = useLoaderData<typeof loader>();
  const { t } = useTranslation("pings");
  const { viewer, identity } = useRoot();
  const { pathname, search: parameters } = useLocation();
  const here = pathname + parameters;
  const { openDialog, dialog } = useSignInDialog({ identity, here, lead: t("signedOut.end") });
  return (
    <>
      <FeedScreen
        {...{ feed, search, ads, notice, asksUnfollow }}
        ownPingId={viewer?.pingId ?? null}
        onEnd={viewer ? null : openDialog}
      />
      {dialog}
      <MobileBanner store={store} />
    </>
  );
}

export const ErrorBoundary = FeedFailed;
