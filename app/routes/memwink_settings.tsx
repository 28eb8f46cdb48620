import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAnswer } from "~/core/form";
import { PlanComparison } from "~/features/billing/PlanComparison";
import { viewPlans } from "~/features/billing/view-plans.server";
import { Avatar } from "~/features/members/profile/Avatar";
import { SignInButton } from "~/features/members/sign-in/SignInButton";
import { Install } from "~/features/memwink/Install";
import { PlanCards } from "~/features/memwink/PlanCards";
import { readDownload } from "~/features/memwink/read-download.server";
import { statusOfRefusal } from "~/features/settings/api-config.server";
import { settingForm } from "~/features/settings/own/forms";
import { submitSetting } from "~/features/settings/own/submit-setting.server";
import { SettingsNav, SettingsScreen, SignedOut } from "~/features/settings/page/SettingsScreen";
import { viewSettings } from "~/features/settings/page/settings-view.server";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireMember, requireMethod, viewerOf } from "~/platform/auth/guards.server";
import { parseForm } from "~/platform/forms/parse-form.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";
import { onlyForPathOrLanguage } from "~/ui/browser/revalidate";

export const handle: PageHandle = {
  i18n: ["settings", "memwink", "billing", "errors"],
  product: "memwink",
  loads: "config",
  nav: <SettingsNav />,
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = pickLocale(request);
  const title = translator(locale)("settings:meta.title");
  const member = await viewerOf({ request, context });
  if (!member) return { title, view: null, plans: null, zip: null };
  const app = appOf(context);
  const links = context.settings.memwinkLinks;
  const view = await viewSettings(app, { member, locale, links });
  const zip = await readDownload(app, links.pluginZip);
  return { title, view, zip, plans: await viewPlans(app, member, locale) };
}

export const clientLoader = reloadDocument;
export const shouldRevalidate = onlyForPathOrLanguage;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "MemWink" },
  { name: "robots", content: "noindex" },
];

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const member = await requireMember({ request, context });
  const form = await parseForm(request, settingForm);
  if (!form.ok) return json({ problems: form.problems, values: form.values }, { status: 422 });
  const submitting = submitSetting(appOf(context), member, form.value, pickLocale(request));
  const saved = await waitUntil(context, submitting);
  if (!saved.ok) {
    const answer: FormAnswer = { problems: { form: [saved.reason] }, values: form.values };
    return json(answer, { status: statusOfRefusal(saved.reason) });
  }
  const { intent } = form.value;
  const language = intent === "language" ? `&lang=${form.value.language}` : "";
  return redirect(`${paths.memwinkSettings()}?saved=${intent}${language}#${intent}`, 303);
}

export const clientAction = keepForm;

export default function MemwinkSettings() {
  const { view, plans, zip } = useLoaderData<typeof loader>();
  const { viewer, identity } = useRoot();
  const answer = useActionData<typeof action>();
  if (!view || !plans || !viewer) {
    const here = paths.memwinkSettings();
    return <SignedOut action={<SignInButton {...{ identity, here }} kind="primary" size="large" />} />;
  }
  const current = plans.held.pro ? "pro" : "free";
  return (
    <SettingsScreen
      viewer={viewer}
      view={view}
      answer={answer}
      avatar={<Avatar viewer={viewer} />}
      latest={zip?.version}
      install={<Install facts={zip} />}
      plans={!plans.isUnread && <PlanCards current={current} isSold={plans.sold.includes("pro")} />}
      comparison={<PlanComparison view={plans} />}
    />
  );
}
