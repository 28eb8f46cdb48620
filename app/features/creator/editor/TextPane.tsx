import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";

type TextPaneProps = {
  field: RefObject<HTMLTextAreaElement>;
  initialText: string;
  readOnly: boolean;
  hidden: boolean;
  onExample?: () => void;
};

export function TextPane({ field, initialText, readOnly, hidden, onExample }: TextPaneProps) {
  const { t } = useTranslation("editor");
  return (
    <>
      <textarea
        data-preserves-input
        ref={field}
        defaultValue={initialText}
        readOnly={readOnly}
        hidden={hidden}
        aria-label={t("text.label")}
        placeholder={t("text.placeholder")}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="size-full resize-none print:hidden overflow-y-scroll bg-raised p-4 font-mono text-base outline-none focus-visible:shadow-[inset_0_2px_0_var(--accent)] [overflow-wrap:break-word] scroll-py-4 lg:scroll-py-6 lg:px-8 lg:py-6"
      />
      {onExample && !hidden && (
        <Button icon="file" onClick={onExample} className="absolute bottom-4 left-4 lg:hidden">
          {t("first.example")}
        </Button>
      )}
    </>
  );
}
