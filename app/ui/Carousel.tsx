import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./IconButton";
import { useScrollFocus } from "./use-scroll-focus";

type CarouselProps = {
  label: string;
  slides: { id: string; content: ReactNode }[];
  /** Milliseconds a slide stays. Left out, nothing moves by itself. */
  advanceEvery?: number;
};

/** Slides side by side that snap. It scrolls by hand, by its buttons and by arrow keys, and says politely which slide is
 * shown. Without scripts it is a row that scrolls. */
export function Carousel({ label, slides, advanceEvery }: CarouselProps) {
  const { t } = useTranslation("ui");
  const track = useRef<HTMLUListElement>(null);
  useScrollFocus(track);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);

  function goTo(next: number) {
    const wrapped = (next + slides.length) % slides.length;
    const list = track.current;
    const slide = list?.children[wrapped];
    if (!list || !(slide instanceof HTMLElement)) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: still ? "instant" : "smooth" });
    setIndex(wrapped);
  }

  useEffect(() => {
    if (!advanceEvery || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    setPlaying(true);
  }, [advanceEvery]);

  useEffect(() => {
    if (!playing || !advanceEvery) return;
    const timer = setTimeout(() => goTo(index + 1), advanceEvery);
    return () => clearTimeout(timer);
  });

  function onScroll() {
    const list = track.current;
    if (!list) return;
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
    setPlaying(false);
    goTo(index + (event.key === "ArrowRight" ? 1 : -1));
  }

  return (
    <section
      aria-label={t("carousel.region", { label })}
      className="grid gap-4"
      onPointerDown={() => setPlaying(false)}
    >
      <ul
        ref={track}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        aria-label={label}
        data-at-end={index === slides.length - 1 || undefined}
        className="no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 py-1 not-data-at-end:sm:[mask-image:linear-gradient(to_right,#000_calc(100%-6rem),transparent)] data-at-end:sm:[mask-image:linear-gradient(to_left,#000_calc(100%-6rem),transparent)] sm:mx-0 sm:scroll-px-0 sm:gap-6 sm:px-0"
      >
        {slides.map((slide) => (
          <li key={slide.id} className="w-[85%] shrink-0 snap-start sm:w-[26rem]">
            {slide.content}
          </li>
        ))}
      </ul>
      <div className="needs-script -ml-3 flex items-center gap-1">
        <IconButton icon="arrowLeft" label={t("carousel.previous")} onClick={() => goTo(index - 1)} />
        <IconButton icon="arrowRight" label={t("carousel.next")} onClick={() => goTo(index + 1)} />
        {advanceEvery && (
          <IconButton
            icon={playing ? "pause" : "play"}
            label={t(playing ? "carousel.pause" : "carousel.play")}
            onClick={() => setPlaying(!playing)}
          />
        )}
        <p aria-live={playing ? "off" : "polite"} className="ml-2 text-sm text-muted tabular-nums">
          {t("carousel.slide", { index: index + 1, count: slides.length })}
        </p>
      </div>
    </section>
  );
}
