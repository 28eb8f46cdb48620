import { useEffect, useState } from "react";
import type { Settings } from "../settings/stored";
import { IS_FOR_STORE } from "../site";
import { Drawing } from "./Drawing";
import { pictureOf } from "./pictures";

/** What lies behind the new tab. The page is there before any picture. */
export function Background({ settings: { sent, own } }: { settings: Settings }) {
  const theme = sent.theme === "18" && (IS_FOR_STORE || !own.isAdult) ? "dynamic" : sent.theme;
  const isShown = own.hasBackground;
  const [shown, setShown] = useState<{ address: string; credit: string } | null>(null);
  const { hasBing } = own;

  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    setShown(null);
    if (isShown)
      void pictureOf(theme, hasBing, new Date()).then((found) => {
        if (isGone || !found) return;
        const { picture, credit } = found;
        if (typeof picture !== "string") made = URL.createObjectURL(picture);
        setShown({ address: typeof picture === "string" ? picture : (made ?? ""), credit });
      });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [theme, isShown, hasBing]);

  if (!isShown) return null;
  return (
    <div className="fixed inset-0 -z-10 overflow-hidden">
      {theme === "dynamic" || theme === "18" ? (
        <div className="drift size-full" />
      ) : (
        <Drawing theme={theme} />
      )}
      {shown && (
        <img
          src={shown.address}
          alt=""
          className="absolute inset-0 size-full object-cover motion-safe:animate-enter"
        />
      )}
      {shown?.credit && (
        <p className="absolute right-2 bottom-2 rounded-control bg-paper/85 px-2 text-xs text-muted">
          {shown.credit}
        </p>
      )}
    </div>
  );
}
