import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { NativeSelect } from "~/ui/NativeSelect";
import { AccentField } from "./AccentField";
import { contactStyles, type Design, type Fit, type PaperId } from "./design";
import { PhotoField } from "./PhotoField";
import { contactStyleOf, templates } from "./templates";

const sizes = [9.5, 10, 10.5, 11, 11.5, 12];
const spacings = { tight: 0.8, usual: 1, wide: 1.25 } as const;
const papersOffered = ["a4", "letter"] as const satisfies readonly PaperId[];

export function spacingOf({ spacing }: Pick<Design, "spacing">): keyof typeof spacings {
  return spacing < 0.9 ? "tight" : spacing > 1.1 ? "wide" : "usual";
}

type Props = { design: Design; hasUploadPages: boolean; onChoose(design: Design): void };

export function DesignControls({ design, hasUploadPages, onChoose }: Props) {
  const { t } = useTranslation("results");
  const { accents, hasPhoto } = templates[design.template];
  const choose = (change: Partial<Design>) => onChoose({ ...design, ...change });
  const fits: Fit[] = hasUploadPages ? ["free", "onePage", "asUploaded"] : ["free", "onePage"];
  return (
    <div className="grid gap-5">
      <ChoiceGroup
        label={t("design.fit")}
        value={fits.includes(design.fit) ? design.fit : "free"}
        onChange={(fit) => choose({ fit })}
        options={fits.map((fit) => ({ value: fit, label: t(`design.fits.${fit}`) }))}
      />
      <AccentField accents={accents} value={design.accent} onChange={(accent) => choose({ accent })} />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1">
        <NativeSelect
          label={t("design.size")}
          value={String(design.size)}
          onChange={(size) => choose({ size: Number(size) })}
          // What is held to a number of pages may be set smaller than chosen.
          options={sizes.map((size) => ({
            value: String(size),
            label: t(design.fit === "free" ? "design.points" : "design.upTo", { size }),
          }))}
        />
        <ChoiceGroup
          label={t("design.spacing")}
          value={spacingOf(design)}
          onChange={(name) => choose({ spacing: spacings[name] })}
          options={(["tight", "usual", "wide"] as const).map((name) => ({
            value: name,
            label: t(`design.spacings.${name}`),
          }))}
        />
        <ChoiceGroup
          label={t("design.paper")}
          value={design.paper}
          onChange={(paper) => choose({ paper })}
          options={papersOffered.map((paper) => ({ value: paper, label: t(`design.papers.${paper}`) }))}
        />
        <ChoiceGroup
          label={t("design.contact")}
          value={contactStyleOf(design)}
          onChange={(contact) => choose({ contact })}
          options={contactStyles.map((style) => ({ value: style, label: t(`design.contacts.${style}`) }))}
        />
      </div>
      {hasPhoto && <PhotoField photo={design.photo} onChange={(photo) => choose({ photo })} />}
    </div>
  );
}
