import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { READ_BEFORE } from "~/core/storage-names";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { storeText } from "~/ui/browser/browser-storage.client";
import { readMarks, storedReads } from "../use-read-marks";
import { KeptHereList } from "./KeptHereList";
import { MOST_IDS } from "./marks";
import { useKeepFailures } from "./use-keep";
import { type KeptHere, keepHere, letGoHere, useKeptHere } from "./use-kept-here";

const inHundreds = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, turn) =>
    ids.slice(turn * MOST_IDS, (turn + 1) * MOST_IDS),
  );

/** What was marked as unread since is not among them. */
const readBefore = () => [...storedReads(READ_BEFORE)].filter((id) => readMarks().here.has(id));

/** Offers a member what this browser kept before they signed in, with what was read in it. What the site has no more stays here. */
export function TakeOver({ origin }: { origin: string }) {
  const { t } = useTranslation("kept");
  const kept = useKeptHere();
  const { fail, failHere } = useKeepFailures();
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState(readBefore);
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [forgotten, setForgotten] = useState<readonly KeptHere[]>([]);
  const count = kept.length;
  // A list that is open has the way back to what was removed last.
  const isListed = count > 0 || isOpen;

  function forgetReads() {
    storeText("localStorage", READ_BEFORE, null);
    setRead([]);
  }

  async function take() {
    const { sendMarks } = await import("./send-marks.client");
    let failed: { error?: string } | null = null;
    for (const ids of inHundreds(readBefore())) {
      const sent = await sendMarks("read", ids);
      if (!sent.ok) failed = sent;
    }
    if (!failed) forgetReads();
    // The oldest first, so that the next ones come before them.
    for (const ids of inHundreds(kept.map(({ id }) => id)).reverse()) {
      const sent = await sendMarks("keep", ids);
      if (!sent.kept) return fail(sent.error);
      letGoHere(new Set(sent.kept));
    }
    setTaken(true);
    if (failed) fail(failed.error);
  }

  function forget() {
    if (letGoHere(new Set(kept.map(({ id }) => id)))) setForgotten(kept);
    else failHere();
  }

  function takeBack() {
    if (forgotten.every(keepHere)) setForgotten([]);
    else failHere();
  }

  function press() {
    setBusy(true);
    void take()
      .catch(() => fail())
      .finally(() => {
        setBusy(false);
        revalidate();
      });
  }

  const action = (
    <Button size="small" busy={isBusy} onClick={press}>
      {t("takeOver.action")}
    </Button>
  );
  return (
    <>
      {count > 0 && (
        <Alert
          actions={
            isTaken ? (
              <Button size="small" onClick={forget}>
                {t("takeOver.forget")}
              </Button>
            ) : (
              action
            )
          }
        >
          {t(isTaken ? "takeOver.gone" : "takeOver.text", { count })}
        </Alert>
      )}
      {count === 0 && read.length > 0 && (
        <Alert
          actions={
            <>
              {action}
              <Button kind="quiet" size="small" onClick={forgetReads}>
                {t("takeOver.leave")}
              </Button>
            </>
          }
        >
          {t("takeOver.read", { count: read.length })}
        </Alert>
      )}
      {forgotten.length > 0 && (
        <Alert
          tone="good"
          actions={
            <Button size="small" icon="undo" onClick={takeBack}>
              {t("undo")}
            </Button>
          }
        >
          {t("takeOver.forgotten")}
        </Alert>
      )}
      {isListed && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="inline-flex min-h-11 list-none items-center text-sm underline decoration-edge underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t("takeOver.show")}
          </summary>
          <div className="grid gap-6">{isOpen && <KeptHereList origin={origin} />}</div>
        </details>
      )}
    </>
  );
}
