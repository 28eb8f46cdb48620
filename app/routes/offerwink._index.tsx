import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Close } from "~/features/resume/landing/Close";
import { Features } from "~/features/resume/landing/Features";
import { Hero } from "~/features/resume/landing/Hero";
import { LandingNav } from "~/features/resume/landing/LandingNav";
import { Pricing } from "~/features/resume/landing/Pricing";
import { Privacy } from "~/features/resume/landing/Privacy";
import { Steps } from "~/features/resume/landing/Steps";
import { Voices } from "~/features/resume/landing/Voices";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import type { PageHandle } from "~/ui/page-handle";
import { reloadDocument } from "~/ui/reload-document";

export const handle: PageHandle = { i18n: ["offerwink"], product: "offerwink", nav: <LandingNav /> };

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "offerwink", paths.offerwink());
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function OfferWink() {
  return (
    <>
      <Hero />
      <Features />
      <Steps />
      <Privacy />
      <Pricing />
      <Voices />
      <Close />
    </>
  );
}
