import { useEffect, useState } from "react";
import { whenIdle } from "~/ui/browser/preload";
import { usePart } from "~/ui/browser/use-part";
import { KeepForm } from "./KeepForm";
import type { LiveKeep, ReadArticle } from "./marks";

const loadLive = () => import("./LiveActions");

/** What a reader does with an article: a plain form, until what answers it has come; a press before that is not lost. */
export function ReadingActions({ article, here }: { article: ReadArticle; here: string }) {
  const { id, marks } = article;
  const { part, failed, fetchPart } = usePart(loadLive);
  const [pressed, setPressed] = useState<HTMLFormElement | null>(null);
  const [live, setLive] = useState<LiveKeep | null>(null);
  useEffect(() => whenIdle(fetchPart), [fetchPart]);
  useEffect(() => {
    if (failed) pressed?.submit();
  }, [failed, pressed]);
  const press = (form: HTMLFormElement) => {
    setPressed(form);
    fetchPart();
  };
  return (
    <>
      <KeepForm
        id={id}
        here={here}
        isOn={live?.isOn ?? marks.isKept === true}
        onPress={live?.press ?? press}
      />
      {part && <part.LiveActions article={article} isPressed={pressed !== null} onLive={setLive} />}
    </>
  );
}
