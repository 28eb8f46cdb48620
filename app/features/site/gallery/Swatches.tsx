const grounds = ["bg-paper", "bg-raised", "bg-sunken", "bg-line", "bg-edge", "bg-ink", "bg-muted"];
const meanings = [
  "bg-accent",
  "bg-accent-soft",
  "bg-good",
  "bg-good-soft",
  "bg-caution",
  "bg-caution-soft",
  "bg-bad",
  "bg-bad-soft",
];
const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl", "text-4xl"];

/** The colours by name. */
export function Swatches() {
  return (
    <ul className="grid w-full grid-cols-3 gap-3 sm:grid-cols-5">
      {[...grounds, ...meanings].map((colour) => (
        <li key={colour} className="font-mono text-xs text-muted">
          <span className={`mb-1 block h-12 rounded-control border border-line ${colour}`} />
          {colour.slice(3)}
        </li>
      ))}
    </ul>
  );
}

/** The scale of type, in both scripts. */
export function TypeScale({ words }: { words: string }) {
  return (
    <ul className="grid w-full gap-2">
      {sizes.map((size) => (
        <li key={size} className={`display truncate ${size}`}>
          {words}
        </li>
      ))}
    </ul>
  );
}
