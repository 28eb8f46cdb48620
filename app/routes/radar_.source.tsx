import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ErrorKey } from "~/core/error-key";
import { sourceChangeForm } from "~/features/radar/operator/forms";
import { previewSource, siteOfFeed } from "~/features/radar/operator/preview-source.server";
import { readSourcePage } from "~/features/radar/operator/read-source-page.server";
import { type SourceAnswer, SourceScreen } from "~/features/radar/operator/SourceScreen";
import { replaceSource, sendDue } from "~/features/radar/sources/send-due.server";
import { changeSources } from "~/features/settings/focus/change-sources.server";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { apiError } from "~/platform/http/api-error.server";
import { namedSubjects, newsroomOf } from "~/platform/jobs/newsroom.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["operator", "radar", "errors"], product: "memwink" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const app = appOf(context);
  const locale = pickLocale(request);
  const id = new URL(request.url).searchParams.get("id");
  const named = await namedSubjects(app);
  const source = id === null ? null : await readSourcePage(app, { id, locale, subjects: named });
  if (id !== null && !source) throw apiError(request, 404, "notFound");
  const subjects = named.map(({ tagId, name }) => ({ tagId, name }));
  return json({ title: translator(locale)("operator:source.meta"), source, subjects });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, sourceChangeForm);
  if (!form.ok) return form.answer;
  const app = appOf(context);
  const locale = pickLocale(request);
  const { intent, id, tag, address } = form.value;
  const named = await namedSubjects(app);
  const source = id === "" ? null : await readSourcePage(app, { id, locale, subjects: named });
  const refused = (reason: ErrorKey) =>
    json<SourceAnswer>({ problems: { address: [reason] }, values: form.values }, { status: 422 });
  if (intent === "preview" || intent === "find") {
    const asked = intent === "find" && source ? siteOfFeed(source.url) : address;
    if (asked === null || !app.outside.check(asked, true).ok) return refused("config.badAddress");
    const wanted = new Set(source ? source.namedBy.map(({ tagId }) => tagId) : [tag]);
    const subjects = named.filter(({ tagId }) => wanted.has(tagId));
    const { weight } = source ?? {};
    const preview = await previewSource(app, { address: asked, weight, subjects, locale });
    return json<SourceAnswer>({ preview, values: { ...form.values, address: [preview.address] } });
  }
  if (intent !== "add" && !source) throw apiError(request, 404, "notFound");
  const from = source?.url ?? "";
  const changed = await changeSources(
    app,
    form.pingId,
    intent === "add"
      ? { kind: "add", tagId: tag, url: address }
      : intent === "drop"
        ? { kind: "drop", url: from }
        : { kind: "replace", from, to: address },
  );
  if (!changed.ok) return refused(changed.reason);
  if (intent === "replace") await replaceSource(app, id, address);
  // As the next cron would, so that the page of the radar shows at once what is read from now on.
  await sendDue(app, newsroomOf(app));
  return json<SourceAnswer>({ done: { intent, changed: changed.changed } });
}

export const clientAction = keepForm;

export default function RadarSource() {
  const { source, subjects } = useLoaderData<typeof loader>();
  return <SourceScreen source={source} subjects={subjects} answer={useActionData<typeof action>()} />;
}
