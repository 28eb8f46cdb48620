type PageStart = {
  /** Buttons that were pressed, to be pressed again when the page can answer. */
  presses: Set<HTMLElement>;
  /** Keys of one letter, on a page with a feed, which knows them as shortcuts. */
  keys: KeyboardEvent[];
  /** The browser's offer to install the site, which comes once and early. */
  installEvent: Event | null;
  endWatch: () => void;
};

declare global {
  interface Window {
    pageStart?: PageStart;
    /** Of zod. */
    __zod_globalConfig?: { jitless: boolean };
  }
}

/** Runs in the page, from its source, so it may use nothing of this module. Starts the scripts, which stand inert in the HTML, after
 * the first paint or at the first sign of a hand, so that the paint waits for none of them; or later, where the page can wait. */
export function startPage(when: "afterPaint" | "atRest" | "byHand"): void {
  const restMs = 2000;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "click"];
  const presses = new Set<HTMLElement>();
  const keys: KeyboardEvent[] = [];
  let hasStarted = false;

  function start(event?: Event): void {
    // A browser tells of a pointer that rests where something new stands as if it had moved.
    const rests =
      event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;
    if (hasStarted || rests) return;
    hasStarted = true;
    for (const sign of signs) window.removeEventListener(sign, start, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=later]"))
      link.rel = "modulepreload";
    for (const inert of document.querySelectorAll<HTMLScriptElement>("script[type=later]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = inert.nonce;
      script.text = inert.text;
      document.body.appendChild(script);
    }
  }

  // What a browser does by itself needs no second press: following a link, sending a form, typing, opening what is folded.
  function recordClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const form = button?.type === "submit" ? button.form : null;
    if (!button || button.hasAttribute("popovertarget")) return;
    if (form && !("waitsForScripts" in form.dataset)) return;
    event.preventDefault();
    presses.add(button);
  }

  function recordKey(event: KeyboardEvent): void {
    if (event.key.length === 1 && document.querySelector("[role=feed]")) keys.push(event);
  }

  /** They hide cards that are seen already. */
  function hasWishes(): boolean {
    try {
      return window.localStorage.getItem("wink.pings.wishes") !== null;
    } catch {
      return false;
    }
  }

  const pageStart: PageStart = {
    presses,
    keys,
    installEvent: null,
    endWatch() {
      window.removeEventListener("click", recordClick, true);
      window.removeEventListener("keydown", recordKey, true);
    },
  };
  window.pageStart = pageStart;
  // Otherwise zod tries whether it may make code from texts, which our policy refuses and reports.
  window.__zod_globalConfig = { jitless: true };
  window.addEventListener("click", recordClick, true);
  window.addEventListener("keydown", recordKey, true);
  window.addEventListener("beforeinstallprompt", (event) => {
    pageStart.installEvent = event;
  });
  for (const sign of signs) window.addEventListener(sign, start, { capture: true, passive: true });
  if (when === "afterPaint" || (when === "atRest" && hasWishes()))
    requestAnimationFrame(() => setTimeout(() => start()));
  else if (when === "atRest") window.addEventListener("load", () => setTimeout(() => start(), restMs));
}
