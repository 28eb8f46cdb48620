import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CreatorNav } from "~/features/creator/CreatorNav";
import { ScraperScreen } from "~/features/creator/scraper/ScraperScreen";
import { type ScraperAnswer, scraperForm } from "~/features/creator/scraper/scraped-article";
import { SignInButton } from "~/features/members/sign-in/SignInButton";
import { Body } from "~/features/pings/article/Body";
import { renderBody } from "~/features/pings/article/render-body";
import { articleOfPage } from "~/features/radar/extraction/extract.server";
import { readTypedPage } from "~/features/radar/extraction/read-typed-page.server";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireMember, requireMethod } from "~/platform/auth/guards.server";
import { parseForm } from "~/platform/forms/parse-form.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";
import { onlyForPathOrLanguage } from "~/ui/browser/revalidate";

export const handle: PageHandle = {
  i18n: ["scraper", "tools", "errors"],
  product: "creator",
  nav: <CreatorNav />,
};

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "scraper", paths.articleScraper());
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const shouldRevalidate = onlyForPathOrLanguage;

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Reads the article at an address. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const { id } = await requireMember({ request, context });
  const form = await parseForm(request, scraperForm);
  if (!form.ok) return json<ScraperAnswer>({ problems: form.problems, values: form.values }, { status: 422 });
  const { url } = form.value;
  const read = await readTypedPage(appOf(context), { userId: id, url });
  const found = read.ok ? articleOfPage(read.page, url) : read;
  if (!found.ok) {
    const answer: ScraperAnswer = { problems: { url: [found.reason] }, values: form.values };
    return json(answer, found.reason === "tooManyRequests" ? 429 : 422);
  }
  const { html } = renderBody(found.article.markdown);
  return json<ScraperAnswer>({ article: { ...found.article, html }, values: form.values });
}

export const clientAction = keepForm;

export default function ArticleScraper() {
  const { t } = useTranslation("scraper");
  const { viewer, identity } = useRoot();
  const answer = useActionData<typeof action>();
  const signIn = viewer ? null : (
    <div className="grid justify-items-start gap-4 rounded-card bg-sunken p-6">
      <p>{t("signedOut")}</p>
      <SignInButton
        identity={identity}
        here={paths.articleScraper()}
        kind="primary"
        size="large"
        label={t("signIn")}
      />
    </div>
  );
  return (
    <ScraperScreen
      answer={answer}
      signIn={signIn}
      preview={({ html, lang }) => <Body html={html} lang={lang ?? undefined} isCut={false} />}
    />
  );
}
