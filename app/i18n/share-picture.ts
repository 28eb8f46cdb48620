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
    paths.materialLibrary(),
  ],
};

type Picture = keyof typeof pages | "wink";

function pictureOf(pathname: string): Picture {
  const products = ["offerwink", "pings", "memwink", "creator"] as const;
  const isArticle = pathname.startsWith(`${paths.pings()}/`);
  return products.find((product) => pages[product].includes(pathname)) ?? (isArticle ? "pings" : "wink");
}

export function sharePicture(
  origin: string,
  pathname: string,
  locale: Locale,
  alt: string,
): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${origin}/og/${pictureOf(pathname)}-${locale}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
