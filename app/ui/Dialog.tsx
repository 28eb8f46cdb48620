import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./IconButton";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  role?: "alertdialog";
  /** What takes the focus; the close button where there is none. */
  initialFocus?: RefObject<HTMLElement>;
};

/** A modal question: a sheet from below on a phone, a card in the middle elsewhere. Load it lazily, it brings Radix. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, role, initialFocus } = props;
  const { t } = useTranslation("ui");
  const opener = useRef<Element | null>(null);

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          role={role ?? "dialog"}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          // Without a trigger of its own Radix gives the focus back to nothing.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const isNowhere = !document.activeElement || document.activeElement === document.body;
            if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          // React lets events of a portal bubble to the form that the dialog was opened in.
          onSubmit={(event) => event.stopPropagation()}
          className="fixed inset-x-0 bottom-0 z-50 grid max-h-[90dvh] grid-cols-1 animate-enter scroll-pb-24 gap-6 overflow-x-hidden overflow-y-auto rounded-t-card bg-raised p-6 text-ink has-[>[data-actions]]:pb-0 shadow-float sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[min(30rem,calc(100vw-3rem))] sm:-translate-1/2 sm:rounded-card"
        >
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2">
            <Radix.Title className="display pt-1 text-xl wrap-break-word">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={t("dialog.close")} className="-mt-1 -mr-2" />
            </Radix.Close>
            {description && (
              <Radix.Description className="col-span-2 text-sm text-muted">{description}</Radix.Description>
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
