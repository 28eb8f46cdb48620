const CENTRE = { x: 160, y: 152 };
const RADIUS = 124;
/** Degrees, counted from the right and against the clock: the scale runs over the top from lower left to lower right. */
const START = 205;
const SWEEP = 230;

function pointAt(score: number, radius: number): { x: number; y: number } {
  const angle = ((START - (SWEEP * score) / 100) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(CENTRE.x + radius * Math.cos(angle)), y: round(CENTRE.y - radius * Math.sin(angle)) };
}

function arc(from: number, to: number): string {
  const a = pointAt(from, RADIUS);
  const b = pointAt(to, RADIUS);
  const large = (SWEEP * (to - from)) / 100 > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${b.x} ${b.y}`;
}

function tick(score: number, from: number, to: number): string {
  const a = pointAt(score, from);
  const b = pointAt(score, to);
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}

const fine = Array.from({ length: 51 }, (_, step) => tick(step * 2, RADIUS + 9, RADIUS + 13)).join("");
const coarse = Array.from({ length: 11 }, (_, step) => tick(step * 10, RADIUS + 9, RADIUS + 18)).join("");

type ScoreArcProps = {
  before: number;
  after: number;
  label: string;
  words: { before: string; after: string };
};

/** Both scores 0–100 on one scale: the shared part, then what was gained or lost. */
export function ScoreArc({ before, after, label, words }: ScoreArcProps) {
  const mark = pointAt(before, RADIUS - 32);
  const [low, high] = before < after ? [before, after] : [after, before];
  const change = after < before ? "var(--bad)" : "var(--accent)";
  return (
    <svg role="img" aria-label={label} viewBox="0 0 320 222" fill="none" className="w-full tabular-nums">
      <path d={fine} stroke="var(--line)" strokeWidth="1" />
      <path d={coarse} stroke="var(--edge)" strokeWidth="1" />
      <path d={arc(0, 100)} stroke="var(--line)" strokeWidth="2" />
      <path d={arc(0, low)} stroke="var(--ink)" strokeWidth="2.5" />
      {low < high && <path d={arc(low, high)} stroke={change} strokeWidth="7" />}
      <path d={tick(before, RADIUS - 12, RADIUS + 9)} stroke="var(--ink)" strokeWidth="1.5" />
      <path d={tick(after, RADIUS - 12, RADIUS + 9)} stroke={change} strokeWidth="2.5" />
      <g textAnchor="middle" fontFamily="var(--serif)">
        {low < high && (
          <text x={mark.x} y={mark.y + 5} fontSize="17" fill="var(--muted)">
            {before}
          </text>
        )}
        <text
          x={CENTRE.x}
          y={CENTRE.y + 16}
          fontSize="88"
          fontWeight="700"
          letterSpacing="-3"
          fill="var(--ink)"
        >
          {after}
        </text>
        <text x={CENTRE.x} y={CENTRE.y + 48} fontSize="16" fontFamily="var(--sans)" fill="var(--muted)">
          {low < high ? `${words.before} ${before} → ${words.after} ${after}` : "/ 100"}
        </text>
      </g>
    </svg>
  );
}
