import { useTranslation } from "react-i18next";
import type { LineToReword } from "~/ports/analyst";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { useWordings } from "./use-wordings";

type WordingsProps = { line: LineToReword; onChoose: (text: string) => void };

/** Other wordings of a line that a model proposes when asked. One is taken as its owner's own words. */
export function Wordings({ line, onChoose }: WordingsProps) {
  const { t } = useTranslation(["results", "errors"]);
  const { wordings, isAsking, failure, ask } = useWordings(line);
  return (
    <section aria-label={t("wordings.ask")} className="grid justify-items-start gap-3">
      <Button size="small" icon="spark" busy={isAsking} onClick={ask}>
        {t("wordings.ask")}
      </Button>
      <p role="status" className="sr-only">
        {isAsking
          ? t("wordings.asking")
          : wordings.length > 0 && t("wordings.found", { count: wordings.length })}
      </p>
      {wordings.length > 0 && (
        <ul lang={line.language === "zh" ? "zh-CN" : "en"} className="grid w-full gap-2">
          {wordings.map((wording) => (
            <li key={wording} className="grid justify-items-start gap-1.5 border-l-2 border-line pl-3">
              <p className="text-sm [overflow-wrap:anywhere]">{wording}</p>
              <Button
                kind="quiet"
                size="small"
                icon="check"
                className="-ml-3"
                onClick={() => onChoose(wording)}
              >
                {t("wordings.choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure && <Alert tone="bad">{failure.message ?? t("errors:wordings.unavailable")}</Alert>}
    </section>
  );
}
