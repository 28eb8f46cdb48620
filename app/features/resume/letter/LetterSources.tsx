import { useTranslation } from "react-i18next";
import { linesOf, type Resume } from "~/core/resume";
import type { Letter } from "./letter";

type LetterSourcesProps = {
  draft: Letter;
  text: string;
  resume: Resume;
  onShowLine: (line: string) => void;
};

export function LetterSources({ draft, text, resume, onShowLine }: LetterSourcesProps) {
  const { t } = useTranslation("results");
  const lines = new Map(linesOf(resume).map(({ id, text: line }) => [id, line]));
  const told = [...draft.opening, ...draft.body].filter((sentence) => sentence.lines.length > 0);
  const kept = told.filter((sentence) => text.includes(sentence.text));
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="grid content-start gap-4">
      <h3 id="sources-title" className="text-sm font-medium">
        {t("letter.sources")}
      </h3>
      <ol lang={resume.language === "zh" ? "zh-CN" : "en"} className="grid gap-5">
        {kept.map((sentence) => (
          <li key={sentence.text} className="grid gap-1 border-t border-line pt-3">
            <p className="font-serif text-sm">{sentence.text}</p>
            <ul className="grid gap-1">
              {sentence.lines.map((id) => (
                <li key={id} className="flex gap-2 text-sm text-muted">
                  <span aria-hidden="true">↳</span>
                  <button
                    type="button"
                    onClick={() => onShowLine(id)}
                    className="min-h-6 text-left underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink"
                  >
                    {lines.get(id)}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {kept.length < told.length && (
        <p className="text-sm text-muted">{t("letter.changed", { count: told.length - kept.length })}</p>
      )}
    </section>
  );
}
