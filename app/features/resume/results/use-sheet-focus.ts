import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef } from "react";

const LINES = "[data-line]";
const places = ["data-line", "data-menu", "data-back"];

/** `index` is the line to go to where nothing that was asked for is there. */
type Target = { selectors: string[]; index: number | null };

function selectorOf(element: Element): string | null {
  const name = places.find((each) => element.hasAttribute(each));
  return name ? `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]` : null;
}

/** Keeps the focus while the rows of a resume change: on what is asked for once they have followed, else where it is, even
 * where its row was set apart and drawn anew. */
export function useSheetFocus(sheet: RefObject<HTMLElement>) {
  const target = useRef<Target | null>(null);
  const held = useRef<string | null>(null);

  useLayoutEffect(() => {
    const find = (selector: string) => sheet.current?.querySelector<HTMLElement>(selector) ?? [];
    if (!target.current) {
      if (held.current === null || document.activeElement !== document.body) return;
      sheet.current?.querySelector<HTMLElement>(held.current)?.focus({ preventScroll: true });
      return;
    }
    const { selectors, index } = target.current;
    target.current = null;
    const lines = [...(sheet.current?.querySelectorAll<HTMLElement>(LINES) ?? [])];
    const near = index === null ? undefined : lines[Math.min(index, lines.length - 1)];
    (selectors.flatMap(find)[0] ?? near)?.focus();
  });

  return useMemo(
    () => ({
      focus(...selectors: string[]) {
        target.current = { selectors, index: null };
      },
      focusNear(...selectors: string[]) {
        const here = document.activeElement;
        const above = [...(sheet.current?.querySelectorAll(LINES) ?? [])].filter(
          (line) => here && line.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        target.current = { selectors, index: above.length };
      },
      follow: {
        onFocus({ target }: FocusEvent) {
          held.current = selectorOf(target);
        },
        // What is taken off the page tells nobody, so it is still known when its row is drawn anew.
        onBlur() {
          held.current = null;
        },
      },
    }),
    [sheet],
  );
}
