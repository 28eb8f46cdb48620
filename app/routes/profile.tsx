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
import { deleteAccount } from "~/features/members/deletion/delete-account.server";
import { deletionForm } from "~/features/members/forms";
import { accountView } from "~/features/members/profile/account-view";
import { DeletedNotice, ProfileScreen, SignInCard } from "~/features/members/profile/ProfileScreen";
import { discardAll } from "~/features/resume/job/discard.server";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf, waitUntil } from "~/platform/app/context.server";
import { requireMember, requireMethod, viewerOf } from "~/platform/auth/guards.server";
import { parseForm } from "~/platform/forms/parse-form.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["account", "billing", "signin", "errors"],
  loads: "membership",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await viewerOf({ request, context });
  const locale = pickLocale(request);
  const asked = new URL(request.url).searchParams;
  const plans = await viewPlans(appOf(context), member, locale);
  return {
    title: translator(locale)("account:meta.title"),
    account: member && accountView(member, locale, plans.sold),
    plans,
    deleting: asked.has("delete"),
    deleted: asked.has("deleted"),
  };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

/** Deletes the account. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const { id } = await requireMember({ request, context });
  const form = await parseForm(request, deletionForm);
  if (!form.ok) return json<FormAnswer>({ problems: form.problems, values: form.values }, { status: 422 });
  const app = appOf(context);
  const discardFiles = () => discardAll(app, id);
  const endAccount = () => app.identity.deleteAccount(id);
  const deleted = await waitUntil(context, deleteAccount(app, { id, discardFiles, endAccount }));
  if (!deleted.ok) {
    const answer: FormAnswer = {
      problems: { form: [deleted.reason] },
      values: { phrase: [form.value.phrase] },
    };
    return json(answer, { status: 503 });
  }
  const headers = new Headers();
  for (const cookie of await app.identity.signOut()) headers.append("Set-Cookie", cookie);
  return redirect(paths.profileDeleted(), { status: 303, headers });
}

export default function Profile() {
  const { viewer, identity } = useRoot();
  const { account, plans, deleting, deleted } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (viewer && account)
    return (
      <ProfileScreen
        {...{ viewer, identity, account, deleting, answer }}
        plans={<PlanComparison view={plans} />}
      />
    );
  return (
    <div className="wrap section grid max-w-2xl gap-6">
      {deleted ? <DeletedNotice identity={identity} /> : <SignInCard identity={identity} />}
    </div>
  );
}
