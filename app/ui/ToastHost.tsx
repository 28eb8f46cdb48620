import { lazy, Suspense } from "react";
import { TOASTS_ID, type ToastMessage, useToasts } from "./toast-queue";

const Toasts = lazy(() =>
  import("./Toast").then(
    ({ Toasts }) => ({ default: Toasts }),
    // A message is no reason to take the page away: its words are shown plainly.
    () => ({ default: PlainToast }),
  ),
);

/** Messages in passing. What reads a page aloud hears only of a live region that was there before its words. */
export function ToastHost() {
  const messages = useToasts();
  return (
    <div
      id={TOASTS_ID}
      aria-live="polite"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,var(--page-foot,0px)))] z-45 sm:left-auto sm:w-88"
    >
      {messages.length > 0 && (
        <Suspense>
          <Toasts messages={messages} />
        </Suspense>
      )}
    </div>
  );
}

function PlainToast({ messages }: { messages: ToastMessage[] }) {
  return <p className="rounded-card bg-raised p-4 text-sm text-ink shadow-float">{messages.at(-1)?.text}</p>;
}
