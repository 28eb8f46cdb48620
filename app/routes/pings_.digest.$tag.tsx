import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { longDate } from "~/core/dates";
import { DigestScreen, NoDigest } from "~/features/pings/digest/DigestScreen";
import { readDigest, readSent } from "~/features/pings/digest/digest.server";
import { PingsNav } from "~/features/pings/PingsNav";
import { PushOffer } from "~/features/pings/push/PushOffer";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { pageMeta, privatePageMeta } from "~/i18n/page-meta";
import { productPicture } from "~/i18n/page-meta.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["digest", "pings", "push"],
  product: "pings",
  nav: <PingsNav />,
  scripts: "byHand",
};

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = pickLocale(request);
  const t = translator(locale);
  const app = appOf(context);
  const asked = new URL(request.url).searchParams;
  const digest = await (asked.has("of")
    ? readSent(app, asked)
    : readDigest(app, { tagId: params.tag ?? "", day: asked.get("day") }));
  if (!digest) return json({ digest: null, title: t("digest:gone.title") }, { status: 404 });
  const { tag, day, sent } = digest;
  const values = { tag: tag.name, day: day === null ? "" : longDate(day, locale) };
  return json({
    digest,
    push: app.push && { publicKey: app.push.publicKey, isDevelopment: app.push.embedded !== null },
    title: t(
      sent ? "digest:sent.metaTitle" : day === null ? "digest:meta.title" : "digest:meta.dayTitle",
      values,
    ),
    description: t(day === null ? "digest:meta.description" : "digest:meta.dayDescription", values),
    origin: context.origin,
    pathname: paths.digest(tag.id),
    picture: productPicture("pings", locale),
    parameters: day === null ? "" : `day=${day}`,
    locale,
  });
}

export const headers = () => cacheHeaders("publicFeed");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data?.digest || data.digest.sent) return privatePageMeta({ data });
  const { tag } = data.digest;
  const href = data.origin + paths.digestFeed(tag.id);
  return [
    ...pageMeta({ data }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: data.title, href },
  ];
};

export default function Digest() {
  const data = useLoaderData<typeof loader>();
  if (!data.digest) return <NoDigest />;
  const offer = data.push && <PushOffer settings={data.push} tagId={data.digest.tag.id} />;
  return <DigestScreen digest={data.digest} offer={offer} />;
}
