export type LazyMathStyle = {
  /** Fetches the style with the first formula; what did not come is asked for again by the next. */
  load(): void;
  /** Whether nothing of it is on its way. */
  done(): boolean;
};

/** The style and the fonts of formulas. `onDone` is called when they are there, or could not be had. */
export function lazyMathStyle(apply: (css: string) => void, onDone: () => void): LazyMathStyle {
  let loading: Promise<void> | null = null;
  let isDone = true;

  async function fetchStyle(): Promise<void> {
    try {
      const { mathCss, declareMathFonts } = await import("./math-style.client");
      apply(mathCss);
      declareMathFonts();
    } catch (error) {
      console.error(error);
      loading = null;
    }
    isDone = true;
    onDone();
  }

  return {
    load() {
      if (loading) return;
      isDone = false;
      loading = fetchStyle();
    },
    done: () => isDone,
  };
}
