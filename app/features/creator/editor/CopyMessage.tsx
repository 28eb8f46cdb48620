import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

export function CopyMessage({ shown }: { shown: boolean }) {
  const { t } = useTranslation("copying");
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-50 grid place-items-center px-4">
      {shown && (
        <div className="grid animate-enter grid-cols-[auto_1fr] items-center gap-x-2.5 rounded-card border border-transparent bg-ink px-6 py-4 text-paper shadow-float">
          <Icon name="check" />
          <p className="font-medium">{t("copied")}</p>
          <p className="col-start-2 text-sm">{t("next")}</p>
        </div>
      )}
    </div>
  );
}
