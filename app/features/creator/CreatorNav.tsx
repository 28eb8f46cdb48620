import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Page } from "~/ui/Page";
import { useWarm } from "~/ui/preload";

const whatEveryToolNeeds = () => [import("~/ui/Toast")];

type CreatorPageProps = {
  account: ReactNode;
  /** For a tool as tall as the window. */
  fitted?: boolean;
  children: ReactNode;
};

/** The frame of every creator tool, with the way to the others. */
export function CreatorPage({ account, fitted, children }: CreatorPageProps) {
  const { t } = useTranslation("tools");
  useWarm(whatEveryToolNeeds);
  const nav = [
    { to: paths.markdownEditor(), label: t("nav.editor") },
    { to: paths.shareCard(), label: t("nav.card") },
    { to: paths.subtitleConverter(), label: t("nav.subtitles") },
    { to: paths.materialLibrary(), label: t("nav.library") },
  ];
  return (
    <Page product="creator" nav={nav} account={account} fitted={fitted}>
      {children}
    </Page>
  );
}
