import { Link, useNavigate } from "@remix-run/react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { Avatar } from "./Avatar";
import type { UserMenuPanelProps } from "./UserMenuPanel";

const className =
  "inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full transition-colors hover:bg-ink-soft";

/** The picture of who is signed in: a link to their account that becomes a menu once scripts run. */
export function UserMenu({ viewer, identity }: { viewer: Viewer; identity: IdentityChoice }) {
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
