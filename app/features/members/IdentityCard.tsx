import { useTranslation } from "react-i18next";
import type { Viewer } from "~/core/member";
import { Avatar } from "./Avatar";

/** Who is signed in. */
export function IdentityCard({ viewer, memberSince }: { viewer: Viewer; memberSince: string | null }) {
  const { t } = useTranslation("account");
  return (
    <div className="flex items-start gap-5 lg:flex-col">
      <Avatar viewer={viewer} large />
      <dl className="grid min-w-0 gap-4">
        <Fact label={t("name.label")}>{viewer.name ?? t("name.none")}</Fact>
        <Fact label={t("email")}>{viewer.email || t("name.none")}</Fact>
        {memberSince && <Fact label={t("since")}>{memberSince}</Fact>}
        {viewer.isAdmin && <Fact label={t("role.label")}>{t("role.admin")}</Fact>}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
