import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { LineToReword } from "~/ports/analyst";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { Failure } from "../upload/resume-jobs.client";
import { fetchWordings } from "./fetch-wordings.client";

type Proposed = { wordings: string[]; isAsking: boolean; failure: Failure | null };

const none: Proposed = { wordings: [], isAsking: false, failure: null };

/** Other wordings of a line, asked for one press at a time. Those of a text that stands there no longer are not shown. */
function useWordings(line: LineToReword) {
  const [asked, setAsked] = useState({ text: "", ...none });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function ask() {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    let latest = { text: line.text, ...none, isAsking: true };
    const show = (changes: Partial<Proposed>) => {
      if (mine.signal.aborted) return;
      latest = { ...latest, ...changes };
      setAsked(latest);
    };
    show({});
    const add = (text: string) => show({ wordings: [...latest.wordings, text] });
    const answer = await fetchWordings(paths.resumeWordings(), line, add, mine.signal).catch(unlessAborted);
    if (answer) show({ isAsking: false, failure: answer.ok ? null : answer.failure });
  }

  const { wordings, isAsking, failure } = asked.text === line.text ? asked : none;
  return { wordings, isAsking, failure, ask: () => void ask() };
}

function unlessAborted(error: unknown): undefined {
  if (error instanceof DOMException && error.name === "AbortError") return undefined;
  throw error;
}

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
