import type { Product } from "~/ui/Wordmark";

export type Face = "nora" | "wei" | "amir" | "lin" | "june";

/** What tells one from the other: hair, and the colour of the product that each speaks of. */
const faces: Record<Face, { product: Product; hair: string; extra?: string }> = {
  nora: { product: "offerwink", hair: "M12 30c-2-18 34-18 32 0v14h-5V28c-6 0-11-2-14-6-2 4-5 6-8 6v16h-5z" },
  wei: {
    product: "memwink",
    hair: "M13 26c0-17 30-17 30 0-4-1-5-5-6-7-5 3-12 4-18 2-1 3-3 5-6 5z",
    extra: "M17 30h9v6h-9zM30 30h9v6h-9zM26 32h4",
  },
  amir: {
    product: "pings",
    hair: "M14 24c0-15 28-15 28 0-3 0-4-2-5-4H19c-1 2-2 4-5 4z",
    extra: "M17 40c2 10 20 10 22 0-3 3-7 2-11 2s-8 1-11-2z",
  },
  lin: {
    product: "creator",
    hair: "M13 34c-3-20 33-20 30 0l-4-8c-8 0-12-3-14-6-2 4-5 6-8 7z",
    extra: "M37 13a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  },
  june: { product: "offerwink", hair: "M12 32c-3-22 35-22 32 0-2-6-5-9-8-10-6 2-12 2-17 0-3 2-5 5-7 10z" },
};

/** A head with the family's eyes: one open, one that winks. Decoration, the name stands beside it. */
export function FaceDrawing({ face }: { face: Face }) {
  const { product, hair, extra } = faces[face];
  return (
    <svg
      aria-hidden="true"
      data-product={product}
      viewBox="0 0 56 56"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-14 shrink-0 rounded-full bg-accent-soft text-ink"
    >
      <path d="M10 58c2-10 9-12 18-12s16 2 18 12z" fill="var(--accent)" />
      <circle cx="28" cy="31" r="14" fill="var(--raised)" stroke="currentColor" strokeWidth="1.5" />
      <path d={hair} fill="currentColor" />
      {extra && <path d={extra} stroke="currentColor" strokeWidth="1.5" />}
      <circle cx="22" cy="33" r="2" fill="currentColor" />
      <path d="M31 32.500c1.400 2 4.600 2 6 0" stroke="currentColor" strokeWidth="1.750" />
      <path d="M24 39.500c2 2 6 2 8 0" stroke="currentColor" strokeWidth="1.500" />
    </svg>
  );
}
