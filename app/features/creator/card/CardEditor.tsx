import { type ReactNode, type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import type { IconName } from "~/ui/Icon";
import { CommandBar } from "../text-field/CommandBar";
import type { CommandId } from "../text-field/commands";
import type { DisplacedText, SharedLink } from "./use-stored-card";

const inserters = [
  { id: "heading2", icon: "heading2" },
  { id: "bold", icon: "bold" },
  { id: "italic", icon: "italic" },
  { id: "bulletList", icon: "bullets" },
  { id: "numberedList", icon: "numbers" },
  { id: "quote", icon: "quote" },
  { id: "inlineCode", icon: "code" },
] as const satisfies { id: CommandId; icon: IconName }[];

type CardEditorProps = {
  area: RefObject<HTMLTextAreaElement>;
  onCommand: (id: CommandId) => void;
  onExample: (() => void) | null;
  foot: ReactNode;
};

export function CardEditor({ area, onCommand, onExample, foot }: CardEditorProps) {
  const { t } = useTranslation("card");
  const id = useId();
  return (
    <section className="grid overflow-hidden rounded-card border border-edge bg-raised focus-within:border-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pl-4">
        <label htmlFor={id} className="py-2 text-sm font-medium">
          {t("editor.label")}
        </label>
        <CommandBar
          label={t("editor.toolbar")}
          commands={inserters.map((each) => ({ ...each, label: t(`editor.${each.id}`) }))}
          onCommand={onCommand}
          className="-ml-3 flex"
          buttonClassName="max-[350px]:w-10"
        />
      </div>
      <div className="relative grid">
        <textarea
          data-preserves-input
          ref={area}
          id={id}
          rows={7}
          spellCheck={false}
          placeholder={t("editor.placeholder")}
          className="min-h-56 w-full resize-y bg-raised px-4 py-3.5 text-base -outline-offset-2"
        />
        {onExample && (
          <Button icon="file" onClick={onExample} className="absolute top-14 left-4">
            {t("editor.example")}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-2 text-xs text-muted">
        {foot}
      </div>
    </section>
  );
}

const linkStyle = "min-h-6 font-medium text-ink underline underline-offset-4 hover:text-accent";

type EditorFootProps = { text: string; isStored: boolean; displaced: DisplacedText | null; link: SharedLink };

export function EditorFoot({ text, isStored, displaced, link }: EditorFootProps) {
  const { t } = useTranslation("card");
  return (
    <>
      <span className="tabular-nums">{t("foot.characters", { count: [...text].length })}</span>
      {displaced && (
        <span role="status" className="flex flex-wrap gap-x-3">
          {t(displaced.isOtherTab ? "foot.elsewhere" : "foot.replaced")}
          <button type="button" className={linkStyle} onClick={displaced.bringBack}>
            {t("foot.bringBack")}
          </button>
          <button type="button" className={linkStyle} onClick={displaced.drop}>
            {t("foot.drop")}
          </button>
        </span>
      )}
      {link.problem && (
        <span role="alert" className="flex flex-wrap gap-x-3 text-bad">
          {t(`foot.link.${link.problem}`)}
          <button type="button" className={linkStyle} onClick={link.dismiss}>
            {t("foot.link.dismiss")}
          </button>
        </span>
      )}
      {text !== "" && (
        <span className={isStored ? "" : "text-bad"}>
          {isStored ? t("foot.stored") : t("foot.notStored")}
        </span>
      )}
    </>
  );
}
