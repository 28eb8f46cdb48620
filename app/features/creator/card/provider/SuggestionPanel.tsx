import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";

/** `about` is the text that the model was asked about. */
export type Suggested = { text: string; cutOff: boolean; about: string };

type SuggestionPanelProps = {
  suggested: Suggested;
  content: string;
  onChange: (text: string) => void;
  onApply: () => void;
  onClear: () => void;
  /** Null if there was no suggestion before. */
  onEarlier: (() => void) | null;
};

export function SuggestionPanel(props: SuggestionPanelProps) {
  const { suggested, content, onChange, onApply, onClear, onEarlier } = props;
  const { t } = useTranslation("provider");
  return (
    <div className="grid gap-3">
      <TextField
        label={t("suggestion.label")}
        hint={t("suggestion.hint")}
        rows={Math.min(14, Math.max(5, suggested.text.split("\n").length + 2))}
        value={suggested.text}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggested.cutOff && <Caution>{t("suggestion.cutOff")}</Caution>}
      {suggested.about !== content && <Caution>{t("suggestion.outdated")}</Caution>}
      <div className="flex flex-wrap justify-end gap-2">
        {onEarlier && (
          <Button kind="quiet" icon="undo" onClick={onEarlier}>
            {t("suggestion.earlier")}
          </Button>
        )}
        <Button onClick={onClear}>{t("suggestion.clear")}</Button>
        <Button icon="check" disabled={suggested.text.trim() === ""} onClick={onApply}>
          {t("suggestion.apply")}
        </Button>
      </div>
    </div>
  );
}

export function Caution({ children }: { children: string }) {
  return (
    <p className="flex gap-2 rounded-control bg-caution-soft px-3 py-2 text-sm">
      <Icon name="alert" size={18} className="mt-0.5 text-caution" />
      {children}
    </p>
  );
}
