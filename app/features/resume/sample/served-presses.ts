/** Where an element stands within another: its place among its neighbours, after those of its parents. */
export type Place = number[];

const answered = "button, summary, a[href*='#']";

/** The place of the control that is pressed or has the focus; null where it is none of them, such as a link to another page. */
export function placeOf(root: Element, target: EventTarget | null): Place | null {
  const control = target instanceof Element ? target.closest(answered) : null;
  if (!control || !root.contains(control)) return null;
  const place: Place = [];
  for (let at: Element = control; at !== root && at.parentElement; at = at.parentElement)
    place.unshift([...at.parentElement.children].indexOf(at));
  return place;
}

/** What stands in the same place of another rendering. */
export function elementAt(root: Element, place: Place | null): HTMLElement | null {
  if (!place) return null;
  const found = place.reduce<Element | undefined>((at, index) => at?.children[index], root);
  return found instanceof HTMLElement ? found : null;
}
