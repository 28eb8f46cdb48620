import * as Radix from "@radix-ui/react-toast";
import { useTranslation } from "react-i18next";
import { Icon } from "./Icon";
import { IconButton } from "./IconButton";
import { dismissToast, type ToastMessage } from "./toast-queue";

const icons = { neutral: "info", good: "check", bad: "alert" } as const;
const tones = { neutral: "text-muted", good: "text-good", bad: "text-bad" };

export function Toasts({ messages }: { messages: ToastMessage[] }) {
  const { t } = useTranslation("ui");
  return (
    <Radix.Provider label={t("toast.label")} swipeDirection="down">
      {messages.map(({ id, text, tone, duration }) => (
        <Radix.Root
          key={id}
          duration={duration}
          type={tone === "bad" ? "foreground" : "background"}
          onOpenChange={(open) => !open && dismissToast(id)}
          className="flex animate-enter items-start gap-3 rounded-card bg-raised py-1.5 pr-1.5 pl-4 text-sm text-ink shadow-float"
        >
          <Icon name={icons[tone]} className={`mt-3 ${tones[tone]}`} />
          <Radix.Description className="flex-1 py-2.5">{text}</Radix.Description>
          <Radix.Close asChild>
            <IconButton icon="close" label={t("dialog.close")} />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label={t("toast.region")}
        className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,var(--page-foot,0px)))] z-45 grid gap-2 outline-none sm:left-auto sm:w-88"
      />
    </Radix.Provider>
  );
}
