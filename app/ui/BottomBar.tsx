import type { ReactNode } from "react";

/** Above toasts while a menu of it is open. */
export const phoneBar =
  "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:has-[[aria-expanded=true]]:z-50 max-md:border-t max-md:border-line max-md:bg-raised max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]";

export function BottomBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div data-bottom-bar className={`${phoneBar} md:hidden ${className ?? ""}`}>
      {children}
    </div>
  );
}
