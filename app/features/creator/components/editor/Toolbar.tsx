import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { IconName } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import { type CommandId, commandIds } from "../../editing/commands";

const icons: Record<CommandId, IconName> = {
  heading1: "heading1",
  heading2: "heading2",
  bold: "bold",
  italic: "italic",
  bulletList: "bullets",
  numberedList: "numbers",
  link: "link",
  image: "image",
  inlineCode: "code",
  quote: "quote",
  divider: "divider",
  table: "table",
  footnote: "footnote",
  codeBlock: "codeBlock",
};

type ToolbarProps = { disabled: boolean; onCommand: (id: CommandId) => void };

/** The fourteen commands: one stop of the Tab key, arrows move within. A press does not take the caret from the text. */
export function Toolbar({ disabled, onCommand }: ToolbarProps) {
  const { t } = useTranslation("editor");
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  function move(event: KeyboardEvent) {
    const last = commandIds.length - 1;
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
    <div
      ref={bar}
      role="toolbar"
      aria-label={t("toolbar.label")}
      onKeyDown={move}
      className="no-scrollbar flex overflow-x-auto px-1 xl:px-3"
    >
      {commandIds.map((id, index) => (
        <IconButton
          key={id}
          icon={icons[id]}
          label={t(`toolbar.${id}`)}
          disabled={disabled}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(id)}
          className="lg:size-9 xl:size-10"
        />
      ))}
    </div>
  );
}
