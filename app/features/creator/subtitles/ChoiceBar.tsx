import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { NativeSelect } from "~/ui/NativeSelect";
import type { Choices, Conversion } from "./convert";
import { orders } from "./cues";
import type { FileActions } from "./use-file-actions";

const formats = ["srt", "vtt"] as const;

type ChoiceBarProps = {
  choices: Choices;
  shown: Conversion | null;
  choose(change: Partial<Choices>): void;
  actions: FileActions | null;
};

export function ChoiceBar({ choices, shown, choose, actions }: ChoiceBarProps) {
  const { t } = useTranslation("subtitles");
  return (
    <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4 border-y border-line py-4">
      <ChoiceGroup
        label={t("format.label")}
        value={choices.format}
        options={formats.map((value) => ({ value, label: t(`format.${value}`) }))}
        onChange={(format) => choose({ format })}
      />
      <NativeSelect
        label={t("order.label")}
        value={choices.order}
        options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
        onChange={(order) => choose({ order })}
      />
      <Checkbox
        label={t("oneText")}
        checked={choices.oneText ?? shown?.oneText ?? true}
        onChange={(oneText) => choose({ oneText })}
      />
      <div className="ml-auto hidden gap-3 md:flex">
        <Button icon="copy" disabled={!actions} onClick={() => void actions?.copy()}>
          {t("copy")}
        </Button>
        <Button kind="primary" icon="download" disabled={!actions} onClick={() => actions?.download()}>
          {t(`download.${choices.format}`)}
        </Button>
      </div>
    </div>
  );
}
