import { useMemo, useState } from "react";
import type { Resume } from "~/core/resume";
import type { Question } from "../../asking/questions";
import type { Decisions } from "../decisions/use-decisions";
import { type QueueItem, queueOf, settledIn } from "./queue";

export type Queue = ReturnType<typeof useQueue>;

export function useQueue(decisions: Decisions, read: Resume) {
  const { report, mends, changes, skipped, later, questions, steps, proposals, wishes } = decisions;
  const [pinned, pin] = useState<{ id: string; acts: number } | null>(null);
  const [settled, setSettled] = useState<{ ids: string[]; among: Question[] }>({ ids: [], among: questions });
  // Without a score nothing is asked, and what was read is all there is to check.
  const isKnown = steps !== null || report.after === null;
  const gone = settled.among === questions ? settled.ids : none;
  const items = useMemo(() => {
    if (!isKnown) return [];
    const offer = { questions, steps: steps ?? [], proposals, wishes };
    return queueOf(read, mends, offer, new Set(later)).filter(({ id }) => !gone.includes(id));
  }, [read, mends, questions, steps, proposals, wishes, later, gone, isKnown]);
  const done = changes.filter(({ joined }) => !joined).length + skipped.length + mends.length;
  const acts = done + later.length;
  // A step stays while the list behind it is worked out anew; what an undo brings back comes first.
  const current =
    items.find(({ id }) => pinned && id === pinned.id && acts >= pinned.acts) ?? items[0] ?? null;
  if (current && (current.id !== pinned?.id || acts < pinned.acts)) pin({ id: current.id, acts });
  return {
    current,
    items,
    /** How many its owner has decided; what was written by hand counts. */
    done,
    settled: useMemo(() => settledIn(read, mends), [read, mends]),
    choose: ({ id }: QueueItem) => pin({ id, acts }),
    putOff(item: QueueItem) {
      decisions.putOff(item);
      pin(null);
    },
    /** It has been answered: it does not come back unless the resume as it then is asks for it. */
    settle: ({ id }: QueueItem) => setSettled({ ids: [...gone, id], among: questions }),
  };
}

const none: string[] = [];
