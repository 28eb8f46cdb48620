import { useTranslation } from "react-i18next";
import type { ResumeLanguage } from "~/core/resume";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";
import { DesignControls } from "./DesignControls";
import { type Design, isLocked } from "./design";
import type { Sheet } from "./sheet";
import { TemplateChooser } from "./TemplateChooser";

type Props = {
  design: Design;
  language: ResumeLanguage;
  hasUploadPages: boolean;
  allTemplates: boolean;
  rough: ((design: Design) => Sheet) | null;
  onChoose(design: Design): void;
};

export function DesignPanel({ design, language, hasUploadPages, allTemplates, rough, onChoose }: Props) {
  const { t } = useTranslation("results");
  return (
    <div className="grid gap-5">
      <TemplateChooser {...{ design, language, allTemplates, rough, onChoose }} />
      {isLocked(design.template, allTemplates) && (
        <Alert
          title={t("design.locked.title")}
          actions={
            <ButtonLink size="small" to={paths.offerOf("perUse")}>
              {t("design.locked.plans")}
            </ButtonLink>
          }
        >
          {t("design.locked.body")}
        </Alert>
      )}
      <DesignControls {...{ design, hasUploadPages, onChoose }} />
    </div>
  );
}
