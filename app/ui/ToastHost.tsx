import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import { dismissToast, type ToastMessage, useToasts } from "./toast-queue";

const icons = { neutral: "info", good: "check", bad: "alert" } as const;
const tones = { neutral: "text-muted", good: "text-good", bad: "text-bad" };

/** Messages in passing. What reads a page aloud hears only of a live region that was there before its words. */
export function ToastHost() {
  const { t } = useTranslation("ui");
  const messages = useToasts();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => key === "F8" && region.current?.focus();
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);

  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <section
          ref={region}
          tabIndex={-1}
          aria-label={t("toast.region")}
          className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,var(--page-foot,0px)))] z-45 outline-none sm:left-auto sm:w-88"
        >
          <ol className="grid gap-2">
            {messages.map((message) => (
              <Toast key={message.id} message={message} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Toast({ message: { id, text, tone, duration } }: { message: ToastMessage }) {
  const { t } = useTranslation("ui");
  const item = useRef<HTMLLIElement>(null);

  // It stays while somebody points at the messages or is among them.
  useEffect(() => {
    const timer = setInterval(() => {
      if (!item.current?.closest("section")?.matches(":hover, :focus-within")) dismissToast(id);
    }, duration);
    return () => clearInterval(timer);
  }, [id, duration]);

  return (
    <li
      ref={item}
      className="flex animate-enter items-start gap-3 rounded-card bg-raised py-1.5 pr-1.5 pl-4 text-sm text-ink shadow-float"
    >
      <Icon name={icons[tone]} className={`mt-3 ${tones[tone]}`} />
      <p className="flex-1 py-2.5">{text}</p>
      <IconButton
        icon="close"
        label={t("dialog.close")}
        onClick={() => dismissToast(id)}
        onKeyDown={({ key }) => key === "Escape" && dismissToast(id)}
      />
    </li>
  );
}
