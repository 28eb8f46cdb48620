import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { signInForm } from "~/features/members/forms";
import { signIn } from "~/features/members/sign-in/authenticate.server";
import { safeRedirect } from "~/features/members/sign-in/redirect-target";
import { SignInPanel } from "~/features/members/sign-in/SignInPanel";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireMethod, signedInLately, viewerOf } from "~/platform/auth/guards.server";
import { parseForm } from "~/platform/forms/parse-form.server";
import { methodNotAllowed } from "~/platform/http/api-error.server";
import { networkOf } from "~/platform/http/network.server";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["signin", "errors"], signInButton: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isKnown = (await viewerOf({ request, context })) !== null;
  const again = isKnown && new URL(request.url).searchParams.has("again");
  if (isKnown && !(again && !(await signedInLately({ request, context }))))
    throw redirect(redirectTarget(request));
  const title = translator(pickLocale(request))("signin:title");
  return { title, redirectTo: redirectTarget(request), again };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const app = appOf(context);
  const { identity } = app;
  if (identity.kind !== "embedded") throw methodNotAllowed(request, ["GET"]);
  const form = await parseForm(request, signInForm);
  if (!form.ok) return json<FormAnswer>({ problems: form.problems, values: form.values }, { status: 422 });
  const opened = await signIn(app, identity, { ...form.value, network: networkOf(request) });
  if (!opened.ok) {
    const answer: FormAnswer = { problems: { email: [opened.reason] }, values: form.values };
    return json(answer, 429);
  }
  return redirect(redirectTarget(request), { status: 303, headers: { "Set-Cookie": opened.cookie } });
}

/** Where to go after signing in: to the resume uploader, unless one was sent here from another page of ours. */
function redirectTarget(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("redirect_url"), paths.upload());
}

export default function SignIn() {
  const { t } = useTranslation("signin");
  const { identity } = useRoot();
  const { redirectTo, again } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-md gap-8">
        <div className="grid gap-3">
          <h1 className="display text-2xl md:text-3xl">{t("heading")}</h1>
          <p className="text-muted">{t("lead")}</p>
        </div>
        <SignInPanel identity={identity} redirectTo={redirectTo} again={again} answer={answer} />
      </div>
    </div>
  );
}
