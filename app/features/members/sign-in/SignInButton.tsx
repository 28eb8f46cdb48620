import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { type ButtonKind, ButtonLink, type ButtonSize } from "~/ui/Button";
import { useSignInDialog } from "./use-sign-in-dialog";

type SignInButtonProps = {
  identity: IdentityChoice;
  here: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  label?: string;
};

/** A link to /signin that opens the dialog in its place once scripts run. `here` is the path to come back to. */
export function SignInButton({ identity, here, kind, size, label }: SignInButtonProps) {
  const { t } = useTranslation("signin");
  const opener = useRef<HTMLElement | null>(null);
  const { openDialog, dialog } = useSignInDialog({ identity, here });
  const isOpen = dialog !== null;

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    openDialog();
  }

  // The dialog has no trigger of its own to give the focus back to.
  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  return (
    <>
      <ButtonLink to={paths.signIn(here)} kind={kind} size={size} prefetch="none" onClick={open}>
        {label ?? t("signIn")}
      </ButtonLink>
      {dialog}
    </>
  );
}
