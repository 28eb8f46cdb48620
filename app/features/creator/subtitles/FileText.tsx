import { useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { useScrollFocus } from "~/ui/browser/use-scroll-focus";
import { Link } from "~/ui/Link";
import type { Conversion } from "./convert";

/** Enough of a piece to hold the number of its first cue, which no other has. */
const KEY_LENGTH = 30;
const FEW_PIECES = 3;
const LINE_REM = 1.32;

function heightOf(piece: string): string {
  return `auto ${piece.split("\n").length * LINE_REM}rem`;
}

/** Pieces out of sight are not laid out, so that a long file costs nothing. */
export function FileText({ shown }: { shown: Conversion }) {
  const { t } = useTranslation("subtitles");
  const title = useId();
  const scroller = useRef<HTMLElement>(null);
  useScrollFocus(scroller);
  const editor = useMemo(
    () => shown.markdown && withStartingText(paths.markdownEditor(), shown.markdown),
    [shown.markdown],
  );
  const isLong = shown.pieces.length > FEW_PIECES;
  return (
    <div className="-mt-4 min-w-0 lg:mt-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={title} className="text-sm font-medium">
          {t("file.title")}
        </h2>
        {editor && (
          <Link to={editor} reloadDocument prefetch="none" className="text-sm">
            {t("file.edit")}
          </Link>
        )}
      </div>
      <section
        ref={scroller}
        aria-labelledby={title}
        className="max-h-80 overflow-auto rounded-card border border-line bg-sunken p-4"
      >
        <pre className="font-mono text-xs leading-relaxed">
          {shown.pieces.map((piece) => (
            <code
              key={piece.slice(0, KEY_LENGTH)}
              className="block font-mono"
              style={
                isLong ? { contentVisibility: "auto", containIntrinsicSize: heightOf(piece) } : undefined
              }
            >
              {piece}
            </code>
          ))}
        </pre>
      </section>
    </div>
  );
}
