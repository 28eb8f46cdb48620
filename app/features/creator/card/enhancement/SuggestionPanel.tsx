import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/Field";

export type Suggested = { text: string; cutOff: boolean; about: string };

type SuggestionPanelProps = {
  suggested: Suggested;
  content: string;
  onChange: (text: string) => void;
  onApply: () => void;
  onClear: () => void;
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
      {suggested.cutOff && (
        <Alert tone="caution" announced={false}>
          {t("suggestion.cutOff")}
        </Alert>
      )}
      {suggested.about !== content && (
        <Alert tone="caution" announced={false}>
          {t("suggestion.outdated")}
        </Alert>
      )}
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
