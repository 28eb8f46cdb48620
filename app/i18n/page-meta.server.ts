import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Locale } from "~/core/locale";
import { paths } from "~/paths";
import { translator } from "./i18n.server";
import type { PageWords } from "./page-meta";
import { pickLocale } from "./pick-locale";
import type { Namespace, TextKey } from "./translate";

type PageNamespace = {
  [Name in Namespace]: `${Name}:meta.description` extends TextKey ? Name : never;
}[Namespace];

export function pageMetaOf(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  namespace: PageNamespace,
  pathname: string,
): PageWords {
  const locale = pickLocale(request);
  const t = translator(locale);
  return {
    title: t(`${namespace}:meta.title`),
    description: t(`${namespace}:meta.description`),
    origin: context.origin,
    pathname,
    locale,
    picture: pictureOf(pathname, locale),
  };
}

const pages = {
  offerwink: [paths.offerwink(), paths.rubric(), paths.upload()],
  pings: [paths.pings()],
  memwink: [paths.memwink()],
  creator: [
    paths.mediaTools(),
    paths.markdownEditor(),
    paths.shareCard(),
    paths.subtitleConverter(),
    paths.articleScraper(),
    paths.materialLibrary(),
    paths.aiWriting(),
  ],
};

const products = ["offerwink", "pings", "memwink", "creator"] as const;

/** The path of the picture that stands for a page: its product's. */
function pictureOf(pathname: string, locale: Locale): string {
  return productPicture(products.find((each) => pages[each].includes(pathname)) ?? "wink", locale);
}

export const productPicture = (product: (typeof products)[number] | "wink", locale: Locale) =>
  `/og/${product}-${locale}.png`;
