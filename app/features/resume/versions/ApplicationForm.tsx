import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Field, TextField } from "~/ui/Field";
import { NativeSelect } from "~/ui/NativeSelect";
import { Spinner } from "~/ui/Spinner";
import { type Application, dayOf, withVersion } from "./application";
import { formatDay } from "./format-moment";
import type { Version } from "./version";

const ApplicationChanges = lazy(() =>
  import("./ApplicationChanges").then(({ ApplicationChanges }) => ({ default: ApplicationChanges })),
);

type ApplicationFormProps = {
  application: Application;
  versions: Version[];
  previous: { name: string; version: Version } | null;
  onEdit: (fields: Partial<Application>) => void;
  onRemove: () => void;
};

export function ApplicationForm(props: ApplicationFormProps) {
  const { application, versions, previous, onEdit, onRemove } = props;
  const { t, i18n } = useTranslation("applications");
  const first = useRef<HTMLInputElement>(null);
  const { company, post, link, status, date, notes } = application;
  const version = versions.find(({ id }) => id === application.version);
  const isGone = application.version !== null && !version;
  const changed = version && dayOf(version.savedAt);

  useEffect(() => first.current?.focus(), []);

  return (
    <div className="grid gap-6 rounded-card bg-sunken p-4 sm:p-6">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-x-6">
        <Field
          ref={first}
          label={t("fields.company")}
          value={company}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onEdit({ company: target.value })}
        />
        <Field
          label={t("fields.post")}
          value={post}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onEdit({ post: target.value })}
        />
        <Field
          label={t("fields.link")}
          value={link}
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onEdit({ link: target.value })}
        />
        <Field
          type="date"
          label={t("fields.date")}
          value={date}
          max="9999-12-31"
          onChange={({ target }) => onEdit({ date: target.value })}
        />
        <NativeSelect
          label={t("fields.version")}
          hint={t("fields.versionHint")}
          value={application.version ?? ""}
          options={[
            { value: "", label: t("noVersion") },
            ...(isGone ? [{ value: application.version ?? "", label: t("versionGone") }] : []),
            ...versions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) =>
            onEdit(
              withVersion(
                application,
                versions.find((each) => each.id === id),
              ),
            )
          }
        />
        <TextField
          label={t("fields.notes")}
          value={notes}
          rows={4}
          maxLength={5000}
          onChange={({ target }) => onEdit({ notes: target.value })}
        />
      </div>
      {version && (
        <div className="grid gap-3">
          {changed && status !== "saved" && changed > date && date !== "" && (
            <p className="text-sm text-muted">
              {t("changedLater", { day: formatDay(changed, i18n.language) })}
            </p>
          )}
          <Suspense fallback={<Spinner label={t("changes.loading")} />}>
            <ApplicationChanges version={version} previous={previous} />
          </Suspense>
        </div>
      )}
      <Button size="small" kind="danger" icon="trash" className="justify-self-start" onClick={onRemove}>
        {t("remove")}
      </Button>
    </div>
  );
}
