import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/** How long to wait before each question whether a purchase has arrived; four minutes in all. */
const WAITS_MS = [
  1000,
  1000,
  2000,
  2000,
  3000,
  5000,
  5000,
  8000,
  ...Array.from({ length: 14 }, () => 15_000),
];

/** Asks again and again while a purchase is waited for; true when it has taken so long that one had better come back. */
export function useArrival(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const wait = WAITS_MS[asked];

  useEffect(() => {
    if (!isWaiting || state !== "idle" || wait === undefined) return;
    const timer = setTimeout(() => {
      setAsked((before) => before + 1);
      revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [isWaiting, state, wait, revalidate]);

  return isWaiting && wait === undefined;
}
