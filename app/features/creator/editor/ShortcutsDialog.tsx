import { useTranslation } from "react-i18next";
import { Dialog } from "~/ui/Dialog";
import { keysOf, shortcuts } from "../text-field/shortcuts";
import { useIsMac } from "./use-screen";

function Keys({ keys }: { keys: string[] }) {
  return (
    <span className="flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-7 rounded-control border border-edge px-1.5 text-center font-mono text-xs leading-6"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("editor");
  const isMac = useIsMac();
  const command = isMac ? "⌘" : "Ctrl";
  const rows: [string, string[]][] = [
    ...shortcuts.map((each): [string, string[]] => [t(`toolbar.${each.id}`), keysOf(each, isMac)]),
    [t("shortcuts.copy"), [command, "Enter"]],
    [t("shortcuts.toolbar"), [isMac ? "⌥" : "Alt", "F10"]],
    [t("shortcuts.undo"), [command, "Z"]],
    [t("shortcuts.redo"), isMac ? ["⌘", "⇧", "Z"] : ["Ctrl", "Y"]],
  ];
  return (
    <Dialog onClose={onClose} title={t("shortcuts.title")}>
      <dl className="grid gap-y-1">
        {rows.map(([name, keys]) => (
          <div
            key={name}
            className="flex items-center justify-between gap-4 border-b border-line py-1.5 text-sm"
          >
            <dt>{name}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted">
        <li>{t("shortcuts.enter")}</li>
        <li>{t("shortcuts.tab")}</li>
        <li>{t("shortcuts.paste")}</li>
      </ul>
    </Dialog>
  );
}
