import { useNavigate } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import type { SignInDialogProps } from "./SignInDialog";

/** Opens the sign-in dialog from anywhere; where its code does not come, the page. `here` is the path to come back to. */
export function useSignInDialog({
  identity,
  here,
  lead,
}: {
  identity: IdentityChoice;
  here: string;
  lead?: string;
}) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null);

  function openDialog(): void {
    // Its texts come first: waiting for them would take away the page that it stands on.
    Promise.all([import("./SignInDialog"), i18n.loadNamespaces("errors")]).then(
      ([{ SignInDialog }]) => setDialog(() => SignInDialog),
      () => navigate(paths.signIn(here)),
    );
  }

  const dialog = Dialog && (
    <Dialog identity={identity} redirectTo={here} lead={lead} onClose={() => setDialog(null)} />
  );
  return { openDialog, dialog };
}
