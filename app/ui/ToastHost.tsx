import { lazy, Suspense, useEffect } from "react";
import { dismissToast, type ToastMessage, useToasts } from "./toast-queue";

const Toasts = lazy(() =>
  import("./Toast").then(
    ({ Toasts }) => ({ default: Toasts }),
    // A message is no reason to take the page away: its words are shown plainly.
    () => ({ default: PlainToasts }),
  ),
);

export function ToastHost() {
  const messages = useToasts();
  if (messages.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts messages={messages} />
    </Suspense>
  );
}

function PlainToasts({ messages }: { messages: ToastMessage[] }) {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,var(--page-foot,0px)))] z-45 grid gap-2 sm:left-auto sm:w-88"
    >
      {messages.map((message) => (
        <Line key={message.id} message={message} />
      ))}
    </div>
  );
}

function Line({ message: { id, text, duration } }: { message: ToastMessage }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
  return <p className="rounded-card bg-raised px-4 py-4 text-sm text-ink shadow-float">{text}</p>;
}
