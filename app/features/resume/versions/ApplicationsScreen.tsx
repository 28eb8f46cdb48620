import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Spinner } from "~/ui/Spinner";
import { toast } from "~/ui/toast-queue";
import { ApplicationTable } from "./ApplicationTable";
import { useApplications } from "./use-applications";
import { VersionProblem } from "./VersionProblem";

export function ApplicationsScreen({ pingId }: { pingId: string | undefined }) {
  const { t } = useTranslation("applications");
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const device = useApplications(pingId);
  if (!device?.state.applications) return <Spinner label={t("loading")} />;
  const { keeper, list, state, kept } = device;
  const { applications } = state;

  async function keep() {
    setBusy(true);
    await keeper.keep();
    await list.load();
    setBusy(false);
  }

  async function open(version: string) {
    if (await keeper.open(version)) navigate(paths.results());
    else toast(t("openFailed"), "bad", { topic: "open" });
  }

  return (
    <div className="grid gap-6">
      {kept.problem && <VersionProblem state={kept} keeper={keeper} />}
      {applications === "off" || applications === null ? (
        <EmptyState
          title={t("off.title")}
          action={
            <Button kind="primary" busy={busy} onClick={() => void keep()}>
              {t("off.action")}
            </Button>
          }
        >
          {t("off.body")}
        </EmptyState>
      ) : (
        <ApplicationTable
          list={list}
          state={state}
          applications={applications}
          kept={kept}
          onOpen={(version) => void open(version)}
        />
      )}
    </div>
  );
}
