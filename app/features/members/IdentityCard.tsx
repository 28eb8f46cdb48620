import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { Avatar } from "./Avatar";
import { usePlaces } from "./use-places";
import { useSignOut } from "./use-sign-out";

type IdentityCardProps = { viewer: Viewer; identity: IdentityChoice; memberSince: string };

/** Who is signed in, where one may go from here, and the way out. */
export function IdentityCard({ viewer, identity, memberSince }: IdentityCardProps) {
  const { t } = useTranslation("account");
  const places = usePlaces(viewer);
  const { signOut, leaving } = useSignOut(identity);

  function leave(event: FormEvent) {
    event.preventDefault();
    signOut();
  }

  return (
    <div className="grid content-start gap-6">
      <Avatar viewer={viewer} large />
      <dl className="grid gap-4">
        <Fact label={t("name.label")}>{viewer.name ?? t("name.none")}</Fact>
        <Fact label={t("email")}>{viewer.email || t("name.none")}</Fact>
        <Fact label={t("since")}>{memberSince}</Fact>
        {viewer.isAdmin && <Fact label={t("role.label")}>{t("role.admin")}</Fact>}
      </dl>
      <nav aria-label={t("places.label")}>
        <ul className="border-t border-line">
          {[
            { id: "home", label: t("places.home"), to: paths.home() },
            { id: "offerwink", label: "OfferWink", to: paths.offerwink() },
            { id: "memwink", label: "MemWink", to: paths.memwink() },
            ...places,
          ].map(({ id, label, to }) => (
            <li key={id} className="border-b border-line">
              <Link kind="quiet" to={to} className="flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="post" action={paths.signOut()} onSubmit={leave}>
        <Button type="submit" icon="signOut" busy={leaving}>
          {t("signOut")}
        </Button>
      </Form>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
