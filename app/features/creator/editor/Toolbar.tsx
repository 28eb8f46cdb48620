import { useTranslation } from "react-i18next";
import type { IconName } from "~/ui/Icon";
import { CommandBar } from "../text-field/CommandBar";
import type { CommandId } from "../text-field/commands";
import { ariaKeys, keysOf, shortcuts } from "../text-field/shortcuts";
import { useIsMac } from "./use-screen";

const icons = {
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
} satisfies Record<CommandId, IconName>;

const isCommand = (name: string): name is CommandId => name in icons;

type ToolbarProps = { disabled: boolean; onCommand: (id: CommandId) => void };

export function Toolbar({ disabled, onCommand }: ToolbarProps) {
  const { t } = useTranslation("editor");
  const isMac = useIsMac();

  function entry(id: CommandId) {
    const label = t(`toolbar.${id}`);
    const shortcut = shortcuts.find((each) => each.id === id);
    if (!shortcut) return { id, icon: icons[id], label };
    const title = t("toolbar.withKeys", { label, keys: keysOf(shortcut, isMac).join(isMac ? "" : "+") });
    return { id, icon: icons[id], label, title, keys: ariaKeys(shortcut, isMac) };
  }

  return (
    <CommandBar
      label={t("toolbar.label")}
      commands={Object.keys(icons).filter(isCommand).map(entry)}
      disabled={disabled}
      onCommand={onCommand}
      className="no-scrollbar flex overflow-x-auto px-1 xl:px-[1.375rem]"
      buttonClassName="lg:size-9 xl:size-10"
    />
  );
}
