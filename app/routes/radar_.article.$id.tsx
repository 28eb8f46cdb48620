import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ArticleOperator } from "~/features/pings/operator/ArticleOperator";
import { changeArticle } from "~/features/pings/operator/change-article.server";
import { articleForm } from "~/features/pings/operator/forms";
import { readForOperator } from "~/features/pings/operator/read-for-operator.server";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { apiError, apiErrorOf } from "~/platform/http/api-error.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["operator", "errors"], product: "memwink" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const article = await readForOperator(appOf(context), params.id ?? "");
  if (!article) throw apiError(request, 404, "notFound");
  return json({ title: translator(pickLocale(request))("operator:article.meta"), article });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, articleForm);
  if (!form.ok) return form.answer;
  const changed = await changeArticle(appOf(context), form.pingId, form.value);
  if (!changed.ok) throw apiErrorOf(request, 404, changed);
  return json({ done: changed.intent });
}

export const clientAction = keepForm;

export default function RadarArticle() {
  const { article } = useLoaderData<typeof loader>();
  return (
    <ArticleOperator key={article.correctedAt} article={article} answer={useActionData<typeof action>()} />
  );
}
