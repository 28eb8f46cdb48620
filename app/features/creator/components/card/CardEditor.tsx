import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconName } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import type { CommandId } from "../../editing/commands";

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
  foot: ReactNode;
};

/** The text of the card in Markdown: inserters on top, what is kept and how long it is at the foot. */
export function CardEditor({ area, onCommand, foot }: CardEditorProps) {
  const { t } = useTranslation("card");
  const id = useId();
  return (
    <section className="grid overflow-hidden rounded-card border border-edge bg-raised focus-within:border-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line pl-4">
        <label htmlFor={id} className="py-2 text-sm font-medium">
          {t("editor.label")}
        </label>
        <Toolbar onCommand={onCommand} />
      </div>
      <textarea
        ref={area}
        id={id}
        rows={12}
        spellCheck={false}
        placeholder={t("editor.placeholder")}
        className="min-h-64 w-full resize-y bg-raised px-4 py-3.5 text-base -outline-offset-2"
      />
      <div className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-2 text-xs text-muted">
        {foot}
      </div>
    </section>
  );
}

/** One stop of the Tab key, arrows move within. A press does not take the caret from the text. */
function Toolbar({ onCommand }: { onCommand: (id: CommandId) => void }) {
  const { t } = useTranslation("card");
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  function move(event: KeyboardEvent) {
    const last = inserters.length - 1;
    const places: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div ref={bar} role="toolbar" aria-label={t("editor.toolbar")} onKeyDown={move} className="-ml-3 flex">
      {inserters.map(({ id, icon }, index) => (
        <IconButton
          key={id}
          icon={icon}
          label={t(`editor.${id}`)}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(id)}
          className="max-[350px]:w-10"
        />
      ))}
    </div>
  );
}
