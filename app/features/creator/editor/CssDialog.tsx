import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextField } from "~/ui/Field";
import { LONGEST_CSS } from "./theme-settings";

type CssDialogProps = {
  css: string;
  dropped: number;
  onApply: (css: string) => void;
  onClose: () => void;
};

export function CssDialog({ css, dropped, onApply, onClose }: CssDialogProps) {
  const { t } = useTranslation("editor");
  const [text, setText] = useState(css);
  const tooLong = text.length > LONGEST_CSS;
  const error = tooLong
    ? t("css.tooLong")
    : dropped && text === css
      ? t("css.dropped", { count: dropped })
      : undefined;
  return (
    <Dialog
      onClose={onClose}
      title={t("css.title")}
      description={t("css.description")}
      actions={
        <>
          <Button onClick={() => setText("")} disabled={!text}>
            {t("css.clear")}
          </Button>
          <Button kind="primary" disabled={tooLong} onClick={() => onApply(text)}>
            {t("css.apply")}
          </Button>
        </>
      }
    >
      <TextField
        label={t("css.label")}
        hint={t("css.hint")}
        error={error}
        value={text}
        onChange={({ target }) => setText(target.value)}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={"h2 {\n  color: #8a2c6b;\n  border-bottom: 1px solid #8a2c6b;\n}"}
        className="font-mono text-sm pointer-coarse:text-base"
      />
    </Dialog>
  );
}
