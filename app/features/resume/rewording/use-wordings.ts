import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import type { LineToReword } from "~/ports/analyst";
import { fetchWordings } from "./fetch-wordings.client";

/** `failed` is a key of errors.json. */
type Asked = { text: string; wordings: string[]; isAsking: boolean; failed: string | null };

/** Other wordings of a line, asked for one press at a time. Those of a text that stands there no longer are not shown. */
export function useWordings(line: LineToReword) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function ask() {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    let latest: Asked = { text: line.text, wordings: [], isAsking: true, failed: null };
    const show = (changes: Partial<Asked>) => {
      if (mine.signal.aborted) return;
      latest = { ...latest, ...changes };
      setAsked(latest);
    };
    show({});
    const answer = await fetchWordings(
      paths.resumeWordings(),
      line,
      (text) => show({ wordings: [...latest.wordings, text] }),
      mine.signal,
    ).catch(unlessAborted);
    if (!answer) return;
    const failed = answer.ok || latest.wordings.length > 0 ? null : answer.failure.code;
    show({ isAsking: false, failed: answer.ok ? null : (failed ?? "wordings.unavailable") });
  }

  const current = asked?.text === line.text ? asked : null;
  return { ...(current ?? { wordings: [], isAsking: false, failed: null }), ask: () => void ask() };
}

function unlessAborted(error: unknown): undefined {
  if (error instanceof DOMException && error.name === "AbortError") return undefined;
  throw error;
}
