import { useEffect } from "react";
import { useLatest } from "~/ui/browser/use-latest";
import { markRead } from "../use-read-marks";
import { whenSeen } from "./when-seen.client";

/** Marks an article as read once its page is seen: in this browser, and for a member on the server. */
export function useOpened(id: string, isRead: boolean | null): void {
  const known = useLatest(isRead);
  useEffect(
    () =>
      whenSeen(() => {
        markRead(id);
        if (known.current === false)
          import("./send-marks.client").then(
            ({ sendMarks }) => sendMarks("read", [id]),
            // Nobody has pressed anything, and this browser knows it.
            () => undefined,
          );
      }),
    [id, known],
  );
}
