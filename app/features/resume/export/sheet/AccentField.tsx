import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { Icon } from "~/ui/Icon";
import { hueOf } from "./accents";

type Props = { accents: readonly string[]; value: string; onChange(accent: string): void };

export function AccentField({ accents, value, onChange }: Props) {
  const { t } = useTranslation("results");
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <ChoiceGroup
        label={t("design.accent")}
        value={value}
        onChange={onChange}
        options={accents.map((accent) => ({
          value: accent,
          title: t(`design.hues.${hueOf(accent)}`),
          label: (
            <>
              <span className="sr-only">{t(`design.hues.${hueOf(accent)}`)}</span>
              <span
                className="grid size-5 place-items-center rounded-full text-[#ffffff] forced-colors:forced-color-adjust-none"
                style={{ backgroundColor: accent }}
              >
                {accent === value && <Icon name="check" size={14} />}
              </span>
            </>
          ),
        }))}
      />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t("design.ownAccent")}
        </label>
        <input
          id={id}
          type="color"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="h-11 w-16 cursor-pointer rounded-control border border-edge bg-raised p-1"
        />
      </div>
    </div>
  );
}
