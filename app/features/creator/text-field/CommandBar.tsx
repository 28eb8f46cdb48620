import { type KeyboardEvent, useRef, useState } from "react";
import type { IconName } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import type { CommandId } from "./commands";

type CommandBarProps = {
  label: string;
  commands: { id: CommandId; icon: IconName; label: string; title?: string; keys?: string }[];
  disabled?: boolean;
  onCommand: (id: CommandId) => void;
  className: string;
  buttonClassName: string;
};

/** Commands on a text: one stop of the Tab key, arrows move within. A press does not take the caret from the text. */
export function CommandBar(props: CommandBarProps) {
  const { label, commands, disabled, onCommand, className, buttonClassName } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  function move(event: KeyboardEvent) {
    const last = commands.length - 1;
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
    <div ref={bar} role="toolbar" aria-label={label} onKeyDown={move} className={className}>
      {commands.map((command, index) => (
        <IconButton
          key={command.id}
          icon={command.icon}
          label={command.label}
          title={command.title}
          aria-keyshortcuts={command.keys}
          disabled={disabled}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(command.id)}
          className={buttonClassName}
        />
      ))}
    </div>
  );
}
