import type { Series } from "./status-page";

/** A series is told from the others by its colour and by how its bars are filled. */
const marks = [
  { colour: "var(--cobalt)", lines: "" },
  { colour: "var(--vermilion)", lines: "M-2 2 2 -2M0 8 8 0M6 10 10 6" },
  { colour: "var(--pine)", lines: "M0 2H8M0 6H8" },
  { colour: "var(--plum)", lines: "M2 0V8M6 0V8" },
  { colour: "var(--caution)", lines: "M0 0 8 8M8 0 0 8" },
  { colour: "var(--muted)", lines: "M1 2h2M5 6h2" },
] as const;

const markAt = (index: number) => index % marks.length;

export function markFill(id: string, index: number): string {
  return `url(#${id}-${markAt(index)})`;
}

/** The fillings of a chart; `id` is the chart's own. Ids live in the page, so each chart has its own. */
export function MarkPatterns({ id }: { id: string }) {
  return (
    <defs>
      {marks.map(({ colour, lines }, index) => (
        <pattern key={colour} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colour} fillOpacity={lines === "" ? 1 : 0.3} />
          <path d={lines || "M0 0"} stroke={colour} strokeWidth="2" />
        </pattern>
      ))}
    </defs>
  );
}

export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ name }, index) => (
        <li key={name} className="flex items-center gap-2">
          <Swatch index={index} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ index }: { index: number }) {
  const { colour, lines } = marks[markAt(index)] ?? marks[0];
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 8 8" className="shrink-0">
      <rect width="8" height="8" fill={colour} fillOpacity={lines === "" ? 1 : 0.3} />
      <path d={lines || "M0 0"} stroke={colour} strokeWidth="1.5" />
    </svg>
  );
}
