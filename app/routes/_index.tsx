import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Locale } from "~/core/locale";
import { needsOf } from "~/features/radar/operator/needs";
import { readNeeds } from "~/features/radar/operator/read-needs.server";
import { Home, HomeNav } from "~/features/site/home/Home";
import { OperatorLine } from "~/features/site/home/OperatorLine";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { viewerOf } from "~/platform/auth/guards.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { namedSubjects } from "~/platform/jobs/newsroom.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["home"], nav: <HomeNav />, scripts: "byHand" };

export async function loader(args: LoaderFunctionArgs) {
  const words = pageMetaOf(args, "home", paths.home());
  const isAdmin = (await viewerOf(args))?.isAdmin ?? false;
  return json({ ...words, needs: isAdmin ? await needsInWords(args, words.locale) : null });
}

/** What needs the administrator, in one line; null where nothing does. */
async function needsInWords({ context }: LoaderFunctionArgs, locale: Locale) {
  const t = translator(locale);
  const app = appOf(context);
  const subjects = await namedSubjects(app);
  const told = needsOf(await readNeeds(app, { locale, subjects }));
  const parts = told.map(([key, count]) => t(`operator:needs.${key}`, { count }));
  return told.length > 0 ? { text: parts.join(" · "), link: t("operator:needs.open") } : null;
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Index() {
  const { needs } = useLoaderData<typeof loader>();
  return (
    <>
      {needs && <OperatorLine {...needs} />}
      <Home />
    </>
  );
}
