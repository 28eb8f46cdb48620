import { parseTabMessage, type TabMessage } from "./record";

export type TabEnvironment = { locks: LockManager | null; channel: BroadcastChannel | null };

type Hold = { draft: string; free: () => void; ended: Promise<unknown> };

// Saving a long text takes a slow phone a second or two; a frozen tab never answers.
const ANSWER_WITHIN_MS = 3000;

const nameOf = (draft: string) => `wink-draft:${draft}`;

export type Tabs = ReturnType<typeof openTabs>;

/** One tab at a time writes a draft. `asked` runs when another tab wants it and must have saved it when it resolves; `lost` when
 * it was taken away without an answer. Without locks every hold is granted, and the revisions guard alone. */
export function openTabs(
  { locks, channel }: TabEnvironment,
  me: string,
  on: { asked: () => Promise<void>; lost: () => void },
) {
  let held: Hold | null = null;
  let freed: Promise<unknown> = Promise.resolve();
  let whenYielded: ((draft: string) => void) | null = null;

  function send(kind: TabMessage["kind"], draft: string): void {
    channel?.postMessage({ kind, draft, from: me } satisfies TabMessage);
  }

  async function answer(message: TabMessage): Promise<void> {
    if (message.kind === "yielded") whenYielded?.(message.draft);
    if (message.kind !== "ask" || held?.draft !== message.draft) return;
    await on.asked();
    letGo();
    send("yielded", message.draft);
  }

  function onMessage(event: MessageEvent<unknown>): void {
    const message = parseTabMessage(event.data);
    if (message && message.from !== me) void answer(message);
  }

  channel?.addEventListener("message", onMessage);

  function letGo(): void {
    if (!held) return;
    held.free();
    freed = held.ended;
    held = null;
  }

  async function request(draft: string, options: LockOptions): Promise<boolean> {
    letGo();
    // A lock is free some time after it was let go, and could be refused to its former holder until then.
    await freed;
    return new Promise((resolve, reject) => {
      const mine: Hold = { draft, free: () => undefined, ended: Promise.resolve() };
      function grant(lock: Lock | null): Promise<void> | undefined {
        resolve(lock !== null);
        if (!lock) return undefined;
        held = mine;
        return new Promise((free) => {
          mine.free = free;
        });
      }
      function refuse(error: unknown): void {
        // Refused after having been granted: another tab stole it. Before: waiting took too long.
        if (held === mine) {
          held = null;
          on.lost();
        } else if (error instanceof DOMException && /^(Timeout|Abort)Error$/.test(error.name)) resolve(false);
        else reject(error);
      }
      if (locks) mine.ended = locks.request(nameOf(draft), options, grant).catch(refuse);
      else {
        held = mine;
        resolve(true);
      }
    });
  }

  function yielded(draft: string): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ANSWER_WITHIN_MS);
      whenYielded = (which) => {
        if (which !== draft) return;
        clearTimeout(timer);
        resolve();
      };
      send("ask", draft);
    });
  }

  return {
    /** False if another tab has it and keeps it for `wait` milliseconds. */
    hold: async (draft: string, wait = 0): Promise<boolean> =>
      held?.draft === draft ||
      request(draft, wait > 0 ? { signal: AbortSignal.timeout(wait) } : { ifAvailable: true }),
    take: async (draft: string): Promise<void> => {
      if (channel && !(await request(draft, { ifAvailable: true }))) await yielded(draft);
      if (held?.draft !== draft) await request(draft, { steal: true });
    },
    letGo,
    close: () => {
      letGo();
      channel?.removeEventListener("message", onMessage);
      channel?.close();
    },
  };
}
