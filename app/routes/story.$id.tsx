import { json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NoArticle } from "~/features/pings/article/ArticleScreen";
import { PingsNav } from "~/features/pings/PingsNav";
import { readStory } from "~/features/pings/story/read-story.server";
import { StoryScreen } from "~/features/pings/story/StoryScreen";
import { differencesOf } from "~/features/radar/scoring/story-differences";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { pageMeta, privatePageMeta } from "~/i18n/page-meta";
import { productPicture } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { keptHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["stories", "story", "pings"],
  product: "pings",
  nav: <PingsNav />,
  scripts: "byHand",
};

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const locale = pickLocale(request);
  const t = translator(locale);
  const found = await readStory(appOf(context), {
    id: params.id ?? "",
    locale,
    viewer: await viewerOf(args),
  });
  if (!found) return json({ story: null, title: t("story:notFound.title") }, { status: 404 });
  if (found.kind !== "story") {
    const place = found.kind === "article" ? paths.article(found.id) : paths.story(found.id);
    throw redirect(place + new URL(request.url).search);
  }
  const { story, told } = found;
  return json({
    story,
    differences: differencesOf(told),
    title: t("stories:meta.title", { title: story.title }),
    description: t("stories:meta.description", { count: story.reports.length }),
    origin: context.origin,
    pathname: paths.story(story.id),
    picture: productPicture("pings", locale),
    locale,
  });
}

export const headers = keptHeaders("publicFeed");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.story ? pageMeta({ data }) : privatePageMeta({ data });

export default function Story() {
  const data = useLoaderData<typeof loader>();
  return data.story ? (
    <StoryScreen story={data.story} differences={data.differences} />
  ) : (
    <NoArticle gone={null} />
  );
}
