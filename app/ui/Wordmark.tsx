export type Product = "wink" | "offerwink" | "pings" | "memwink" | "creator";

export const productNames: Record<Product, string> = {
  wink: "Wink",
  offerwink: "OfferWink",
  pings: "Pings",
  memwink: "MemWink",
  creator: "Wink Creator",
};

export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="none" className="shrink-0">
      <circle cx="7" cy="12" r="4.5" fill="var(--accent)" />
      <path d="M14 11c1.6 3 6.4 3 8 0" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}

export function Wordmark({ product }: { product: Product }) {
  return (
    <span className="inline-flex items-center gap-2" translate="no">
      <Mark />
      <span lang="en" className="font-serif text-lg leading-none font-bold tracking-tight">
        {productNames[product]}
      </span>
    </span>
  );
}
