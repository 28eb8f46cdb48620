import { useMemo, useState } from "react";
import type { Question } from "../asking/questions";
import { type QueueItem, queueOf, settledIn } from "./queue";
import type { Decisions } from "./use-decisions";

export type Queue = {
  /** The step that is next; it stays while the list behind it is worked out anew. Null where nothing is worth a point. */
  current: QueueItem | null;
  items: QueueItem[];
  /** How many its owner has decided; what was written by hand counts. */
  done: number;
  settled: ReturnType<typeof settledIn>;
  choose(item: QueueItem): void;
  putOff(item: QueueItem): void;
  /** It has been answered: it does not come back unless the resume as it then is asks for it. */
  settle(item: QueueItem): void;
};

export function useQueue(decisions: Decisions, read: Parameters<typeof queueOf>[0]): Queue {
  const { report, mends, changes, skipped, questions, steps, proposals, wishes } = decisions;
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [pinned, pin] = useState<string | null>(null);
  const [settled, setSettled] = useState<{ ids: string[]; among: Question[] }>({ ids: [], among: questions });
  // Without a score nothing is asked, and what was read is all there is to check.
  const isKnown = steps !== null || report.after === null;
  const items = useMemo(() => {
    if (!isKnown) return [];
    const gone = settled.among === questions ? settled.ids : [];
    return queueOf(read, mends, { questions, steps: steps ?? [], proposals, wishes }, later).filter(
      ({ id }) => !gone.includes(id),
    );
  }, [read, mends, questions, steps, proposals, wishes, later, settled, isKnown]);
  const current = items.find(({ id }) => id === pinned) ?? items[0] ?? null;
  if (current && current.id !== pinned) pin(current.id);
  return {
    current,
    items,
    done: changes.filter(({ joined }) => !joined).length + skipped.length + mends.length,
    settled: useMemo(() => settledIn(read, mends), [read, mends]),
    choose: ({ id }) => pin(id),
    putOff({ id }) {
      setLater(new Set([...later].filter((each) => each !== id)).add(id));
      pin(null);
    },
    settle({ id }) {
      const before = settled.among === questions ? settled.ids : [];
      setSettled({ ids: [...before, id], among: questions });
    },
  };
}
