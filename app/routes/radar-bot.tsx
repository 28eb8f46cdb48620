import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BotText } from "~/features/radar/bot/BotText";
import { userAgent } from "~/features/radar/sources/user-agent";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["bot"], scripts: "byHand" };

export function loader(args: LoaderFunctionArgs) {
  return { ...pageMetaOf(args, "bot", paths.radarBot()), userAgent: userAgent(args.context.origin) };
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function RadarBot() {
  return <BotText userAgent={useLoaderData<typeof loader>().userAgent} />;
}
