import { useTranslation } from "react-i18next";
import { MarkdownView } from "~/ui/MarkdownView";
import type { Report } from "../report";
import { PartList } from "./PartList";

type ScoreDetailsProps = { report: Report; reasons: string };

/** Where each point went, and why each change was made. */
export function ScoreDetails({ report: { before, after }, reasons }: ScoreDetailsProps) {
  const { t } = useTranslation("results");
  return (
    <div className="grid gap-12">
      {before && after && <PartList before={before} after={after} />}
      {reasons.trim() ? (
        <div className="rounded-card border border-line bg-raised px-5 py-8 sm:px-12 sm:py-12">
          <MarkdownView markdown={reasons} />
        </div>
      ) : (
        <p>{t("reasons.none")}</p>
      )}
    </div>
  );
}
