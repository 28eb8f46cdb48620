import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { papers } from "../../export/sheet/design";
import { SheetView } from "../../export/sheet/SheetView";
import type { setSheet } from "../../export/sheet/set-sheet.client";
import type { LineChange } from "./line-changes";
import { wholeLine } from "./line-changes";
import { optionsOf, type PaperLine, paperLines } from "./paper-lines";

type PaperProps = {
  shown: Awaited<ReturnType<typeof setSheet>>;
  changes: ReadonlyMap<string, LineChange>;
  doubts: ReadonlyMap<string, unknown>;
  selected: string | null;
  onSelect(line: string): void;
  onEnter(): void;
  onEscape(): void;
  paper: RefObject<HTMLDivElement>;
  /** Whether a line was asked for before the paper was there. */
  follows: boolean;
  language: string;
};

type State = "ours" | "own" | "doubt";

/** Paper is white in every theme, so its marks have colours of their own. */
const bars: Record<State, string> = { ours: "#1d7a52", own: "#2f62b5", doubt: "#b7791f" };
const words: Record<State, string> = { ours: "#cdeedd", own: "#d6e4fb", doubt: "none" };
const CHOSEN = "#fff1c2";

export function Paper(props: PaperProps) {
  const { shown, changes, doubts, selected, onSelect, onEnter, onEscape, paper, follows, language } = props;
  const { sheet, fonts } = shown;
  const { t } = useTranslation("results");
  const name = useId();
  const before = useMemo(() => {
    const marked = [...changes.values()].filter(
      ({ rejected, own, edit }) => own !== null || (edit && !rejected),
    );
    return new Map(marked.flatMap((change) => change.now.map(({ id }) => [id, change.before] as const)));
  }, [changes]);
  const pages = useMemo(
    () => sheet.pages.map((page) => paperLines(page, before, fonts.measure)),
    [sheet, before, fonts],
  );
  const options = useMemo(() => optionsOf(pages), [pages]);
  const order = [...options.keys()];
  const at = selected === null ? -1 : order.indexOf(selected);
  const idOf = (line: string) => `${name}-${line}`;
  const stateOf = (line: string): State | null => {
    const change = changes.get(wholeLine(line));
    if (change && before.has(line)) return change.own ? "own" : "ours";
    return doubts.has(line) ? "doubt" : null;
  };

  // Whoever has just arrived sees the head of the page, whichever line is next.
  const isArriving = useRef(!follows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet may have moved the line
  useEffect(() => {
    if (!selected) return;
    const isFirst = isArriving.current;
    isArriving.current = false;
    if (!isFirst) document.getElementById(`${name}-${selected}`)?.scrollIntoView({ block: "nearest" });
  }, [selected, name, sheet]);

  function onKeyDown(event: KeyboardEvent) {
    const last = order.length - 1;
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: last }[event.key];
    if (event.key === "Enter" && selected) onEnter();
    else if (event.key === "Escape") onEscape();
    else if (next === undefined) return;
    else {
      const line = order[Math.min(next, last)];
      if (line) onSelect(line);
    }
    event.preventDefault();
  }

  return (
    <div
      ref={paper}
      role="listbox"
      tabIndex={0}
      aria-label={t("paper.label")}
      aria-activedescendant={at >= 0 && selected ? idOf(selected) : undefined}
      onKeyDown={onKeyDown}
      data-print
      lang={language}
      className="grid gap-4 rounded-sm outline-offset-4 print:gap-0"
    >
      {sheet.pages.map((page, index) => (
        // biome-ignore lint/a11y/useSemanticElements: pages of a list of options
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is told by its number alone
          key={index}
          role="group"
          aria-label={t("design.page", { number: index + 1, count: sheet.pages.length })}
          // A phone shows the paper without the white at its sides, so that the text is larger.
          className="relative max-md:-mx-[4.5%] max-md:w-[109%] md:shadow-(--shadow-float) print:m-0 print:w-full"
        >
          <SheetView page={page} paper={sheet.paper} fonts={fonts}>
            <Marks lines={pages[index] ?? []} stateOf={stateOf} selected={selected} />
          </SheetView>
          {pages[index]?.map(({ line, box }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
            // biome-ignore lint/a11y/noStaticElementInteractions: an option, or the rest of one
            <div
              key={line}
              {...(options.get(line)?.page === index && {
                id: idOf(line),
                role: "option",
                "aria-selected": line === selected,
                "aria-label": options.get(line)?.text,
                "aria-description": stateOf(line) ? t(`paper.${stateOf(line) ?? "ours"}`) : undefined,
                "data-line": line,
                "data-changed": stateOf(line) ?? undefined,
              })}
              onClick={() => {
                onSelect(line);
                paper.current?.focus({ preventScroll: true });
              }}
              className="absolute cursor-pointer scroll-mt-24 rounded-sm hover:bg-[#0000000d] max-md:scroll-mb-[66dvh] md:scroll-mb-8 print:hidden"
              style={placed(box, papers[sheet.paper])}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function placed({ x, y, width, height }: PaperLine["box"], paper: { width: number; height: number }) {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: share(x - 3, paper.width),
    top: share(y, paper.height),
    width: share(width + 6, paper.width),
    height: share(height, paper.height),
  };
}

type MarksProps = {
  lines: PaperLine[];
  stateOf(line: string): State | null;
  selected: string | null;
};

function Marks({ lines, stateOf, selected }: MarksProps): ReactNode {
  return (
    <g className="print:hidden">
      {lines.map(({ line, box, rows, marks }) => {
        const state = stateOf(line);
        return (
          <g key={line}>
            {line === selected &&
              rows.map((row) => (
                <rect key={`${row.x} ${row.y}`} {...row} x={row.x - 3} width={row.width + 6} fill={CHOSEN} />
              ))}
            {state && <rect x={14} y={box.y} width={2} height={box.height} fill={bars[state]} />}
            {state && marks.map((mark) => <rect key={`${mark.x} ${mark.y}`} {...mark} fill={words[state]} />)}
          </g>
        );
      })}
    </g>
  );
}
