import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { Switch } from "~/ui/Checkbox";
import { Spinner } from "~/ui/Spinner";
import { formatMoment } from "./format-moment";
import type { Versions } from "./use-versions";
import { VersionList } from "./VersionList";
import { VersionProblem } from "./VersionProblem";

const ConfirmDialog = lazy(() =>
  import("~/ui/ConfirmDialog").then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

type VersionPanelProps = {
  versions: Versions;
  isReopened: boolean;
};

export function VersionPanel({ versions, isReopened }: VersionPanelProps) {
  const { t, i18n } = useTranslation("results");
  const { keeper, state } = versions;
  const { kept, current } = state;
  const [isOpen, setOpen] = useState(isReopened);
  const [forgetting, setForgetting] = useState(false);
  const row = useRef<HTMLElement>(null);
  const regionId = useId();

  useEffect(() => {
    if (isReopened) row.current?.focus({ preventScroll: true });
  }, [isReopened]);
  const now = state.versions.find(({ id }) => id === current);
  const saved = now
    ? t("versions.saved", { name: now.name, time: formatMoment(now.savedAt, i18n.language) })
    : t("versions.unsaved");

  return (
    <section ref={row} aria-label={t("versions.title")} tabIndex={-1} className="wrap outline-none">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-1.5">
        <Switch
          label={t("versions.keep")}
          checked={kept === true}
          disabled={kept === null}
          onChange={(on) => (on ? void keeper.keep() : setForgetting(true))}
        />
        <p
          role="status"
          className="min-w-0 flex-1 basis-48 text-sm max-sm:basis-full text-muted [overflow-wrap:anywhere]"
        >
          {kept ? saved : t("versions.tabOnly")}
        </p>
        <div className="flex flex-wrap gap-2">
          {kept && (
            <Button
              size="small"
              icon="file"
              aria-expanded={isOpen}
              aria-controls={regionId}
              onClick={() => setOpen(!isOpen)}
            >
              {t("versions.list", { count: state.versions.length })}
            </Button>
          )}
          <ButtonLink size="small" icon="table" to={paths.applications()}>
            {t("versions.applications")}
          </ButtonLink>
          <ButtonLink size="small" to={paths.upload()} icon="refresh">
            {t("startOver")}
          </ButtonLink>
        </div>
      </div>
      <VersionProblem state={state} keeper={keeper} />
      <div id={regionId}>
        {isOpen && kept && <VersionList versions={versions} onForget={() => setForgetting(true)} />}
      </div>
      {forgetting && (
        <Suspense fallback={<Spinner label={t("loading")} />}>
          <ConfirmDialog
            danger
            title={t("versions.forgetTitle", { count: state.versions.length })}
            description={t("versions.forgetBody")}
            confirm={t("versions.forget")}
            onConfirm={() => {
              setForgetting(false);
              setOpen(false);
              void keeper.forget();
            }}
            onClose={() => setForgetting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
