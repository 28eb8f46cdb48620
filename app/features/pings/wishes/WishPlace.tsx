import { useEffect } from "react";
import { whenIdle } from "~/ui/browser/preload";
import { usePart } from "~/ui/browser/use-part";
import type { WishBarProps } from "./WishBar";

const load = () => import("./WishBar");

/** The place of the buttons that say more or less of this, which come when the page is at rest. */
export function WishPlace(props: WishBarProps) {
  const { part, fetchPart } = usePart(load);
  useEffect(() => whenIdle(fetchPart), [fetchPart]);
  return <div className="needs-script min-h-36">{part && <part.WishBar {...props} />}</div>;
}
