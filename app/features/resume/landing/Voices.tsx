import { useTranslation } from "react-i18next";
import { Voices as ThreeVoices } from "~/ui/Voices";

const voices = ["bilingual", "teacher", "recruiter"] as const;

/** Others than the five of the home page. */
export function Voices() {
  const { t } = useTranslation("offerwink");
  return (
    <ThreeVoices
      label={t("voices.label")}
      title={t("voices.title")}
      lead={t("voices.lead")}
      sample={t("voices.sample")}
      voices={voices.map((id) => ({
        face: id,
        text: t(`voices.${id}.text`),
        name: t(`voices.${id}.who`),
      }))}
    />
  );
}
