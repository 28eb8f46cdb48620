import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";

/** How much of the article WeChat will drop; opens the list. */
export function ProblemsButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <span role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onOpen}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-xs text-caution hover:bg-caution-soft max-lg:min-h-11"
        >
          <Icon name="alert" size={16} />
          {t("problems.found", { count })}
        </button>
      )}
    </span>
  );
}
