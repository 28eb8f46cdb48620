import { lazy, Suspense } from "react";
import { useToasts } from "./toast-queue";

const Toasts = lazy(() => import("./Toast").then(({ Toasts }) => ({ default: Toasts })));

/** Loads the toasts when there is a first one to show. */
export function ToastHost() {
  const messages = useToasts();
  if (messages.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts messages={messages} />
    </Suspense>
  );
}
