import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { Keeper, KeeperState } from "./keeper.client";

export function VersionProblem({ state: { problem, kept }, keeper }: { state: KeeperState; keeper: Keeper }) {
  const { t } = useTranslation("results");
  if (problem === null) return null;
  const isRefused = problem === "full" || problem === "blocked";
  return (
    <div className="pt-4">
      <Alert
        tone={isRefused ? "bad" : "caution"}
        dismiss={{ onDismiss: keeper.dismiss }}
        actions={
          isRefused && (
            <Button size="small" icon="refresh" onClick={() => void (kept ? keeper.touch() : keeper.keep())}>
              {t("retry")}
            </Button>
          )
        }
      >
        {t(`versions.problems.${problem}`)}
      </Alert>
    </div>
  );
}
