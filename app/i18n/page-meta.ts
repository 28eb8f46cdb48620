import type { MetaDescriptor } from "@remix-run/cloudflare";
import { fallbackLocale, type Locale } from "~/core/locale";
import { inLanguage } from "~/paths";

export type PageWords = {
  title: string;
  description: string;
  origin: string;
  pathname: string;
  /** The parameters that make it another page than the bare address is. */
  parameters?: string;
  locale: Locale;
  type?: "article";
  /** The path of the picture that stands for it. */
  picture: string;
};

/** Each language of a page is a canonical address of its own; the bare address, which answers in the reader's language, points there. */
export function pageMeta({ data }: { data?: PageWords }): MetaDescriptor[] {
  if (!data) return [];
  const { title, description, origin, pathname, parameters = "", locale, type = "website", picture } = data;
  const inLocale = (each: Locale) => origin + inLanguage(pathname, parameters, each);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: inLocale(locale) },
    { tagName: "link", rel: "alternate", hrefLang: "zh-CN", href: inLocale("zh") },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: inLocale("en") },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: inLocale(fallbackLocale) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: inLocale(locale) },
    { property: "og:locale", content: locale === "zh" ? "zh_CN" : "en_US" },
    ...sharePicture(origin + picture, title),
  ];
}

/** The title of a page that is not for search engines. */
export function privatePageMeta({ data }: { data?: { title: string } }): MetaDescriptor[] {
  return [...(data ? [{ title: data.title }] : []), { name: "robots", content: "noindex" }];
}

function sharePicture(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
