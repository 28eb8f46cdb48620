import { useTranslation } from "react-i18next";
import { Voices as ThreeVoices } from "~/ui/Voices";

const voices = ["researcher", "cook", "editor"] as const;

export function Voices() {
  const { t } = useTranslation("memwink");
  return (
    <ThreeVoices
      label={t("voices.label")}
      title={t("voices.title")}
      lead={t("voices.lead")}
      sample={t("voices.sample")}
      voices={voices.map((id) => ({
        face: id,
        text: t(`voices.${id}.text`),
        name: t(`voices.${id}.name`),
        role: t(`voices.${id}.role`),
      }))}
    />
  );
}
