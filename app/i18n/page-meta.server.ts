import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
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
  };
}
