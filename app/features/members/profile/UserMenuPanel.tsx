import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityChoice, Viewer } from "~/core/member";
import { paths } from "~/paths";
import { Menu } from "~/ui/Menu";
import { useSignOut } from "../sign-in/use-sign-out";
import { usePlaces } from "./use-places";

export type UserMenuPanelProps = { viewer: Viewer; identity: IdentityChoice; trigger: ReactElement };

/** What the user menu holds; it opens as it is loaded, because a press has asked for it. */
export function UserMenuPanel({ viewer, identity, trigger }: UserMenuPanelProps) {
  const { t } = useTranslation("signin");
  const { signOut } = useSignOut(identity);
  const places = usePlaces(viewer);
  const heading = (
    <span className="grid gap-0.5">
      {viewer.name && <span className="text-sm font-medium text-ink">{viewer.name}</span>}
      <span className="break-all">{viewer.email}</span>
      {viewer.isAdmin && <span>{t("account.admin")}</span>}
    </span>
  );
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      heading={heading}
      entries={[
        { id: "account", label: t("account.label"), icon: "user", to: paths.profile() },
        ...places,
        { id: "signOut", label: t("signOut"), icon: "signOut", onSelect: () => signOut() },
      ]}
    />
  );
}
