import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import type { LineToReword } from "~/ports/analyst";
import type { Failure } from "../upload/resume-jobs.client";
import { fetchWordings } from "./fetch-wordings.client";

type Wordings = { wordings: string[]; isAsking: boolean; failure: Failure | null };

const none: Wordings = { wordings: [], isAsking: false, failure: null };

/** Other wordings of a line, asked for one press at a time. Those of a text that stands there no longer are not shown. */
export function useWordings(line: LineToReword) {
  const [asked, setAsked] = useState({ text: "", ...none });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function ask() {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    let latest = { text: line.text, ...none, isAsking: true };
    const show = (changes: Partial<Wordings>) => {
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
