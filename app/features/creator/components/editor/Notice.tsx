import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";

export type NoticeTone = "neutral" | "bad";

/** What the person should know about what just happened; stays until it is closed or another takes its place. */
export function Notice({ text, tone, onClose }: { text: string; tone: NoticeTone; onClose: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <div
      className={`flex items-start gap-3 border-b border-line py-1 pr-1 pl-4 text-sm ${tone === "bad" ? "bg-bad-soft" : "bg-caution-soft"}`}
    >
      <Icon name={tone === "bad" ? "alert" : "info"} className="mt-2.5" />
      <p className="flex-1 py-2">{text}</p>
      <IconButton icon="close" label={t("notice.close")} onClick={onClose} />
    </div>
  );
}
