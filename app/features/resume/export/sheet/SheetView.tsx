import type { ReactNode } from "react";
import { type PaperId, papers } from "./design";
import { screenFamily } from "./font-files";
import type { Fonts } from "./fonts";
import { iconShapes } from "./icons";
import type { SheetPage, TextRun } from "./sheet";

type Props = {
  page: SheetPage;
  paper: PaperId;
  fonts: Pick<Fonts, "pieces">;
  children?: ReactNode;
};

export function SheetView({ page: { runs, rules, pictures, icons }, paper, fonts, children }: Props) {
  const { width, height } = papers[paper];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      // As it was measured: the page's own spacing between scripts would push text over the margin.
      className="block w-full [text-autospace:no-autospace] [text-spacing-trim:space-all]"
      style={{ background: "#ffffff", fontKerning: "none", fontVariantLigatures: "none" }}
      textRendering="geometricPrecision"
    >
      {children}
      {rules.map(({ colour, ...box }) => (
        <rect key={`${box.x} ${box.y}`} {...box} fill={colour} />
      ))}
      {icons.map((icon) => (
        <g
          key={`${icon.x} ${icon.y}`}
          transform={`translate(${icon.x} ${icon.y}) scale(${icon.size / 24})`}
          fill={icon.colour}
          fillRule="evenodd"
          aria-hidden
        >
          {iconShapes[icon.name].map((shape) => (
            <path key={shape} d={shape} />
          ))}
        </g>
      ))}
      {pictures.map(({ source, ...box }) => (
        <image
          key={`${box.x} ${box.y}`}
          {...box}
          href={source}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden
        />
      ))}
      {runs.map((run) => (
        <RunView key={`${run.x} ${run.y}`} run={run} fonts={fonts} />
      ))}
    </svg>
  );
}

/** Each piece in its own family: the screen must not choose another one than the PDF. */
function RunView({ run, fonts }: { run: TextRun; fonts: Pick<Fonts, "pieces"> }) {
  const { text, x, y, size, face, colour, space } = run;
  const weight = face.bold ? 700 : 400;
  return (
    <text x={x} y={y} fontSize={size} fontWeight={weight} fill={colour} style={{ whiteSpace: "pre" }}>
      {fonts.pieces(text + space, face).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        <tspan key={index} fontFamily={piece.family ? screenFamily(piece.family) : "sans-serif"}>
          {piece.text}
        </tspan>
      ))}
    </text>
  );
}
