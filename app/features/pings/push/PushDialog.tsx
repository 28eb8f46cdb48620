import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Dialog } from "~/ui/Dialog";
import { NativeSelect } from "~/ui/NativeSelect";
import { RetryAlert } from "~/ui/RetryAlert";
import { Spinner } from "~/ui/Spinner";

import type { PushSettings } from "./browser-push.client";
import { alertScores, FIRST_HOUR, MOST_SUBJECTS } from "./push-choice";
import { browserTimeZone } from "./push-support";
import { usePush } from "./use-push";

type PushDialogProps = { settings: PushSettings; tagId: string; onClose: () => void };

export function PushDialog({ settings, tagId, onClose }: PushDialogProps) {
  const { t } = useTranslation("push");
  const push = usePush(settings);
  return (
    <Dialog onClose={onClose} title={t("title")} description={t("lead")}>
      {push.state && <PushForm {...push} state={push.state} tagId={tagId} />}
      {push.hasFailed && <RetryAlert onRetry={push.read} />}
      {!push.state && !push.hasFailed && <Spinner label={t("opening")} />}
    </Dialog>
  );
}

type PushFormProps = Omit<ReturnType<typeof usePush>, "state"> & {
  state: NonNullable<ReturnType<typeof usePush>["state"]>;
  tagId: string;
};

function PushForm({ state, tagId, pending, message, save, attempt, end }: PushFormProps) {
  const { t } = useTranslation("push");
  const { locale, viewer } = useRoot();
  const { chosen, subjects } = state;
  const [wanted, setWanted] = useState(() => wantedOf(state, tagId));
  const { tag_ids: tags } = wanted;
  const change = (more: Partial<typeof wanted>) => setWanted({ ...wanted, ...more });
  const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
    value: `${hour}`,
    label: `${hour < 10 ? "0" : ""}${hour}:00`,
  }));
  const scoreOptions = [
    { value: "", label: t("alert.none") },
    ...alertScores.map((score) => ({ value: `${score}`, label: t("alert.from", { score }) })),
  ];
  const isSent = chosen?.tag_ids.some((tag) => subjects.some(({ id }) => id === tag));
  const fits = tags.length > 0 && tags.length <= MOST_SUBJECTS;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (fits) save({ ...wanted, lang: locale });
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      {chosen && (
        <p className="text-sm tabular-nums">
          {isSent
            ? t("next", { time: dateAndTime(chosen.next_at, locale, chosen.time_zone) })
            : t("noSubject")}
        </p>
      )}
      {!viewer && <p className="text-sm text-muted">{t("muted")}</p>}
      <NativeSelect
        label={t("hour")}
        hint={t("zone", { zone: browserTimeZone() })}
        options={hourOptions}
        value={`${wanted.hour}`}
        onChange={(hour) => change({ hour: Number(hour) })}
      />
      <fieldset className="grid min-w-0">
        <legend className="mb-1.5 text-sm font-medium">{t("subjects", { most: MOST_SUBJECTS })}</legend>
        <div className="grid sm:grid-cols-2 sm:gap-x-4">
          {subjects.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={tags.includes(id)}
              onChange={(isOn) =>
                change({ tag_ids: isOn ? [...tags, id] : tags.filter((tag) => tag !== id) })
              }
            />
          ))}
        </div>
        {!fits && <p className="text-sm text-bad">{t("subjectsWrong", { most: MOST_SUBJECTS })}</p>}
      </fieldset>
      <NativeSelect
        label={t("alert.label")}
        hint={t("alert.hint")}
        options={scoreOptions}
        value={wanted.alert_score === null ? "" : `${wanted.alert_score}`}
        onChange={(score) => change({ alert_score: score === "" ? null : Number(score) })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={pending === "save"}>
          {t(chosen ? "save" : "start")}
        </Button>
        {chosen && (
          <>
            <Button busy={pending === "attempt"} onClick={attempt}>
              {t("test")}
            </Button>
            <Button kind="danger" busy={pending === "end"} onClick={end}>
              {t("end")}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

/** A subject that is gone by now can be chosen no more. */
function wantedOf({ chosen, subjects }: PushFormProps["state"], tagId: string) {
  if (!chosen) return { hour: FIRST_HOUR, tag_ids: [tagId], alert_score: null };
  const { hour, tag_ids, alert_score } = chosen;
  return { hour, tag_ids: tag_ids.filter((tag) => subjects.some(({ id }) => id === tag)), alert_score };
}
