import { useTranslation } from "react-i18next";
import type { IconName } from "~/ui/Icon";
import { type CommandId, commandIds } from "../../editing/commands";
import { CommandBar } from "../CommandBar";

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

/** The fourteen commands. */
export function Toolbar({ disabled, onCommand }: ToolbarProps) {
  const { t } = useTranslation("editor");
  return (
    <CommandBar
      label={t("toolbar.label")}
      commands={commandIds.map((id) => ({ id, icon: icons[id], label: t(`toolbar.${id}`) }))}
      disabled={disabled}
      onCommand={onCommand}
      className="no-scrollbar flex overflow-x-auto px-1 xl:px-3"
      buttonClassName="lg:size-9 xl:size-10"
    />
  );
}
