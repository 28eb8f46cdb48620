export function ScoreDial({ score, label }: { score: number; label: string }) {
  return (
    <svg role="img" aria-label={label} width="44" height="44" viewBox="0 0 44 44" className="shrink-0">
      <g fill="none" strokeWidth="3" transform="rotate(-90 22 22)">
        <circle cx="22" cy="22" r="19" stroke="var(--line)" />
        <circle
          cx="22"
          cy="22"
          r="19"
          stroke="var(--accent)"
          pathLength="100"
          strokeDasharray={`${score} 100`}
        />
      </g>
      <text x="22" y="27" textAnchor="middle" fontSize="14" fontWeight="600" fill="var(--ink)">
        {score}
      </text>
    </svg>
  );
}
