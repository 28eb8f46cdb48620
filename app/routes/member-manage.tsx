import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { grantPro, revokePro } from "~/features/members/grants/grant.server";
import { memberForm, placeOf } from "~/features/members/grants/grant-page";
import { changePlaceOf, readMemberPage } from "~/features/members/grants/list.server";
import { type MemberPage, MemberScreen } from "~/features/members/grants/MemberScreen";
import type { PageHandle } from "~/frame/page-handle";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { appOf } from "~/platform/app/context.server";
import { adminForm } from "~/platform/auth/admin-form.server";
import { requireAdmin } from "~/platform/auth/guards.server";
import { keepForm } from "~/ui/browser/keep-form";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = { i18n: ["admin", "errors"], product: "memwink" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context });
  const { searchParams } = new URL(request.url);
  const place = placeOf(searchParams);
  const changesFrom = searchParams.get("changes");
  const read = await readMemberPage(appOf(context), place, changePlaceOf(changesFrom));
  const { grants, changes, ...rest } = read;
  const page: MemberPage = {
    ...rest,
    search: place.search,
    rows: grants.map(({ email, expiryDate }) => ({ email, expiry: expiryDate.toISOString() })),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
    changesFrom,
    asked: searchParams.get("remove"),
  };
  return json({ title: translator(pickLocale(request))("admin:members.meta"), page });
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await adminForm({ request, context }, memberForm);
  if (!form.ok) return form.answer;
  const { intent, email } = form.value;
  if (intent === "add") {
    const result = await grantPro(appOf(context), form.pingId, email);
    if (!result.ok)
      return json({ problems: { email: [result.reason] }, values: { email: [email] } }, { status: 422 });
    const { grant } = result;
    return json({ saved: true, added: { email: grant.email, expiry: grant.expiryDate.toISOString() } });
  }
  const result = await revokePro(appOf(context), form.pingId, email);
  if (!result.ok) return json({ problems: { remove: [result.reason] } }, { status: 422 });
  return json({ saved: true, removed: result.email });
}

export const clientAction = keepForm;

export default function MemberManage() {
  const { page } = useLoaderData<typeof loader>();
  return <MemberScreen page={page} answer={useActionData<typeof action>()} />;
}
