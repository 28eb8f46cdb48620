import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { openSourceColours } from "./source-colours.client";

type TextPaneProps = {
  field: RefObject<HTMLTextAreaElement>;
  initialText: string;
  readOnly: boolean;
  hidden: boolean;
  onExample?: () => void;
};

/** Of the text area and of the layer that colours it, which must wrap alike. */
const box = "size-full p-4 font-mono text-base [overflow-wrap:break-word] lg:px-8 lg:py-6";

export function TextPane({ field, initialText, readOnly, hidden, onExample }: TextPaneProps) {
  const { t } = useTranslation("editor");
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (field.current && layer.current && "highlights" in CSS)
      return openSourceColours(field.current, layer.current);
  }, [field]);
  return (
    <div hidden={hidden} className="relative isolate min-h-0 min-w-0 print:hidden">
      <textarea
        data-preserves-input
        ref={field}
        defaultValue={initialText}
        readOnly={readOnly}
        aria-label={t("text.label")}
        placeholder={t("text.placeholder")}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className={`${box} resize-none overflow-y-scroll scroll-py-6 bg-raised outline-none focus-visible:shadow-[inset_0_2px_0_var(--accent)] lg:scroll-py-8`}
      />
      <div
        ref={layer}
        aria-hidden="true"
        className={`${box} pointer-events-none absolute inset-0 overflow-hidden text-transparent [mix-blend-mode:var(--over-ink)] [scrollbar-gutter:stable] forced-colors:hidden`}
      />
      {onExample && (
        <Button icon="file" onClick={onExample} className="absolute bottom-4 left-4 lg:hidden">
          {t("first.example")}
        </Button>
      )}
    </div>
  );
}
