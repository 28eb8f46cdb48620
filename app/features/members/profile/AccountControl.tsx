import { Link, useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { ClerkSessionKeeper } from "../sign-in/ClerkSessionKeeper";
import { SignInButton } from "../sign-in/SignInButton";
import { Avatar } from "./Avatar";
import type { UserMenuPanelProps } from "./UserMenuPanel";

type AccountControlProps = {
  viewer: Viewer | null;
  identity: IdentityChoice;
  /** The path to come back to after signing in; left out where the sign-in form is on the page itself. */
  here?: string;
};

export function AccountControl({ viewer, identity, here }: AccountControlProps) {
  return (
    <>
      {viewer && <UserMenu viewer={viewer} identity={identity} />}
      {!viewer && here !== undefined && <SignInButton identity={identity} here={here} />}
      {identity.kind === "clerk" && (
        <ClerkSessionKeeper publishableKey={identity.publishableKey} known={viewer !== null} />
      )}
    </>
  );
}

const className =
  "inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full transition-colors hover:bg-ink-soft";

/** The picture of who is signed in: a link to their account that becomes a menu once scripts run. */
function UserMenu({ viewer, identity }: { viewer: Viewer; identity: IdentityChoice }) {
  const { t } = useTranslation("signin");
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<ComponentType<UserMenuPanelProps> | null>(null);
  const label = t("account.menu", { name: viewer.name ?? viewer.email });

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./UserMenuPanel").then(
      ({ UserMenuPanel }) => setPanel(() => UserMenuPanel),
      () => navigate(paths.profile()),
    );
  }

  if (Panel) {
    const trigger = (
      <button type="button" aria-label={label} className={className}>
        <Avatar viewer={viewer} />
      </button>
    );
    return <Panel viewer={viewer} identity={identity} trigger={trigger} />;
  }
  return (
    <Link to={paths.profile()} aria-label={label} onClick={open} className={className}>
      <Avatar viewer={viewer} />
    </Link>
  );
}
