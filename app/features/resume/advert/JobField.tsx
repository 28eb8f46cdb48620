import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { JOB_DESCRIPTION_MAX } from "../limits";
import { addressIn } from "./advert-text";
import type { useAdvert } from "./use-advert";

type JobFieldProps = { advert: ReturnType<typeof useAdvert>; canRead: boolean };

/** The job to apply for, as text or as the address of its advert. A pasted address is read at once, a typed one when asked to. */
export function JobField({ advert, canRead }: JobFieldProps) {
  const { t, i18n } = useTranslation(["upload", "errors"]);
  const { text, reading, address, write, read } = advert;
  const problem = reading.phase === "failed" ? problemOf(reading.code, (key) => i18n.exists(key)) : null;
  return (
    <div className="grid gap-3">
      <TextField
        label={<span className="font-serif text-lg">{t("jobDescription.label")}</span>}
        hint={t("jobDescription.hint")}
        error={problem && t(problem)}
        optional
        name="job_description"
        value={text}
        maxLength={JOB_DESCRIPTION_MAX}
        rows={reading.phase === "read" ? 10 : 4}
        onChange={({ target, nativeEvent }) => {
          write(target.value);
          const pasted = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
          const found = canRead && pasted ? addressIn(target.value) : null;
          if (found) read(found);
        }}
      />
      {address && canRead && (
        <Button
          icon="link"
          busy={reading.phase === "reading"}
          onClick={() => read(address)}
          className="justify-self-start"
        >
          {t("jobDescription.fetch")}
        </Button>
      )}
      <p role="status" className="empty:hidden text-sm text-muted">
        {address && !canRead && t("jobDescription.signInFirst")}
        {reading.phase === "reading" && t("jobDescription.fetching", { host: reading.host })}
        {reading.phase === "read" && (
          <span className="flex gap-2">
            <Icon name="check" size={18} className="mt-0.5 text-good" />
            <span>
              {t("jobDescription.read", { host: reading.host })}
              {reading.cut && ` ${t("jobDescription.cut")}`}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}

function problemOf(code: string | null, isKnown: (key: string) => boolean): "errors:advert.unreachable" {
  const key = `errors:${code ?? "advert.unreachable"}`;
  return (isKnown(key) ? key : "errors:advert.unreachable") as "errors:advert.unreachable";
}
