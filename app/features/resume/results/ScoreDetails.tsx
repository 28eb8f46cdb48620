import { useTranslation } from "react-i18next";
import type { Report } from "../report";
import { DocumentPanel } from "./DocumentPanel";
import { PartList } from "./PartList";

type ScoreDetailsProps = { report: Report; reasons: string };

/** Where each point went, and why each change was made. */
export function ScoreDetails({ report: { before, after }, reasons }: ScoreDetailsProps) {
  const { t } = useTranslation("results");
  return (
    <div className="grid gap-12">
      {before && after && <PartList before={before} after={after} />}
      {reasons.trim() ? (
        <DocumentPanel label={t("tabs.reasons")} markdown={reasons} />
      ) : (
        <p>{t("reasons.none")}</p>
      )}
    </div>
  );
}
