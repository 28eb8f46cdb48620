import { useEffect, useRef } from "react";

type BodyProps = { html: string; lang?: string; isCut: boolean };

/** The text, which the server has made safe. Pictures that do not come are hidden. */
export function Body({ html, lang, isCut }: BodyProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = place.current;
    if (!text) return;
    const hide = (picture: EventTarget | null) => {
      if (picture instanceof HTMLImageElement) picture.hidden = true;
    };
    const hideFailed = ({ target }: Event) => hide(target);
    // An error of a picture does not bubble.
    text.addEventListener("error", hideFailed, true);
    for (const picture of text.querySelectorAll("img"))
      if (picture.complete && picture.naturalWidth === 0) hide(picture);
    return () => text.removeEventListener("error", hideFailed, true);
  }, []);
  return (
    <div
      ref={place}
      lang={lang}
      className={`reading story ${isCut ? "" : "paywall"}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written anew by our own allow-list, on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
