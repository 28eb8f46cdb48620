import { useNavigate } from "@remix-run/react";
import { type ComponentType, useState } from "react";
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
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null);

  function openDialog(): void {
    import("./SignInDialog").then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => navigate(paths.signIn(here)),
    );
  }

  const dialog = Dialog && (
    <Dialog identity={identity} redirectTo={here} lead={lead} onClose={() => setDialog(null)} />
  );
  return { openDialog, dialog };
}
