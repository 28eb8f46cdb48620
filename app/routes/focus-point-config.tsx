import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DryRunReport } from "~/features/radar/status/DryRunReport";
import { dryRun } from "~/features/radar/status/dry-run.server";
import { FocusScreen } from "~/features/settings/focus/FocusScreen";
import { importOpml, readFocus, saveFocus } from "~/features/settings/focus/focus.server";
import { editedRows, rowOf, wishOf } from "~/features/settings/focus/focus-rows";
import { FOCUS_FORM_BYTES, focusForm } from "~/features/settings/focus/forms";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { sourcesRead } from "~/platform/jobs/newsroom.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["admin", "errors", "radar"], product: "memwink", loads: "config" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireAdmin({ request, context });
  const { points, isDefault } = await readFocus(appOf(context), email);
  const title = translator(pickLocale(request))("admin:focus.meta");
  return json({ title, saved: points.map(rowOf), isDefault });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, focusForm, { maxBytes: FOCUS_FORM_BYTES });
  if (!form.ok) return form.answer;
  const { intent, points: rows } = form.value;
  if (intent === "save") {
    const result = await saveFocus(appOf(context), form.pingId, rows);
    if (result.ok) return json({ saved: true, rows: result.points.map(rowOf), dropped: result.dropped });
    return json({ problems: result.problems, refused: result.refused, rows }, { status: 422 });
  }
  const [, tried] = intent.match(/^dry:(\d+)$/) ?? [];
  const row = tried === undefined ? undefined : rows[Number(tried)];
  if (row) {
    const app = appOf(context);
    const wish = wishOf(row);
    const sources = new Set([...sourcesRead(app, row.tag_id.trim(), wish.sources), ...wish.sources]);
    const trial = await dryRun(app, { ...wish, sources: [...sources], prompt: "" }, pickLocale(request));
    return json({ tried: { index: Number(tried), trial }, typed: rows });
  }
  if (intent !== "import") return json({ rows: editedRows(rows, intent, pickLocale(request)) });
  const result = await importOpml({ ...form.value, rows });
  if (result.ok) return json({ rows: result.rows, added: result.added });
  return json({ problems: { file: [result.reason] }, rows }, { status: 422 });
}

export const clientAction = keepForm;

export default function FocusPoints() {
  const { saved, isDefault } = useLoaderData<typeof loader>();
  const { t } = useTranslation("radar");
  const answer = useActionData<typeof action>();
  const fetcher = useFetcher<typeof action>();
  const latest = fetcher.data ?? answer;
  const run = latest && "tried" in latest ? latest.tried.trial : undefined;
  const tryOut = {
    label: t("dry.try"),
    labelOf: (number: number) => t("dry.tryOf", { number }),
    result: run && <DryRunReport run={run} />,
  };
  return <FocusScreen {...{ saved, isDefault, answer, fetcher, tryOut }} />;
}
