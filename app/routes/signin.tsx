import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Viewer } from "~/core/member";
import { AccountCard } from "~/features/members/components/AccountCard";
import { SignInPanel } from "~/features/members/components/SignInPanel";
import { signInForm } from "~/features/members/forms";
import { safeRedirect } from "~/features/members/redirect-target";
import type { SignInMethod } from "~/features/members/sign-in-method";
import { translator } from "~/i18n/i18n.server";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/context.server";
import { apiRefusal, parseForm, requireMethod, viewerOf } from "~/platform/request.server";

export const handle = { i18n: ["signin"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "Wink" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await viewerOf({ request, context });
  const { identity } = appOf(context);
  const method: SignInMethod =
    identity.kind === "clerk"
      ? { kind: "clerk", publishableKey: identity.publishableKey }
      : { kind: "embedded" };
  const viewer: Viewer | null = member && {
    email: member.email,
    name: member.name,
    imageUrl: member.imageUrl,
    isAdmin: member.isAdmin,
  };
  const title = translator(pickLocale(request))(member ? "signin:account.title" : "signin:title");
  return { viewer, method, redirectTo: redirectTarget(request), title };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const { identity } = appOf(context);
  if (identity.kind !== "embedded") {
    throw apiRefusal(request, 405, "methodNotAllowed", undefined, { Allow: "GET" });
  }
  const form = await parseForm(request, signInForm);
  if (!form.ok) return data({ problem: form.problems.email }, { status: 422 });
  const headers = { "Set-Cookie": await identity.signIn(form.value.email) };
  return redirect(redirectTarget(request), { status: 303, headers });
}

function redirectTarget(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirect_url"), paths.upload());
}

export default function SignInPage() {
  const { t } = useTranslation("signin");
  const { viewer, method, redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap py-14 sm:py-24">
      <section className="mx-auto grid max-w-md gap-8" aria-labelledby="signin-heading">
        <div className="grid gap-3">
          <h1 id="signin-heading" className="display text-3xl">
            {viewer ? t("account.heading") : t("heading")}
          </h1>
          {!viewer && <p className="text-muted">{t("lead")}</p>}
        </div>
        {viewer ? (
          <AccountCard viewer={viewer} method={method} redirectTo={redirectTo} />
        ) : (
          <SignInPanel method={method} redirectTo={redirectTo} problem={answer?.problem} />
        )}
      </section>
    </div>
  );
}
