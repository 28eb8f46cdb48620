/** Calls once somebody can see the page: one that is made in advance, or opened behind another, is not read yet. Returns what cancels it. */
export function whenSeen(work: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", look);
    work();
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => document.removeEventListener("visibilitychange", look);
}
