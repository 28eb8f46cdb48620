import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { IconButton } from "./IconButton";

type DialogProps = {
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  role?: "alertdialog";
};

function isOnVeil({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

/** A modal question: a sheet from below on a phone, a card in the middle elsewhere. The focus begins at `data-initial-focus`, or
 * at the close button where nothing has it. Render it once the page runs. */
export function Dialog({ onClose, title, description, children, actions, role }: DialogProps): JSX.Element {
  const { t } = useTranslation("ui");
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
    // Removed while it is open, it would give the focus back to nothing.
    return () => dialog?.close();
  }, []);

  return createPortal(
    <dialog
      ref={box}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Some browsers close it without asking where they are asked a second time.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onMouseDown={(event) => {
        if (!isOnVeil(event)) return;
        // The press would take the focus to nothing again.
        event.preventDefault();
        onClose();
      }}
      // React lets events of a portal bubble to the form that the dialog was opened in.
      onSubmit={(event) => event.stopPropagation()}
      className="inset-x-0 top-auto bottom-0 grid max-h-[90dvh] w-full max-w-none animate-enter scroll-pb-24 grid-cols-1 gap-6 overflow-x-hidden overflow-y-auto rounded-t-card bg-raised p-6 text-ink shadow-float backdrop:bg-veil has-[>[data-actions]]:pb-0 sm:inset-0 sm:m-auto sm:w-[min(30rem,calc(100vw-3rem))] sm:rounded-card"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="display pt-1 text-xl wrap-break-word">
          {title}
        </h2>
        <IconButton icon="close" label={t("dialog.close")} className="-mt-1 -mr-2" onClick={onClose} />
        {description && (
          <p id={`${id}-description`} className="col-span-2 text-sm text-muted">
            {description}
          </p>
        )}
      </div>
      {children}
      {actions && (
        <div
          data-actions
          className="sticky bottom-0 -mx-6 flex flex-col-reverse gap-3 border-t border-line bg-raised px-6 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end"
        >
          {actions}
        </div>
      )}
    </dialog>,
    document.body,
  );
}
