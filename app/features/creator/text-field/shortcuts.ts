import type { CommandId } from "./commands";

/** `code` is the place of the key, for digits that change with Shift; `key` its letter in the person's layout. */
type Shortcut = { id: CommandId; shift?: true; alt?: true } & ({ key: string } | { code: string });

export const shortcuts: Shortcut[] = [
  { id: "bold", key: "b" },
  { id: "italic", key: "i" },
  { id: "link", key: "k" },
  { id: "inlineCode", key: "e" },
  { id: "heading1", alt: true, code: "Digit1" },
  { id: "heading2", alt: true, code: "Digit2" },
  { id: "numberedList", shift: true, code: "Digit7" },
  { id: "bulletList", shift: true, code: "Digit8" },
  { id: "quote", shift: true, code: "Digit9" },
];

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & {
  getModifierState?: (key: string) => boolean;
};

/** The command of a pressed key, or null. AltGr, which Windows reports as Ctrl+Alt, types characters and is left alone. */
export function commandOfKey(pressed: Pressed): CommandId | null {
  if (pressed.ctrlKey === pressed.metaKey || pressed.getModifierState?.("AltGraph")) return null;
  const found = shortcuts.find(
    (each) =>
      pressed.shiftKey === (each.shift ?? false) &&
      pressed.altKey === (each.alt ?? false) &&
      ("key" in each ? each.key === pressed.key.toLowerCase() : each.code === pressed.code),
  );
  return found?.id ?? null;
}

export function ariaKeys(shortcut: Shortcut, isMac: boolean): string {
  const [, ...rest] = keysOf(shortcut, false);
  return [isMac ? "Meta" : "Control", ...rest].join("+");
}

export function keysOf(shortcut: Shortcut, isMac: boolean): string[] {
  return [
    isMac ? "⌘" : "Ctrl",
    ...(shortcut.alt ? [isMac ? "⌥" : "Alt"] : []),
    ...(shortcut.shift ? [isMac ? "⇧" : "Shift"] : []),
    "key" in shortcut ? shortcut.key.toUpperCase() : shortcut.code.slice(-1),
  ];
}
