import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import type { FormulaProblem } from "./formulas";
import type { MissingImage } from "./image-address";
import { LONGEST_CARD_TEXT } from "./settings";
import { type Format, LONGEST_READABLE } from "./size";
import type { Composition } from "./use-composed";
import type { usePictures } from "./use-pictures";

type CardNotesProps = {
  composition: Composition;
  pictures: Pick<ReturnType<typeof usePictures>, "problem" | "missing" | "retry" | "retryMissing">;
  format: Format;
  onFormat: (format: Format) => void;
};

export function CardNotes({ composition, pictures, format, onFormat }: CardNotesProps) {
  const { t, i18n } = useTranslation("card");
  const { composed, prepared, formulas } = composition;
  const { problem, missing, retry, retryMissing } = pictures;
  const problems = prepared?.problems ?? [];
  const isTooTall = format === "auto" && (composed?.height ?? 0) > LONGEST_READABLE;
  return (
    <>
      {composition.failed && (
        <Note tone="bad" retry={t("retry")} onPress={composition.retry}>
          {t("notRendered")}
        </Note>
      )}
      {problem && (
        <Note tone="bad" retry={t("retry")} onPress={retry}>
          {t(`problem.${problem.reason}`)}
        </Note>
      )}
      {missing.length > 0 && (
        <Note tone="bad" retry={t("missing.retry")} onPress={retryMissing}>
          <MissingImages missing={missing} />
        </Note>
      )}
      {composition.isCut && (
        <Alert tone="caution">
          {t("tooLong", { limit: LONGEST_CARD_TEXT.toLocaleString(i18n.language) })}
        </Alert>
      )}
      {prepared?.isSource && <Alert tone="caution">{t("tooComplex")}</Alert>}
      {formulas.state === "failed" && (
        <Note retry={t("retry")} onPress={formulas.retry}>
          {t("formulas.notLoaded")}
        </Note>
      )}
      {problems.length > 0 && (
        <Alert tone="caution">
          <FormulasAsSource problems={problems} />
        </Alert>
      )}
      {composed?.isTiny && <Alert tone="caution">{t("formulas.tiny")}</Alert>}
      {isTooTall && (
        <Note change={t("split")} onPress={() => onFormat("portrait")}>
          {t("tooTall")}
        </Note>
      )}
      {(composed?.excess ?? 0) > 1 && (
        <Note change={t("growing")} onPress={() => onFormat("auto")}>
          {t("cutOff")}
        </Note>
      )}
    </>
  );
}

type NoteProps = { tone?: "bad"; retry?: string; change?: string; onPress: () => void; children: ReactNode };

function Note({ tone, retry, change, onPress, children }: NoteProps) {
  const button = (
    <Button size="small" icon={retry === undefined ? undefined : "refresh"} onClick={onPress}>
      {retry ?? change}
    </Button>
  );
  return (
    <Alert tone={tone ?? "caution"} actions={button}>
      {children}
    </Alert>
  );
}

function MissingImages({ missing }: { missing: MissingImage[] }) {
  const { t } = useTranslation("card");
  return (
    <>
      <p className="font-medium">{t("missing.title", { count: missing.length })}</p>
      <ul className="grid gap-1">
        {missing.map(({ src, host, alt, reason, status }) => (
          <li key={src} className="break-words">
            <span title={src.slice(0, 300)}>{alt ? `${alt} (${host})` : host}</span>
            {t("missing.colon")}
            {t(`missing.${reason}`, { status: status ?? 0 })}
          </li>
        ))}
      </ul>
    </>
  );
}

function FormulasAsSource({ problems }: { problems: FormulaProblem[] }) {
  const { t } = useTranslation("card");
  return (
    <>
      <p className="font-medium">{t("formulas.asSource", { count: problems.length })}</p>
      <ul className="mt-1 grid gap-1">
        {problems.map(({ tex, reason }) => (
          <li key={tex} className="break-words">
            <code className="font-mono text-xs break-all">
              {tex.length > 80 ? `${tex.slice(0, 79)}…` : tex}
            </code>
            {t("formulas.colon")}
            {typeof reason === "string" ? t(`formulas.${reason}`) : t("formulas.message", reason)}
          </li>
        ))}
      </ul>
    </>
  );
}
