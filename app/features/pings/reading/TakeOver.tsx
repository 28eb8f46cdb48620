import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { readMarks } from "../use-read-marks";
import { KeptHereList } from "./KeptHereList";
import { MOST_IDS } from "./marks";
import { useKeepFailures } from "./use-keep";
import { letGoHere, useKeptHere } from "./use-kept-here";

const inHundreds = (ids: string[]) =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, turn) =>
    ids.slice(turn * MOST_IDS, (turn + 1) * MOST_IDS),
  );

/** Offers a member what this browser kept before they signed in, with what was read in it. What the site has no more stays here. */
export function TakeOver({ origin }: { origin: string }) {
  const { t } = useTranslation("kept");
  const kept = useKeptHere();
  const { fail } = useKeepFailures();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // A list that is open has the way back to what was removed last.
  if (kept.length === 0 && !isOpen) return null;

  async function take() {
    const { sendMarks } = await import("./send-marks.client");
    for (const ids of inHundreds([...readMarks().here])) {
      const sent = await sendMarks("read", ids);
      if (!sent.ok) return fail(sent.error);
    }
    // The oldest first, so that the next ones come before them.
    for (const ids of inHundreds(kept.map(({ id }) => id)).reverse()) {
      const sent = await sendMarks("keep", ids);
      if (!sent.kept) return fail(sent.error);
      letGoHere(new Set(sent.kept));
    }
    setTaken(true);
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
      {kept.length > 0 && (
        <Alert actions={!isTaken && action}>
          {t(isTaken ? "takeOver.gone" : "takeOver.text", { count: kept.length })}
        </Alert>
      )}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 list-none items-center text-sm underline decoration-edge underline-offset-4 [&::-webkit-details-marker]:hidden">
          {t("takeOver.show")}
        </summary>
        <div className="grid gap-6">{isOpen && <KeptHereList origin={origin} />}</div>
      </details>
    </>
  );
}
