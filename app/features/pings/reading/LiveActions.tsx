import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { useLatest } from "~/ui/browser/use-latest";
import { isReadBy, markRead, useReadMarks } from "../use-read-marks";
import type { LiveKeep, ReadArticle } from "./marks";
import { sendMarks } from "./send-marks.client";
import { useKeep } from "./use-keep";

type LiveActionsProps = { article: ReadArticle; isPressed: boolean; onLive: (live: LiveKeep) => void };

/** Answers the form that keeps an article, and takes back that it was read. `isPressed`: while this was on its way. */
export function LiveActions({ article, isPressed, onLive }: LiveActionsProps) {
  const { t } = useTranslation("reading");
  const { id, marks } = article;
  const { isOn, press, fail } = useKeep({ ...article, isKept: marks.isKept });
  const isRead = isReadBy(useReadMarks(), { id, isRead: marks.isRead });
  const isOwed = useRef(isPressed);
  const latest = useLatest(press);

  useEffect(() => onLive({ isOn, press: () => latest.current() }), [isOn, latest, onLive]);

  useEffect(() => {
    if (isOwed.current) latest.current();
    isOwed.current = false;
  }, [latest]);

  async function turn() {
    markRead(id, !isRead);
    const sent = marks.isRead !== null && (await sendMarks(isRead ? "unread" : "read", [id]));
    if (!sent || sent.ok) return;
    markRead(id, isRead);
    fail(sent.error);
  }

  return (
    <Button kind="quiet" onClick={() => void turn()}>
      {t(isRead ? "unread" : "read")}
    </Button>
  );
}
