import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LatestArticles } from "~/features/pings/operator/LatestArticles";
import { readLatest } from "~/features/pings/operator/read-for-operator.server";
import { readNeeds } from "~/features/radar/operator/read-needs.server";
import { changeSource } from "~/features/radar/status/change-source.server";
import { sourceForm } from "~/features/radar/status/forms";
import { readStatus } from "~/features/radar/status/read-status.server";
import { StatusScreen } from "~/features/radar/status/StatusScreen";
import { placeOf } from "~/features/radar/status/status-page";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { apiErrorOf } from "~/platform/http/api-error.server";
import { namedSubjects, newsroomOf } from "~/platform/jobs/newsroom.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["radar", "operator", "errors"], product: "memwink" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const app = appOf(context);
  const locale = pickLocale(request);
  const place = placeOf(new URL(request.url).searchParams);
  const [subjects, named, limits] = await Promise.all([
    newsroomOf(app).subjects(),
    namedSubjects(app),
    app.newsLimits(),
  ]);
  const [status, needs, latest] = await Promise.all([
    readStatus(app, { place, locale, subjects }),
    readNeeds(app, { locale, subjects: named }),
    readLatest(app),
  ]);
  const { callsPerDay: calls, tokensPerDay: tokens, isStopped } = limits;
  const page = { ...status, budget: { calls, tokens }, isStopped };
  return json({ title: translator(locale)("radar:meta"), page, needs, latest });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, sourceForm);
  if (!form.ok) return form.answer;
  const changed = await changeSource(appOf(context), form.pingId, form.value);
  if (!changed.ok) throw apiErrorOf(request, 404, changed);
  return json({ done: { ...form.value, isSent: changed.isSent } });
}

export const clientAction = keepForm;

export default function Radar() {
  const { page, needs, latest } = useLoaderData<typeof loader>();
  const articles = <LatestArticles articles={latest} />;
  return <StatusScreen {...{ page, needs, articles }} answer={useActionData<typeof action>()} />;
}
