import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import { MarkdownView } from "~/ui/MarkdownView";
import { PracticeMode } from "./PracticeMode";
import { plainHeading, questionsOf, type SheetQuestion } from "./qa-markdown";

type InterviewPanelProps = {
  markdown: string;
  lang: "en" | "zh";
  canRecord: boolean;
};

export function InterviewPanel({ markdown, lang, canRecord }: InterviewPanelProps) {
  const { t } = useTranslation("results");
  const questions = useMemo(() => questionsOf(markdown), [markdown]);
  const [isPractising, setPractising] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    // What is folded would be missing on paper.
    const unfold = () => {
      for (const folded of sheet.current?.querySelectorAll("details") ?? []) folded.open = true;
    };
    window.addEventListener("beforeprint", unfold);
    return () => window.removeEventListener("beforeprint", unfold);
  }, []);
  const topics = [...Map.groupBy(questions, ({ topic }) => topic)];
  if (questions.length === 0)
    return (
      <div data-print>
        <MarkdownView markdown={markdown} lang={lang} />
      </div>
    );
  if (isPractising)
    return <PracticeMode {...{ questions, lang, canRecord }} onClose={() => setPractising(false)} />;
  return (
    <section
      ref={sheet}
      aria-label={t("documents.interview")}
      data-print
      className="mx-auto grid max-w-3xl gap-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-sm text-muted">{t("interview.intro", { count: questions.length })}</p>
        <Button icon="play" onClick={() => setPractising(true)}>
          {t("interview.practise")}
        </Button>
      </div>
      {topics.map(([topic, own]) => (
        <section key={topic}>
          <h2 lang={lang === "zh" ? "zh-CN" : lang} className="display pb-2 text-lg">
            {topic}
          </h2>
          {own.map((one) => (
            <FoldedQuestion key={one.question} one={one} lang={lang} />
          ))}
        </section>
      ))}
    </section>
  );
}

function FoldedQuestion({ one, lang }: { one: SheetQuestion; lang: "en" | "zh" }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span lang={lang === "zh" ? "zh-CN" : lang} className="grow font-medium">
          {plainHeading(one.question)}
        </span>
        <Icon name="chevronDown" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <MarkdownView markdown={one.answer} lang={lang} />
      </div>
    </details>
  );
}
