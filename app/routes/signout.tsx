import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { appOf } from "~/platform/app/context.server";
import { requireMethod } from "~/platform/auth/guards.server";
import { onlyAllows } from "~/platform/http/api-error.server";

export const loader = onlyAllows("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const headers = new Headers();
  for (const cookie of await appOf(context).identity.signOut()) headers.append("Set-Cookie", cookie);
  return redirect(paths.home(), { status: 303, headers });
}
