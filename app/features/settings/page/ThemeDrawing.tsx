import type { MemwinkTheme } from "~/core/memwink";

const shapes: Record<Exclude<MemwinkTheme, "18">, string> = {
  bing: "M0 52l28-24 18 14 22-26 52 40M92 12a7 7 0 1 0 .1 0",
  car: "M18 44h84M26 44l6-14h14l10-12h26l12 12 10 4v10M40 44a7 7 0 1 0 14 0 7 7 0 1 0-14 0M78 44a7 7 0 1 0 14 0 7 7 0 1 0-14 0",
  women:
    "M60 14a10 10 0 1 0 .1 0M48 22c-4 10-2 18-6 24M72 22c4 10 2 18 6 24M36 60c4-14 12-18 24-18s20 4 24 18",
  men: "M60 12a10 10 0 1 0 .1 0M50 20c2-8 18-8 20 0M34 60c3-14 12-20 26-20s23 6 26 20M60 40v20",
  anime:
    "M32 30c8-12 20-12 28 0-8 12-20 12-28 0ZM46 24a6 6 0 1 0 .1 0M70 20l3 7 7 3-7 3-3 7-3-7-7-3 7-3ZM88 38l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z",
  dynamic:
    "M0 20c20-16 40 16 60 0s40 16 60 0M0 34c20-16 40 16 60 0s40 16 60 0M0 48c20-16 40 16 60 0s40 16 60 0",
};

export function ThemeDrawing({ theme }: { theme: MemwinkTheme }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-t-card bg-sunken text-muted group-has-checked:bg-accent-soft group-has-checked:text-accent"
    >
      {theme === "18" ? (
        <text
          x="60"
          y="41"
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontSize="30"
          fontWeight="700"
          fill="currentColor"
          stroke="none"
        >
          18+
        </text>
      ) : (
        <path d={shapes[theme]} />
      )}
    </svg>
  );
}
