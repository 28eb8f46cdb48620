import { useTranslation } from "react-i18next";
import { Dialog } from "~/ui/Dialog";
import type { SignInMethod } from "../sign-in-method";
import { SignInPanel } from "./SignInPanel";

export type SignInDialogProps = { method: SignInMethod; redirectTo: string; onClose: () => void };

/** Sign-in over the page that one is on. Load it lazily. */
export function SignInDialog({ method, redirectTo, onClose }: SignInDialogProps) {
  const { t } = useTranslation("signin");
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("heading")} description={t("lead")}>
      <SignInPanel method={method} redirectTo={redirectTo} />
    </Dialog>
  );
}
