import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

/** Says in the middle of the screen that the article is on the clipboard. */
export function CopyMessage({ shown }: { shown: boolean }) {
  const { t } = useTranslation("copying");
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      {shown && (
        <p className="flex animate-enter items-center gap-2 rounded-card bg-ink px-6 py-3 text-paper shadow-float">
          <Icon name="check" />
          {t("copied")}
        </p>
      )}
    </div>
  );
}
