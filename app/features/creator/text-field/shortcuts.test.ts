import { expect, test } from "vitest";
import { ariaKeys, keysOf, shortcuts } from "./shortcuts";

test.each([
  ["bold", "Control+B", "Meta+B", ["Ctrl", "B"], ["⌘", "B"]],
  ["heading1", "Control+Alt+1", "Meta+Alt+1", ["Ctrl", "Alt", "1"], ["⌘", "⌥", "1"]],
  ["bulletList", "Control+Shift+8", "Meta+Shift+8", ["Ctrl", "Shift", "8"], ["⌘", "⇧", "8"]],
])("the keys of %s are named for people and for screen readers", (id, control, meta, keys, keysOnMac) => {
  const [shortcut] = shortcuts.filter((each) => each.id === id);
  if (!shortcut) throw new Error(`No shortcut for ${id}`);
  expect(ariaKeys(shortcut, false)).toBe(control);
  expect(ariaKeys(shortcut, true)).toBe(meta);
  expect(keysOf(shortcut, false)).toEqual(keys);
  expect(keysOf(shortcut, true)).toEqual(keysOnMac);
});
