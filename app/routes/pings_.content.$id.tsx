import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SignInButton } from "~/features/members/sign-in/SignInButton";
import { loadWithAds } from "~/features/pings/ad-document.client";
import { ArticleScreen, NoArticle } from "~/features/pings/article/ArticleScreen";
import { articleWords } from "~/features/pings/article/article-words";
import { readArticle } from "~/features/pings/article/read-article.server";
import { MobileBanner } from "~/features/pings/MobileBanner";
import { readRemoval } from "~/features/pings/operator/read-for-operator.server";
import { PingsNav } from "~/features/pings/PingsNav";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { pageMeta, privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { storeLinkOf } from "~/platform/app/settings.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { cacheHeaders, keptHeaders } from "~/platform/http/cache-policy.server";

export const handle: PageHandle = {
  i18n: ["story", "pings", "reading", "wishes"],
  product: "pings",
  nav: <PingsNav />,
  scripts: "atRest",
};

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const tagId = new URL(request.url).searchParams.get("tag_id");
  const locale = pickLocale(request);
  const t = translator(locale);
  const viewer = await viewerOf(args);
  const article = await readArticle(appOf(context), { id: params.id ?? "", tagId, viewer });
  if (!article) {
    const removal = await readRemoval(appOf(context), params.id ?? "");
    const title = t(removal ? "operator:gone.title" : "story:notFound.title");
    const gone = removal && { ...removal, title, reason: t(`operator:reasons.${removal.reason}`) };
    return json({ article, gone, title }, { status: gone ? 410 : 404 });
  }
  const edit = viewer?.isAdmin ? t("operator:edit") : null;
  const { settings, origin } = context;
  const place = { origin, pathname: paths.article(article.id), locale };
  const here = tagId ? paths.articleIn(article.id, tagId) : place.pathname;
  const promoted = { ads: settings.ads, store: storeLinkOf(settings, locale) };
  const isMadeUp = tagId !== null && article.tag?.id !== tagId;
  const headers = isMadeUp ? cacheHeaders("private") : {};
  return json(
    { article, here, edit, ...place, ...articleWords(article, place, t), ...promoted },
    { headers },
  );
}

export const headers = keptHeaders("publicFeed");

export const clientLoader = loadWithAds;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data?.article) return privatePageMeta({ data });
  return [
    ...pageMeta({ data: { ...data, type: "article", picture: paths.articlePicture(data.article.id) } }),
    { name: "keywords", content: data.keywords.join(", ") },
    ...data.structured.map((thing) => ({ "script:ld+json": thing })),
  ];
};

export default function Article() {
  const { t } = useTranslation("story");
  const data = useLoaderData<typeof loader>();
  const { identity } = useRoot();
  if (!data.article) return <NoArticle gone={data.gone} />;
  const { article, here, edit, ads, store } = data;
  const signIn = <SignInButton identity={identity} here={here} kind="primary" label={t("paywall.signIn")} />;
  return (
    <>
      <ArticleScreen key={article.id} {...{ article, here, edit, ads, signIn }} />
      <MobileBanner store={store} />
    </>
  );
}
