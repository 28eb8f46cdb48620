import { type FormEvent, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { Field } from "~/ui/Field";
import { IconButton } from "~/ui/IconButton";
import type { Figures } from "./compare";
import { formatMoment } from "./format-moment";
import type { Version } from "./version";

const ConfirmDialog = lazy(() =>
  import("~/ui/ConfirmDialog").then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

type VersionItemProps = {
  version: Version;
  /** Null until they are worked out, and for a result of texts alone. */
  figures: Figures | null;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose?: (on: boolean) => void;
  onOpen: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
};

export function VersionItem(props: VersionItemProps) {
  const { version, isCurrent, isChosen, onChoose, onOpen, onRename, onRemove } = props;
  const { t } = useTranslation("results");
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const { name } = version;
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      {asked === "rename" ? (
        <RenameForm
          name={name}
          onSave={(next) => {
            setAsked(null);
            onRename(next);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <div className="grid gap-0.5">
          <p className="font-medium [overflow-wrap:anywhere]">
            {name}
            {isCurrent && <span className="font-normal text-muted"> · {t("versions.current")}</span>}
          </p>
          <VersionFacts {...props} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {onChoose && (
          <Checkbox
            dense
            label={t("versions.compare")}
            aria-label={t("versions.compareOne", { name })}
            checked={isChosen}
            onChange={onChoose}
            className="mr-2"
          />
        )}
        <Button
          size="small"
          disabled={isCurrent}
          aria-label={t("versions.openOne", { name })}
          onClick={onOpen}
        >
          {t("versions.open")}
        </Button>
        <IconButton icon="edit" label={t("versions.rename", { name })} onClick={() => setAsked("rename")} />
        <IconButton icon="trash" label={t("versions.remove", { name })} onClick={() => setAsked("remove")} />
      </div>
      {asked === "remove" && (
        <Suspense fallback={null}>
          <ConfirmDialog
            danger
            title={t("versions.removeTitle", { name })}
            description={t(isCurrent ? "versions.removeCurrent" : "versions.removeBody")}
            confirm={t("versions.removeNow")}
            onConfirm={() => {
              setAsked(null);
              onRemove();
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </li>
  );
}

function VersionFacts({ version, figures }: Pick<VersionItemProps, "version" | "figures">) {
  const { t, i18n } = useTranslation("results");
  const facts = [
    formatMoment(version.savedAt, i18n.language),
    figures && figures.score !== null && t("versions.score", { score: figures.score }),
    figures && figures.match !== null && t("versions.match", { percent: Math.round(figures.match * 100) }),
  ];
  return <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(" · ")}</p>;
}

type RenameFormProps = { name: string; onSave: (name: string) => void; onCancel: () => void };

function RenameForm({ name, onSave, onCancel }: RenameFormProps) {
  const { t } = useTranslation("results");
  const [typed, setTyped] = useState(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== "") onSave(typed.trim());
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        label={t("versions.name")}
        hideLabel
        value={typed}
        maxLength={80}
        autoComplete="off"
        ref={(field) => field?.focus()}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t("doubts.save")}</Button>
      <Button kind="quiet" onClick={onCancel}>
        {t("doubts.cancel")}
      </Button>
    </form>
  );
}
