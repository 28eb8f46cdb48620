import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Cards } from "~/features/memwink/Cards";
import { Close } from "~/features/memwink/Close";
import { Features } from "~/features/memwink/Features";
import { Hero } from "~/features/memwink/Hero";
import { LandingNav } from "~/features/memwink/LandingNav";
import { Pricing } from "~/features/memwink/Pricing";
import { Privacy } from "~/features/memwink/Privacy";
import { Steps } from "~/features/memwink/Steps";
import { Voices } from "~/features/memwink/Voices";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";

export const handle: PageHandle = { i18n: ["memwink"], product: "memwink", nav: <LandingNav /> };

export function loader(args: LoaderFunctionArgs) {
  const words = pageMetaOf(args, "memwink", paths.memwink());
  const { pluginStore, pluginZip } = args.context.settings.memwinkLinks;
  return {
    ...words,
    install: pluginStore ?? pluginZip,
    isSold: appOf(args.context).payments.sells("pro", words.locale),
  };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Memwink() {
  const { install, isSold } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero install={install} />
      <Features />
      <Cards />
      <Steps />
      <Privacy />
      <Pricing isSold={isSold} />
      <Voices />
      <Close />
    </>
  );
}
