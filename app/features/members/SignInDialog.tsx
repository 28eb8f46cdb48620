import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { Dialog } from "~/ui/Dialog";
import { SignInPanel } from "./SignInPanel";

export type SignInDialogProps = { identity: IdentityChoice; redirectTo: string; onClose: () => void };

export function SignInDialog({ identity, redirectTo, onClose }: SignInDialogProps) {
  const { t } = useTranslation("signin");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("heading")} description={t("lead")}>
      <SignInPanel identity={identity} redirectTo={redirectTo} focused />
    </Dialog>
  );
}
