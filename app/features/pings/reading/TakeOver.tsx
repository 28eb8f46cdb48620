import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { MOST_IDS } from "./marks";
import { useKeepFailures } from "./use-keep";
import { letGoHere, useKeptHere } from "./use-kept-here";

/** Offers a member what this browser kept before they signed in. */
export function TakeOver() {
  const { t } = useTranslation("kept");
  const kept = useKeptHere();
  const { fail } = useKeepFailures();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  if (kept.length === 0) return null;

  async function take() {
    const { sendMarks } = await import("./send-marks.client");
    // The oldest first, so that the next ones come before them.
    for (let end = kept.length; end > 0; end -= MOST_IDS) {
      const ids = kept.slice(Math.max(0, end - MOST_IDS), end).map(({ id }) => id);
      const sent = await sendMarks("keep", ids);
      if (!sent.ok && !sent.isGone) return fail(sent.error);
      letGoHere(new Set(ids));
    }
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

  return (
    <Alert
      actions={
        <Button size="small" busy={isBusy} onClick={press}>
          {t("takeOver.action")}
        </Button>
      }
    >
      {t("takeOver.text", { count: kept.length })}
    </Alert>
  );
}
