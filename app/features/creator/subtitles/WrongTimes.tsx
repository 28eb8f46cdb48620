import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
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
  const colours = choices.mended ? "border-good bg-good-soft" : "border-caution bg-caution-soft";
  return (
    <div className={`flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border p-4 text-sm ${colours}`}>
      <p className="flex min-w-0 flex-1 basis-64 gap-2.5">
        <Icon
          name={choices.mended ? "check" : "alert"}
          className={`mt-0.5 ${choices.mended ? "text-good" : "text-caution"}`}
        />
        {t(messages[shown.source === "file" ? "file" : "page"][choices.mended ? "done" : "needed"], {
          count: shown.wrong,
        })}
      </p>
      <Button icon={choices.mended ? "undo" : undefined} onClick={() => choose({ mended: !choices.mended })}>
        {t(choices.mended ? "mend.undo" : "mend.do")}
      </Button>
    </div>
  );
}
