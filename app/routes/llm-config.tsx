import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { enteredOf, llmForm, serviceOf } from "~/features/settings/llm/forms";
import { type LlmPage, LlmScreen } from "~/features/settings/llm/LlmScreen";
import { llmConfig, llmSecrets } from "~/features/settings/llm/llm-config";
import { readLlm } from "~/features/settings/llm/read-llm.server";
import { testService } from "~/features/settings/llm/test-service.server";
import { saveConfig } from "~/features/settings/save-config.server";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["admin", "errors"], product: "memwink", loads: "config" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const app = appOf(context);
  const saved = await readLlm(app);
  const isSaved = saved.values.openaiUrl !== undefined && saved.keys.openaiKey.set;
  const { name } = await app.analyst(null);
  const chosen = name === "builtin" ? name : isSaved ? "saved" : "environment";
  const analyst = saved.isStopped ? "stopped" : chosen;
  const page: LlmPage = { ...saved, analyst };
  return json({ title: translator(pickLocale(request))("admin:llm.meta"), page });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, llmForm, { secret: llmSecrets });
  if (!form.ok) return form.answer;
  const app = appOf(context);
  const entered = enteredOf(form.value);
  const service = serviceOf(form.value.intent);
  const { values } = form;
  if (service) {
    const tested = await testService(app, service, entered);
    if (tested.ok) return json({ report: tested.report, values });
    return json({ problems: tested.problems, values }, { status: 422 });
  }
  const saved = await saveConfig(app, form.pingId, llmConfig, entered);
  return saved.ok ? json({ saved: true }) : json({ problems: saved.problems, values }, { status: 422 });
}

export const clientAction = keepForm;

export default function Services() {
  const { page } = useLoaderData<typeof loader>();
  return <LlmScreen page={page} answer={useActionData<typeof action>()} />;
}
