import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { BackLink } from "~/ui/BackLink";
import { Checkbox, Switch } from "~/ui/Checkbox";
import { Field } from "~/ui/Field";
import { FormActions } from "~/ui/FormActions";
import { SecretField } from "~/ui/SecretField";
import { needsSignIn, SignInAgain } from "~/ui/SignInAgain";
import { formOf } from "~/ui/use-form";
import type { SecretView } from "../config-types";
import { serviceOf } from "./forms";
import {
  callLimits,
  defaultModels,
  jinaAddresses,
  limitRanges,
  type llmAddresses,
  type llmLimits,
  type llmModels,
  radarLimits,
} from "./llm-config";
import { ServiceTests } from "./ServiceTests";
import type { ServiceReport } from "./service-requests";

type Plain = (typeof llmAddresses)[number] | (typeof llmModels)[number] | (typeof llmLimits)[number];

export type LlmPage = {
  values: Partial<Record<Plain, string>>;
  keys: { jinaKey: SecretView; openaiKey: SecretView };
  isStopped: boolean;
  callsToday: number;
  /** Who analyses resumes now: the service saved here, the environment's, or the built-in analyst, also as all calls are stopped. */
  analyst: "saved" | "environment" | "builtin" | "stopped";
};

type LlmAnswer = FormAnswer & { report?: ServiceReport };

export function LlmScreen({ page, answer }: { page: LlmPage; answer?: LlmAnswer }) {
  const { values, keys, analyst, callsToday } = page;
  const { t } = useTranslation(["admin", "errors"]);
  const fetcher = useFetcher<LlmAnswer>();
  const form = formOf(fetcher, answer);
  const latest = form.pending ? undefined : (fetcher.data ?? answer);
  const testing = serviceOf(String(form.pendingIntent));
  const saves = useSaves(fetcher.state === "idle" ? fetcher.data : undefined);
  const failure = { network: "errors:members.network", server: "errors:config.saveFailed" } as const;
  const hasProblems = Object.keys(latest?.problems ?? {}).length > 0 && !needsSignIn(latest?.problems);

  const errorOf = (name: string) => {
    const [problem] = form.problemsOf(name);
    return problem && t(`errors:${problem}`);
  };
  const plain = (name: Plain, placeholder: string) => ({
    name,
    label: t(`llm.${name}`),
    defaultValue: form.valuesOf(name)[0] ?? values[name],
    error: errorOf(name),
    placeholder,
    optional: true,
    autoComplete: "off",
    autoCapitalize: "none",
    spellCheck: false,
  });
  const address = (name: Plain, placeholder: string) => (
    <Field key={name} {...plain(name, placeholder)} inputMode="url" />
  );

  const limit = (name: (typeof llmLimits)[number]) => (
    <Field
      key={name}
      {...plain(name, String(limitRanges[name].usual))}
      hint={t(`llm.limits.${name}`, { usual: limitRanges[name].usual })}
      inputMode="numeric"
    />
  );

  return (
    <div className="wrap section">
      <form.Form method="post" noValidate className="mx-auto grid max-w-2xl gap-10">
        <div className="grid gap-3">
          <BackLink to={paths.memwinkSettings()}>{t("back")}</BackLink>
          <h1 className="display text-2xl md:text-3xl">{t("llm.title")}</h1>
          <p className="measure text-muted">{t("llm.lead")}</p>
          <Alert announced={false} tone={analyst === "stopped" ? "caution" : undefined}>
            {t(`llm.analyst.${analyst}`)}
          </Alert>
        </div>
        <div key={saves} className="grid gap-10">
          <fieldset className="grid gap-5">
            <legend className="mb-4 w-full border-t border-line pt-4 display text-xl">Jina</legend>
            {jinaAddresses.map((name) => address(name, jinaExamples[name]))}
            <KeyField name="jinaKey" stored={keys.jinaKey} error={errorOf("jinaKey")} />
            <Field {...plain("jinaModel", defaultModels.jinaModel)} />
            <Field {...plain("jinaRerankModel", defaultModels.jinaRerankModel)} />
          </fieldset>
          <fieldset className="grid gap-5">
            <legend className="mb-4 w-full border-t border-line pt-4 display text-xl">OpenAI</legend>
            {address("openaiUrl", "https://api.openai.com/v1")}
            <KeyField name="openaiKey" stored={keys.openaiKey} error={errorOf("openaiKey")} />
            <Field
              {...plain("openaiModel", defaultModels.openaiModel)}
              hint={t("llm.openaiModelHint", { model: defaultModels.openaiModel })}
            />
          </fieldset>
          <fieldset className="grid gap-5">
            <legend className="mb-4 w-full border-t border-line pt-4 display text-xl">
              {t("llm.limits.callsTitle")}
            </legend>
            <p className="measure text-sm text-muted">
              {t("llm.limits.callsText")} {t("llm.limits.today", { calls: callsToday })}
            </p>
            <Switch
              name="isStopped"
              label={t("llm.isStopped")}
              hint={t("llm.limits.isStopped")}
              error={errorOf("isStopped")}
              defaultChecked={latest?.values ? form.valuesOf("isStopped").length > 0 : page.isStopped}
            />
            {callLimits.map(limit)}
          </fieldset>
          <fieldset className="grid gap-5">
            <legend className="mb-4 w-full border-t border-line pt-4 display text-xl">
              {t("llm.limits.title")}
            </legend>
            <p className="measure text-sm text-muted">{t("llm.limits.text")}</p>
            {radarLimits.map(limit)}
          </fieldset>
        </div>
        <div className="grid gap-4">
          <SignInAgain problems={latest?.problems} />
          {form.saved && !latest?.report && <Alert tone="good">{t("llm.saved")}</Alert>}
          <FormActions
            submit={t("llm.save")}
            intent="save"
            state={form.pending && !testing ? "pending" : "idle"}
            disabled={form.pending}
            error={form.failed ? t(failure[form.failed]) : hasProblems && t("llm.problems")}
          />
        </div>
        <ServiceTests running={testing} busy={form.pending} report={latest?.report} />
      </form.Form>
    </div>
  );
}

const jinaExamples = {
  jinaDeepSearchUrl: "https://deepsearch.jina.ai/v1/chat/completions",
  jinaReaderUrl: "https://r.jina.ai",
  jinaModelUrl: "https://api.jina.ai/v1/embeddings",
  jinaRerankUrl: "https://api.jina.ai/v1/rerank",
};

/** Counts what was saved: with each, the fields begin anew with what is stored. */
function useSaves(answer: LlmAnswer | undefined): number {
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (answer?.saved) setSaves((before) => before + 1);
  }, [answer]);
  return saves;
}

type KeyFieldProps = { name: "jinaKey" | "openaiKey"; stored: SecretView; error?: string };

/** A key that is stored already or not, with what is typed in plain sight if wanted, and a way to remove it. */
function KeyField({ name, stored, error }: KeyFieldProps) {
  const { t } = useTranslation("admin");
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <SecretField
        label={t(`llm.${name}`)}
        hint={t("llm.keyHint")}
        error={error}
        name={name}
        lastFour={stored.set ? stored.last4 : null}
        shown={isShown}
        optional
      />
      <div className="flex flex-wrap gap-x-6">
        <span className="needs-script">
          <Checkbox label={t(`llm.show.${name}`)} checked={isShown} onChange={setShown} />
        </span>
        {stored.set && <Checkbox name="remove[]" value={name} label={t(`llm.remove.${name}`)} />}
      </div>
    </div>
  );
}
