import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { Choices, Conversion } from "./convert";

type WrongTimesProps = {
  shown: Conversion;
  choices: Choices;
  choose(change: Partial<Choices>): void;
};

/** A subtitle file has ends of its own, so other things can be wrong with it. */
const messages = {
  page: { needed: "mend.needed", done: "mend.done" },
  file: { needed: "mend.neededFile", done: "mend.doneFile" },
} as const;

export function WrongTimes({ shown, choices, choose }: WrongTimesProps) {
  const { t } = useTranslation("subtitles");
  if (shown.wrong === 0) return null;
  const { mended } = choices;
  return (
    <Alert
      tone={mended ? "good" : "caution"}
      announced={false}
      actions={
        <Button icon={mended ? "undo" : undefined} onClick={() => choose({ mended: !mended })}>
          {t(mended ? "mend.undo" : "mend.do")}
        </Button>
      }
    >
      {t(messages[shown.source === "file" ? "file" : "page"][mended ? "done" : "needed"], {
        count: shown.wrong,
      })}
    </Alert>
  );
}
