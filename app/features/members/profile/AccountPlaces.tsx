import { Form } from "@remix-run/react";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { useSignOut } from "../sign-in/use-sign-out";
import { usePlaces } from "./use-places";

const ConfirmDialog = lazy(() =>
  import("~/ui/ConfirmDialog").then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

export function AccountPlaces({ viewer, identity }: { viewer: Viewer; identity: IdentityChoice }) {
  const { t } = useTranslation("account");
  const places = usePlaces(viewer);
  const { signOut, leaving } = useSignOut(identity);

  const [isAsking, setAsking] = useState(false);

  function leave(event: FormEvent) {
    event.preventDefault();
    signOut();
  }

  return (
    <div className="grid content-start gap-6">
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
      {/* Only a script can forget what this device was asked to keep. */}
      <Form method="post" action={paths.signOut()} onSubmit={leave} data-waits-for-scripts>
        <Button type="submit" icon="signOut" busy={leaving}>
          {t("signOut")}
        </Button>
      </Form>
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">{t("empty.note")}</p>
        <Button kind="quiet" disabled={leaving} onClick={() => setAsking(true)}>
          {t("empty.open")}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={t("empty.title")}
            description={t("empty.body")}
            confirm={t("empty.confirm")}
            danger
            pending={leaving}
            onConfirm={() => signOut("andEmpty")}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
