import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownSources } from "~/core/plans";
import { PingsNav } from "~/features/pings/PingsNav";
import { changeOwnSources } from "~/features/radar/member-radar/change-own-sources.server";
import { ownSourcesForm } from "~/features/radar/member-radar/forms";
import { MySourcesScreen } from "~/features/radar/member-radar/MySourcesScreen";
import type { OwnAnswer } from "~/features/radar/member-radar/own-list";
import { listOwnSources } from "~/features/radar/member-radar/own-sources.server";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { requireMember, requireMethod } from "~/platform/auth/guards.server";
import { parseForm } from "~/platform/forms/parse-form.server";
import { newsroomOf } from "~/platform/jobs/newsroom.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["mySources", "radar", "pings", "errors"],
  product: "pings",
  nav: <PingsNav />,
};

/** Of a whole form: an OPML file, or thirty addresses. */
const FORM_BYTES = 600 * 1024;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember({ request, context });
  const title = translator(pickLocale(request))("mySources:meta");
  const list = await listOwnSources(appOf(context), member);
  return json({ title, list, pingId: member.pingId, most: ownSources.pro });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireMember({ request, context });
  const form = await parseForm(request, ownSourcesForm, { maxBytes: FORM_BYTES });
  const { values } = form;
  if (!form.ok) return json<OwnAnswer>({ problems: form.problems, values }, { status: 422 });
  const app = appOf(context);
  const about = { locale: pickLocale(request), subjects: newsroomOf(app).subjects };
  const changed = await changeOwnSources(app, member, form.value, about);
  if (changed.ok) return json<OwnAnswer>(changed.answer);
  return json<OwnAnswer>({ problems: { [changed.field]: [changed.reason] }, values }, { status: 422 });
}

export const clientAction = keepForm;

export default function MySources() {
  const { list, pingId, most } = useLoaderData<typeof loader>();
  return <MySourcesScreen {...{ list, pingId, most }} answer={useActionData<typeof action>()} />;
}
