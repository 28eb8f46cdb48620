import type { Product } from "../Wordmark";

type Look = { product?: Product; hair: string; extra?: string };

/** What tells one from the other: hair, and the colour of the product that each speaks of, where that is not the page's own. */
const faces = {
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
  researcher: {
    hair: "M13 29c-2-18 32-18 30 0-3-4-6-6-8-8-6 3-11 3-15 1-3 2-5 4-7 7zM22 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
    extra: "M17 30h9v6h-9zM30 30h9v6h-9zM26 32h4",
  },
  cook: {
    hair: "M15 23c-9-2-8-14 1-14 2-7 22-7 24 0 9 0 10 12 1 14z",
    extra: "M22 38.500c1-3 5-3 6-.5 1-2.500 5-2.500 6 .5",
  },
  editor: {
    hair: "M11 40c-3-32 37-32 34 0h-6V27H17v13z",
    extra: "M17 33a5 5 0 1 0 10 0a5 5 0 1 0-10 0M29.500 33a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  },
  bilingual: { hair: "M13 28c0-19 30-19 30 0-2-2-4-4-5-7-7 2-13 1-17-2-2 4-5 6-8 9z" },
  teacher: {
    hair: "M12 33c-3-23 35-23 32 0v9c-3 2-6 1-7-1l2-14c-5-1-9-3-11-6-2 3-6 5-11 6l2 14c-1 2-4 3-7 1z",
  },
  recruiter: {
    hair: "M14 28c-1-8 2-13 6-13 3-4 13-4 16 0 4 0 7 5 6 13-1-3-2-5-4-7-6-2-14-2-20 0-2 2-3 4-4 7z",
    extra: "M16 37c3 9 21 9 24 0-3 2-6 6-12 6s-9-4-12-6z",
  },
} satisfies Record<string, Look>;

export type Face = keyof typeof faces;

/** A head with the family's eyes: one open, one that winks. Decoration, the name stands beside it. */
export function FaceDrawing({ face }: { face: Face }) {
  const { product, hair, extra }: Look = faces[face];
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
