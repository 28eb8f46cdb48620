import { lazy, Suspense } from "react";
import { PlainToasts } from "./PlainToasts";
import { useToasts } from "./toast-queue";

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
