import { useEffect, useState } from "react";
import { parsedJson, recordOf } from "~/core/parse-unknown";
import { LAST_VISIT } from "~/core/storage-names";
import { paths } from "~/paths";
import { storedJson, storeJson } from "~/ui/browser/browser-storage.client";
import { post } from "./send-marks.client";
import { type NewSince, type Visit, visitNow, WRITTEN_EACH_MS } from "./visit";
import { whenSeen } from "./when-seen.client";

/** What the server said of a feed lately. */
const answers = new Map<string, { at: number; answer: Promise<NewSince | null> }>();

/** Writes down that somebody is here; null at the first visit. */
export function useVisit(tagId: string | null, isMember: boolean): NewSince | null {
  const [visit, setVisit] = useState<NewSince | null>(null);
  useEffect(() => {
    let isLeft = false;
    const cancel = whenSeen(() => {
      const asked = isMember ? visitThere(tagId) : Promise.resolve(visitHere(Date.now()));
      void asked.then((known) => !isLeft && setVisit(known));
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [tagId, isMember]);
  return visit;
}

function visitThere(tagId: string | null): Promise<NewSince | null> {
  const now = Date.now();
  const known = answers.get(tagId ?? "");
  if (known && now - known.at < WRITTEN_EACH_MS) return known.answer;
  const answer = askServer(tagId);
  answers.set(tagId ?? "", { at: now, answer });
  return answer;
}

async function askServer(tagId: string | null): Promise<NewSince | null> {
  const answer = await post(`${paths.reading()}/visit`, { tag_id: tagId });
  const text = answer?.ok ? await answer.text().catch(() => "") : "";
  const { since, count } = recordOf(parsedJson(text));
  if (typeof since !== "string" || typeof count !== "number") return null;
  return { since: Date.parse(since), count };
}

function visitHere(now: number): NewSince | null {
  const { seenUntil, visitedAt } = recordOf(storedJson("localStorage", LAST_VISIT));
  const before: Visit | null =
    typeof visitedAt === "number"
      ? { visitedAt, seenUntil: typeof seenUntil === "number" ? seenUntil : null }
      : null;
  const visit = visitNow(before, now);
  if (visit !== before) storeJson("localStorage", LAST_VISIT, visit);
  return visit.seenUntil === null ? null : { since: visit.seenUntil, count: null };
}
