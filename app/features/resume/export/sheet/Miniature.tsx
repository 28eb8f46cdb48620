import { memo } from "react";
import { papers } from "./design";
import type { Sheet } from "./sheet";

/** A first page so small that its words are bars. */
export const Miniature = memo(function Miniature({ sheet }: { sheet: Sheet }) {
  const { width, height } = papers[sheet.paper];
  const [page] = sheet.pages;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full bg-white">
      {page?.rules.map((rule) => (
        <rect
          key={`${rule.x} ${rule.y}`}
          x={rule.x}
          y={rule.y}
          width={rule.width}
          height={Math.max(3, rule.height)}
          fill={rule.colour}
        />
      ))}
      {page?.pictures.map(({ x, y, width: wide, height: high }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={wide} height={high} fill="#c9c5bb" />
      ))}
      {page?.runs.map((run) => (
        <rect
          key={`${run.x} ${run.y}`}
          x={run.x}
          y={run.y - 0.62 * run.size}
          width={run.width}
          height={0.6 * run.size}
          rx={1.5}
          fill={run.colour}
          opacity={run.face.bold ? 0.9 : 0.4}
        />
      ))}
    </svg>
  );
});
