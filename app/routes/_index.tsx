import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { About } from "~/features/site/home/About";
import { CreatorTools } from "~/features/site/home/CreatorTools";
import { HomeHero } from "~/features/site/home/HomeHero";
import { HomeNav } from "~/features/site/home/HomeNav";
import { Products } from "~/features/site/home/Products";
import { Voices } from "~/features/site/home/Voices";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";

export const handle: PageHandle = { i18n: ["home"], nav: <HomeNav /> };

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "home", paths.home());
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Home() {
  return (
    <>
      <HomeHero />
      <Products />
      <CreatorTools />
      <Voices />
      <About />
    </>
  );
}
