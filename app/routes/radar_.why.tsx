import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { whyForm } from "~/features/radar/operator/forms";
import { judgeAddress } from "~/features/radar/operator/judge-address.server";
import { readTraces } from "~/features/radar/operator/read-traces.server";
import { type WhyAnswer, WhyScreen } from "~/features/radar/operator/WhyScreen";
import { whyOf } from "~/features/radar/operator/why";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { namedSubjects, newsroomOf } from "~/platform/jobs/newsroom.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["operator", "radar", "errors"], product: "memwink" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const locale = pickLocale(request);
  const t = translator<string>(locale);
  const url = new URL(request.url).searchParams.get("url") ?? "";
  const title = t("operator:why.meta");
  if (url === "") return json({ title, url, traces: null, why: null, refusal: null });
  const read = await readTraces(appOf(context), url, locale);
  if (!read.ok) return json({ title, url, traces: null, why: null, refusal: t(`errors:${read.reason}`) });
  return json({ title, url, traces: read.traces, why: whyOf(read.traces), refusal: null });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, whyForm);
  if (!form.ok) return form.answer;
  const app = appOf(context);
  const locale = pickLocale(request);
  const read = await readTraces(app, form.value.url, locale);
  if (!read.ok || read.traces.isInside)
    return json<WhyAnswer>(
      { problems: { url: ["config.badAddress"] }, values: form.values },
      { status: 422 },
    );
  const { url, sources } = read.traces;
  const names = new Map((await namedSubjects(app)).map(({ tagId, name }) => [tagId, name]));
  const reading = await judgeAddress(app, newsroomOf(app), { url, sources, names, locale });
  const again = await readTraces(app, url, locale, reading.key);
  const found = again.ok ? { traces: again.traces, why: whyOf(again.traces) } : undefined;
  return json<WhyAnswer>({ reading, found });
}

export const clientAction = keepForm;

export default function RadarWhy() {
  const answer: WhyAnswer | undefined = useActionData<typeof action>();
  return <WhyScreen {...useLoaderData<typeof loader>()} {...answer?.found} answer={answer} />;
}
