import { useEffect, useState } from "react";
import { dayQuote, type DayQuote as Line } from "../quotes/day-quote";
import { ownQuote } from "../quotes/own-quote";
import type { Settings } from "../settings/stored";
import type { Texts } from "../texts";

/** The day's line in the style that was chosen; one's own template needs a model, and without one it says so. */
export function DayQuote({ settings, t }: { settings: Settings; t: Texts }) {
  const { language, quoteStyle } = settings.sent;
  const [line, setLine] = useState<Line | null>(null);
  const [why, setWhy] = useState<"noModel" | "failed" | null>(null);
  useEffect(() => {
    const now = new Date();
    void (quoteStyle === "custom" ? ownQuote(settings, now) : Promise.resolve(null)).then(async (own) => {
      setWhy(own?.ok === false ? own.reason : null);
      setLine(own?.ok ? { text: own.text, author: "", work: "" } : await dayQuote(language, quoteStyle, now));
    });
  }, [settings, language, quoteStyle]);
  if (!line) return null;
  const { text, author, work } = line;
  return (
    <footer className="rounded-card bg-paper/85 p-4">
      <figure className="grid gap-1">
        <blockquote className="font-serif text-lg">{text}</blockquote>
        <figcaption className="text-xs text-muted">
          {[author, work].filter((part) => part !== "").join(language === "zh" ? "，" : ", ")}
          {why && ` · ${t(`quote.${why}`)}`}
        </figcaption>
      </figure>
    </footer>
  );
}
