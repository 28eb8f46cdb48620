import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import { dismissToast, type ToastMessage } from "./toast-queue";

const icons = { neutral: "info", good: "check", bad: "alert" } as const;
const tones = { neutral: "text-muted", good: "text-good", bad: "text-bad" };

/** The messages, which F8 leads to and Escape closes. */
export function Toasts({ messages }: { messages: ToastMessage[] }) {
  const { t } = useTranslation("ui");
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => key === "F8" && region.current?.focus();
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);

  return (
    <section ref={region} tabIndex={-1} aria-label={t("toast.region")}>
      <ol className="grid gap-2">
        {messages.map(({ id, text, tone }) => (
          <li
            key={id}
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
        ))}
      </ol>
    </section>
  );
}
