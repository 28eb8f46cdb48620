import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { Dialog } from "~/ui/Dialog";
import { SignInPanel } from "./SignInPanel";

export type SignInDialogProps = {
  identity: IdentityChoice;
  redirectTo: string;
  /** Why one is asked to sign in; by default what an account is for. */
  lead?: string;
  onClose: () => void;
};

export function SignInDialog({ identity, redirectTo, lead, onClose }: SignInDialogProps) {
  const { t } = useTranslation("signin");
  return (
    <Dialog onClose={onClose} title={t("heading")} description={lead ?? t("lead")}>
      <SignInPanel identity={identity} redirectTo={redirectTo} />
    </Dialog>
  );
}
