import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import type { MenuEntry } from "~/ui/Menu";
import { useWords } from "../../use-words";
import type { Tool, ToolId } from "./tools";

const Menu = lazy(() => import("~/ui/Menu").then(({ Menu }) => ({ default: Menu })));

type ToolMenuProps = {
  /** Asked for when the menu is opened, for each change makes other tools. */
  tools: () => Tool[];
  onUse: (tool: Tool) => void;
};

function iconOf(id: ToolId): MenuEntry["icon"] {
  if (id.startsWith("remove")) return "trash";
  if (id.endsWith("Up")) return "arrowUp";
  return id.endsWith("Down") ? "arrowDown" : "plus";
}

export function ToolMenu({ tools, onUse }: ToolMenuProps) {
  const { t } = useTranslation("results");
  const words = useWords();
  const [isLoaded, setLoaded] = useState(false);
  const trigger = (
    <IconButton
      icon="more"
      label={t("edit.more")}
      onClick={() => setLoaded(true)}
      className="text-muted hover:text-ink lg:size-8"
    />
  );
  if (!isLoaded) return trigger;
  const entries = tools().map(
    (tool): MenuEntry => ({
      id: tool.id,
      icon: iconOf(tool.id),
      label: words(`results:edit.tools.${tool.id}`),
      danger: tool.id.startsWith("remove"),
      disabled: "idle" in tool && tool.idle,
      onSelect: () => onUse(tool),
    }),
  );
  return (
    <Suspense fallback={<Icon name="more" className="m-3 text-muted lg:m-1.5" />}>
      <Menu defaultOpen leavesFocus trigger={trigger} entries={entries} />
    </Suspense>
  );
}
