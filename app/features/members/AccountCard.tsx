import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { Avatar } from "./Avatar";
import { useSignOut } from "./use-sign-out";

type AccountCardProps = { viewer: Viewer; identity: IdentityChoice; redirectTo: string };

export function AccountCard({ viewer, identity, redirectTo }: AccountCardProps) {
  const { t } = useTranslation("signin");
  const { signOut, leaving } = useSignOut(identity);

  function leave(event: FormEvent) {
    event.preventDefault();
    signOut();
  }

  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-3">
        <Avatar viewer={viewer} />
        <p className="min-w-0 break-words">
          {viewer.name && <span className="block font-medium">{viewer.name}</span>}
          <span className="block text-muted">{t("account.as", { email: viewer.email })}</span>
          {viewer.isAdmin && <span className="block text-sm text-muted">{t("account.admin")}</span>}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={redirectTo} kind="primary" iconAfter="arrowRight">
          {t("continue")}
        </ButtonLink>
        <Form method="post" action={paths.signOut()} onSubmit={leave}>
          <Button type="submit" icon="signOut" busy={leaving}>
            {t("signOut")}
          </Button>
        </Form>
      </div>
    </div>
  );
}
