const CENTRE = { x: 150, y: 170 };

/** A tick at an angle (degrees from the right, against the clock) between two distances from the centre. */
function tick(degrees: number, from: number, to: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (radius: number) =>
    `${(CENTRE.x + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(2)}`;
  return `M${at(from)}L${at(to)}`;
}

const fine = Array.from({ length: 120 }, (_, step) => tick(step * 3, 118, 126)).join("");
const coarse = Array.from({ length: 24 }, (_, step) => tick(step * 15, 118, 134)).join("");

const lashes = [
  { x: 322, y: 192, dx: -18, dy: 22 },
  { x: 356, y: 217, dx: -12, dy: 27 },
  { x: 398, y: 228, dx: 0, dy: 30 },
  { x: 440, y: 217, dx: 12, dy: 27 },
  { x: 474, y: 192, dx: 18, dy: 22 },
];

/** The sign of the family drawn large: the open eye is an instrument that measures, the other one winks. */
export function HeroDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 340" fill="none" className="w-full text-ink">
      <path d={fine} stroke="var(--edge)" strokeWidth="1" />
      <path d={coarse} stroke="currentColor" strokeWidth="1.5" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="106" stroke="currentColor" strokeWidth="1.5" />
      <g data-product="offerwink">
        <path d="M150 78a92 92 0 0 1 79.67 138" stroke="var(--accent)" strokeWidth="9" />
      </g>
      <g data-product="memwink">
        <path d="M223.61 225.2a92 92 0 0 1-147.22 0" stroke="var(--accent)" strokeWidth="9" />
      </g>
      <g data-product="pings">
        <path d="M70.33 216A92 92 0 0 1 140.38 78.5" stroke="var(--accent)" strokeWidth="9" />
      </g>
      <circle cx={CENTRE.x} cy={CENTRE.y} r="52" fill="currentColor" />
      <circle cx="132" cy="152" r="11" fill="var(--paper)" />
      <path d="M306 170c34 78 150 78 184 0" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      {lashes.map(({ x, y, dx, dy }) => (
        <path
          key={x}
          d={`M${x} ${y}l${dx} ${dy}`}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
