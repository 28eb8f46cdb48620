import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Field, TextField } from "~/ui/Field";
import { toast } from "~/ui/toast-queue";
import { JOB_DESCRIPTION_MAX } from "../limits";
import type { Versions } from "./use-versions";

type TailorFormProps = { versions: Versions; jobDescription: string | null; onDone: () => void };

export function TailorForm({ versions, jobDescription, onDone }: TailorFormProps) {
  const { t } = useTranslation("results");
  const [advert, setAdvert] = useState(jobDescription ?? "");
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const job = advert.trim() === "" ? null : advert.trim();
    const isDone = await versions.tailor(job, name.trim() === "" ? null : name.trim());
    setBusy(false);
    if (!isDone) return toast(t("versions.tailorFailed"), "bad", { topic: "tailor" });
    toast(t(job === null ? "versions.untailored" : "versions.tailored"), "good", { topic: "tailor" });
    onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={t("versions.advert")}
        hint={t("versions.advertHint")}
        value={advert}
        rows={7}
        maxLength={JOB_DESCRIPTION_MAX}
        onChange={({ target }) => setAdvert(target.value)}
      />
      {versions.state.kept && (
        <Field
          label={t("versions.newName")}
          hint={t("versions.newNameHint")}
          optional
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={busy}>
          {t(advert.trim() === "" && jobDescription !== null ? "versions.untailor" : "versions.tailorNow")}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t("doubts.cancel")}
        </Button>
      </div>
    </form>
  );
}
