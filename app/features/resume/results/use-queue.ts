import { useMemo, useState } from "react";
import type { Question } from "../asking/questions";
import { type QueueItem, queueOf } from "./queue";
import type { Decisions } from "./use-decisions";

export type Queue = {
  /** The step that is next; it stays while the list behind it is worked out anew. Null where nothing is worth a point. */
  current: QueueItem | null;
  items: QueueItem[];
  /** How many its owner has decided; what was written by hand counts. */
  done: number;
  choose(item: QueueItem): void;
  putOff(item: QueueItem): void;
  /** It has been answered: it does not come back unless the resume as it then is asks for it. */
  settle(item: QueueItem): void;
};

export function useQueue(decisions: Decisions, read: Parameters<typeof queueOf>[0]): Queue {
  const { mends, changes, skipped, questions, steps, proposals, wishes } = decisions;
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [pinned, pin] = useState<string | null>(null);
  const [settled, setSettled] = useState<{ ids: string[]; among: Question[] }>({ ids: [], among: questions });
  const items = useMemo(() => {
    const gone = settled.among === questions ? settled.ids : [];
    return queueOf(read, mends, { questions, steps: steps ?? [], proposals, wishes }, later).filter(
      ({ id }) => !gone.includes(id),
    );
  }, [read, mends, questions, steps, proposals, wishes, later, settled]);
  const current = items.find(({ id }) => id === pinned) ?? items[0] ?? null;
  if (current && current.id !== pinned) pin(current.id);
  return {
    current,
    items,
    done: changes.filter(({ joined }) => !joined).length + skipped.length + mends.length,
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
