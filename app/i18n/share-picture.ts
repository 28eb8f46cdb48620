import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Locale } from "~/core/locale";
import { paths } from "~/paths";

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
export function pictureOf(pathname: string, locale: Locale): string {
  const isDigest = pathname.startsWith(paths.digest(""));
  const product = isDigest ? "pings" : (products.find((each) => pages[each].includes(pathname)) ?? "wink");
  return `/og/${product}-${locale}.png`;
}

export function sharePicture(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
