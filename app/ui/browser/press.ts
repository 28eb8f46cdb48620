/** Presses as a pointer does: menus open at its way down, tabs at the mouse's. */
export function press(control: HTMLElement): void {
  control.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  control.click();
}
