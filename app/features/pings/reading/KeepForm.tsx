import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";

type KeepFormProps = { id: string; here: string; isOn: boolean; onPress: (form: HTMLFormElement) => void };

/** Keeps an article or lets it go, without scripts too. */
export function KeepForm({ id, here, isOn, onPress }: KeepFormProps) {
  const { t } = useTranslation("reading");
  return (
    <form
      method="post"
      action={paths.reading()}
      onSubmit={(event) => {
        event.preventDefault();
        onPress(event.currentTarget);
      }}
    >
      <input type="hidden" name="action" value={isOn ? "unkeep" : "keep"} />
      <input type="hidden" name="ids[]" value={id} />
      <input type="hidden" name="back" value={here} />
      <button
        type="submit"
        aria-pressed={isOn}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 py-2 text-sm font-medium transition-colors hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        <Icon name="bookmark" className={isOn ? "fill-current" : ""} />
        {t("keep.action")}
      </button>
    </form>
  );
}
