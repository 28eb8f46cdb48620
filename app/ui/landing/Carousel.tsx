import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useScrollFocus } from "../browser/use-scroll-focus";
import { IconButton } from "../IconButton";

type CarouselProps = {
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** Milliseconds a slide stays. Left out, nothing moves by itself. */
  advanceEvery?: number;
  /** One slide at a time, as wide as the row, with a dot for each. */
  wide?: boolean;
};

const shapes = {
  row: {
    track:
      "-mx-4 scroll-px-4 gap-4 px-4 not-data-at-end:sm:[mask-image:linear-gradient(to_right,#000_calc(100%-6rem),transparent)] data-at-end:sm:[mask-image:linear-gradient(to_left,#000_calc(100%-6rem),transparent)] sm:mx-0 sm:scroll-px-0 sm:gap-6 sm:px-0",
    slide: "w-[85%] sm:w-[26rem]",
  },
  wide: { track: "gap-6", slide: "w-full" },
};

/** Slides that snap; what moves by itself stands still under the pointer and while it has the focus. Without scripts a row that scrolls. */
export function Carousel({ label, slides, advanceEvery, wide = false }: CarouselProps) {
  const { t } = useTranslation("ui");
  const track = useRef<HTMLUListElement>(null);
  useScrollFocus(track);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isMoving = playing && !held.pointer && !held.focus;
  const shape = shapes[wide ? "wide" : "row"];

  function goTo(next: number) {
    const wrapped = (next + slides.length) % slides.length;
    const list = track.current;
    const slide = list?.children[wrapped];
    if (!list || !(slide instanceof HTMLElement)) return;
    scrollGently(list, slide.offsetLeft - list.offsetLeft);
    setIndex(wrapped);
  }

  useEffect(() => {
    if (!advanceEvery || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setPlaying(true);
  }, [advanceEvery]);

  // Begins anew with every slide, whoever turned to it.
  useEffect(() => {
    if (!isMoving || !advanceEvery) return;
    const timer = setTimeout(() => goTo(index + 1), advanceEvery);
    return () => clearTimeout(timer);
  });

  function onScroll() {
    const list = track.current;
    if (!list || isScrolling(list)) return;
    const distances = [...list.children].map((slide) =>
      slide instanceof HTMLElement
        ? Math.abs(slide.offsetLeft - list.offsetLeft - list.scrollLeft)
        : Infinity,
    );
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    setIndex(atEnd ? slides.length - 1 : distances.indexOf(Math.min(...distances)));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    goTo(index + (event.key === "ArrowRight" ? 1 : -1));
  }

  return (
    <section
      aria-label={t("carousel.region", { label })}
      className="grid gap-4"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
      onFocus={() => setHeld((now) => ({ ...now, focus: true }))}
      onBlur={() => setHeld((now) => ({ ...now, focus: false }))}
    >
      <ul
        ref={track}
        onScroll={onScroll}
        aria-label={label}
        data-at-end={index === slides.length - 1 || undefined}
        className={`no-scrollbar flex snap-x snap-mandatory overflow-x-auto py-1 ${shape.track}`}
      >
        {slides.map((slide) => (
          <li key={slide.id} className={`shrink-0 snap-start ${shape.slide}`}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="needs-script -ml-3 flex flex-wrap items-center gap-1">
        <IconButton icon="arrowLeft" label={t("carousel.previous")} onClick={() => goTo(index - 1)} />
        <IconButton icon="arrowRight" label={t("carousel.next")} onClick={() => goTo(index + 1)} />
        {advanceEvery && (
          <IconButton
            icon={playing ? "pause" : "play"}
            label={t(playing ? "carousel.pause" : "carousel.play")}
            onClick={() => setPlaying(!playing)}
          />
        )}
        {wide &&
          slides.map((slide, at) => (
            <button
              key={slide.id}
              type="button"
              aria-label={t("carousel.slide", { index: at + 1, count: slides.length })}
              aria-current={at === index || undefined}
              onClick={() => goTo(at)}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span className="size-2.5 rounded-full border border-edge group-hover:border-ink group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
            </button>
          ))}
        <p aria-live={isMoving ? "off" : "polite"} className="ml-3 text-sm text-muted tabular-nums">
          {t("carousel.slide", { index: index + 1, count: slides.length })}
        </p>
      </div>
    </section>
  );
}

const DURATION_MS = 500;

const underway = new WeakMap<HTMLElement, number>();

/** Scrolls sideways within half a second; at once where a person wants no motion. A later call replaces an earlier one. */
function scrollGently(list: HTMLElement, left: number): void {
  cancelAnimationFrame(underway.get(list) ?? 0);
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    list.scrollTo({ left, behavior: "instant" });
    return;
  }
  const from = list.scrollLeft;
  const start = performance.now();
  // Snapping would pull every step back to the slide it began at.
  list.style.scrollSnapType = "none";
  const step = (now: number) => {
    const progress = Math.min((now - start) / DURATION_MS, 1);
    const eased = 1 - (1 - progress) ** 3;
    list.scrollTo({ left: from + (left - from) * eased, behavior: "instant" });
    if (progress < 1) underway.set(list, requestAnimationFrame(step));
    else {
      underway.delete(list);
      list.style.scrollSnapType = "";
    }
  };
  underway.set(list, requestAnimationFrame(step));
}

function isScrolling(list: HTMLElement): boolean {
  return underway.has(list);
}
