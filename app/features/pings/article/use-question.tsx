import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import type { ArticleView, Question } from "./article-view";
import type { QuestionDialogProps } from "./QuestionDialog";

/** Asks in a dialog instead of following the link that was pressed; where the dialog cannot be loaded, the link is followed after all. */
export function useQuestion(article: ArticleView, here: string) {
  const opener = useRef<HTMLElement | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps> | null>(null);

  function ask(asked: Question, event: MouseEvent<HTMLElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    event.preventDefault();
    event.stopPropagation();
    opener.current = link ?? event.currentTarget;
    import("./QuestionDialog").then(
      ({ QuestionDialog }) => {
        setDialog(() => QuestionDialog);
        setQuestion(asked);
      },
      () => link && window.open(link.href, link.target || "_self", "noopener"),
    );
  }

  // The dialog has no trigger of its own to give the focus back to.
  useEffect(() => {
    if (!question) opener.current?.focus();
  }, [question]);

  const dialog =
    Dialog && question ? (
      <Dialog question={question} article={article} here={here} onClose={() => setQuestion(null)} />
    ) : null;
  return { ask, dialog };
}
