import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { Switch } from "~/ui/Checkbox";
import { Spinner } from "~/ui/Spinner";
import { formatMoment } from "./format-moment";
import { TailorForm } from "./TailorForm";
import type { Versions } from "./use-versions";
import { VersionList } from "./VersionList";
import { VersionProblem } from "./VersionProblem";

const ConfirmDialog = lazy(() =>
  import("~/ui/ConfirmDialog").then(({ ConfirmDialog }) => ({ default: ConfirmDialog })),
);

type VersionPanelProps = {
  versions: Versions;
  jobDescription: string | null;
  /** Another version has just taken the place of the one that had the focus. */
  isReopened: boolean;
};

/** A row below the head of the result: whether this device keeps it, its versions, and the job it is for. */
export function VersionPanel({ versions, jobDescription, isReopened }: VersionPanelProps) {
  const { t, i18n } = useTranslation("results");
  const { keeper, state } = versions;
  const { kept, current } = state;
  const [open, setOpen] = useState<"list" | "tailor" | null>(isReopened ? "list" : null);
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
  const toggle = (part: "list" | "tailor") => setOpen(open === part ? null : part);

  return (
    <section ref={row} aria-label={t("versions.title")} tabIndex={-1} className="wrap pt-10 outline-none">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-line py-2">
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
              aria-expanded={open === "list"}
              aria-controls={regionId}
              onClick={() => toggle("list")}
            >
              {t("versions.list", { count: state.versions.length })}
            </Button>
          )}
          <Button
            size="small"
            icon="search"
            aria-expanded={open === "tailor"}
            aria-controls={regionId}
            onClick={() => toggle("tailor")}
          >
            {t(jobDescription === null ? "versions.tailor" : "versions.tailorAgain")}
          </Button>
          <ButtonLink size="small" icon="table" to={paths.applications()}>
            {t("versions.applications")}
          </ButtonLink>
        </div>
      </div>
      <VersionProblem state={state} keeper={keeper} />
      <div id={regionId}>
        {open === "list" && kept && <VersionList versions={versions} onForget={() => setForgetting(true)} />}
        {open === "tailor" && (
          <TailorForm versions={versions} jobDescription={jobDescription} onDone={() => setOpen(null)} />
        )}
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
              setOpen(null);
              void keeper.forget();
            }}
            onClose={() => setForgetting(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
