import { useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice } from "~/core/member";
import { paths } from "~/paths";
import { type ButtonKind, ButtonLink, type ButtonSize } from "~/ui/Button";
import type { SignInDialogProps } from "./SignInDialog";

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
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    import("./SignInDialog").then(
      ({ SignInDialog }) => setDialog(() => SignInDialog),
      () => navigate(paths.signIn(here)),
    );
  }

  // The dialog has no trigger of its own to give the focus back to.
  useEffect(() => {
    if (!Dialog) opener.current?.focus();
  }, [Dialog]);

  return (
    <>
      <ButtonLink to={paths.signIn(here)} kind={kind} size={size} prefetch="none" onClick={open}>
        {label ?? t("signIn")}
      </ButtonLink>
      {Dialog && <Dialog identity={identity} redirectTo={here} onClose={() => setDialog(null)} />}
    </>
  );
}
