import { Link, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { writingPresets } from "~/core/writing-presets";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { TextField } from "~/ui/Field";
import { ProblemNote } from "../provider/ProblemNote";
import { isConversation } from "./prompts";
import { TurnView } from "./TurnView";
import { useWriting } from "./use-writing";

export function WritingScreen() {
  const { t } = useTranslation(["writing", "provider", "tools"]);
  const [parameters] = useSearchParams();
  const preset = writingPresets.find((each) => each === parameters.get("preset")) ?? writingPresets[0];
  const { typed, setTyped, canRun, work, turns, startOver, settings, asking, elsewhere, retry } =
    useWriting(preset);
  const { running, failure, run } = asking;
  const runButton = useRef<HTMLButtonElement>(null);
  const { Dialog, stored, missing } = settings.opened ?? {};
  const access = settings.stored?.settings[work];
  const isTalk = isConversation(preset);
  const isFollowUp = isTalk && turns.length > 0;

  const answers = (
    <section aria-label={t("answers")} className="grid min-w-0 gap-10 max-lg:has-[>p]:hidden">
      {turns.length === 0 && (
        <p className="rounded-card border border-dashed border-edge p-6 text-sm text-muted">
          {t(`empty.${work}`)}
        </p>
      )}
      {turns.map((turn) => (
        <TurnView key={turn.id} turn={turn} preset={preset} />
      ))}
    </section>
  );
  return (
    <div className="wrap grid gap-6 py-8 lg:gap-8 lg:py-12">
      <header className="grid gap-2">
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className="measure text-sm text-muted">{t("intro")}</p>
      </header>
      <nav aria-label={t("presets")}>
        <ul className="flex flex-wrap gap-2">
          {writingPresets.map((each) => (
            <li key={each}>
              <Link
                to={paths.aiWriting(each)}
                replace
                preventScrollReset
                aria-current={each === preset ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-control border border-line px-4 text-sm transition-colors hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
              >
                {t(`tools:entries.${each}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-12">
        {isTalk && answers}
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-6 lg:order-first">
          <TextField
            label={t(isFollowUp ? "followUp" : `ask.${preset}`)}
            placeholder={isFollowUp ? undefined : t(`example.${preset}`)}
            rows={isTalk || work === "image" ? 6 : 14}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              ref={runButton}
              kind="primary"
              icon="spark"
              busy={running !== null}
              disabled={!canRun || elsewhere !== null}
              onClick={() => void run()}
            >
              {t(`run.${preset}`)}
            </Button>
            {running && (
              <Button
                icon="close"
                onClick={() => {
                  asking.cancel();
                  runButton.current?.focus();
                }}
              >
                {t("stop")}
              </Button>
            )}
            {isFollowUp && (
              <Button kind="quiet" icon="refresh" disabled={running !== null} onClick={startOver}>
                {t("startOver")}
              </Button>
            )}
          </div>
          <p role="status" className="text-sm text-muted empty:hidden">
            {elsewhere && t("elsewhere", { name: t(`tools:entries.${elsewhere}.title`) })}
            {running && (running === "text" ? t("provider:writing") : t("provider:image.waiting"))}
            {!running && turns.at(-1)?.state === "whole" && t("whole")}
          </p>
          {failure && (
            <ProblemNote
              failure={failure}
              onRetry={() => void retry()}
              onSettings={() => void settings.open(null)}
              onDismiss={asking.dismiss}
            />
          )}
          {access && (
            <Alert
              title={access.apiKey ? t("provider:ready", { model: access.model }) : t("key.title")}
              announced={false}
              actions={
                <Button icon="sliders" onClick={() => void settings.open(access.apiKey ? null : work)}>
                  {t(access.apiKey ? "provider:open" : "key.add")}
                </Button>
              }
            >
              {!access.apiKey && t("key.body")}
            </Alert>
          )}
        </div>
        {!isTalk && answers}
      </div>
      {Dialog && stored && missing !== undefined && (
        <Dialog stored={stored} missing={missing} onClose={settings.close} onSaved={settings.setStored} />
      )}
    </div>
  );
}
