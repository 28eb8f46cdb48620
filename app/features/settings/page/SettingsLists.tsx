import { useNavigate, useSearchParams } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { paths } from "~/paths";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { Link } from "~/ui/Link";
import type { FocusChoice, Readings } from "../own/reading";
import { FocusForm } from "./FocusForm";
import { EmbeddingForm, LanguageForm, QuoteForm, TemplateForm, ThemeForm } from "./SettingForms";
import { SettingRow } from "./SettingRow";
import { type Edit, editOf, type SettingAbilities } from "./settings-view";

type SettingsListsProps = {
  readings: Readings;
  choices: FocusChoice[];
  abilities: SettingAbilities;
  answer?: FormAnswer;
};

/** All settings, a line each. The address says which form is open: one that the page began with stands below its line, one that
 * was opened by a press is a dialog. */
export function SettingsLists({ readings, choices, abilities, answer }: SettingsListsProps) {
  const { t } = useTranslation("settings");
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const edit = editOf(parameters.get("edit"));
  const [inPage, setInPage] = useState(edit);
  useEffect(() => {
    if (edit !== inPage) setInPage(null);
  }, [edit, inPage]);

  const agent = readings.memwink_news_agent;
  const templateForm = (id: "gen_prompt" | "qa_prompt") => (
    <TemplateForm
      id={id}
      saved={readings[`memwink_${id}`].kept}
      mayChange={abilities.prompts}
      answer={answer}
    />
  );
  const forms: Record<Edit, () => ReactNode> = {
    gen_prompt: () => templateForm("gen_prompt"),
    qa_prompt: () => templateForm("qa_prompt"),
    embedding: () => (
      <EmbeddingForm
        saved={readings.memwink_embed_model.value}
        mayChange={abilities.embedding}
        answer={answer}
      />
    ),
    theme: () => <ThemeForm saved={readings.memwink_theme.value} answer={answer} />,
    quote: () => (
      <QuoteForm
        saved={{
          style: readings.memwink_quote_style.value,
          template: readings.memwink_quote_template.kept,
        }}
        mayCustomise={abilities.quote}
        answer={answer}
      />
    ),
    language: () => <LanguageForm saved={readings.language.value} answer={answer} />,
    focus: () => (
      <FocusForm saved={agent.kept} choices={choices} mayCustomise={abilities.focus} answer={answer} />
    ),
  };
  const row = (id: Edit, value: ReactNode, more: { isSuspended?: boolean; forPro?: boolean } = {}) => (
    <SettingRow
      id={id}
      value={value}
      justSaved={edit === null && parameters.get("saved") === id}
      form={edit === id && (inPage === id || !isHydrated) && forms[id]()}
      {...more}
    />
  );
  const template = (id: "gen_prompt" | "qa_prompt") => {
    const { isDefault, isSuspended } = readings[`memwink_${id}`];
    return row(id, t(isDefault ? `${id}.builtIn` : `${id}.summary`), { isSuspended, forPro: true });
  };
  const world = choices.find(({ tag_id }) => tag_id === agent.value.worldFilter)?.tag_name;
  const focus = world ?? t(agent.value.worldFilter === "" ? "focus.none" : "focus.gone");

  return (
    <>
      <SettingsSection id="ai" title={t("ai.title")}>
        <ul>
          {row("embedding", t(`embedding.${readings.memwink_embed_model.value}`), {
            isSuspended: readings.memwink_embed_model.isSuspended,
          })}
          {template("gen_prompt")}
          {template("qa_prompt")}
        </ul>
      </SettingsSection>
      <SettingsSection id="personal" title={t("personal.title")}>
        <ul>
          {row("theme", t(`theme.${readings.memwink_theme.value}`))}
          {row("quote", t(`quote.${readings.memwink_quote_style.value}`), {
            isSuspended: readings.memwink_quote_style.isSuspended,
          })}
          {row("language", t(`language.${readings.language.value}`))}
        </ul>
      </SettingsSection>
      <SettingsSection id="pings" title={t("pings.title")}>
        <ul>
          {row("focus", `${focus} · ${t(agent.value.enabled ? "focus.on" : "focus.off")}`, {
            isSuspended: agent.isSuspended,
          })}
        </ul>
        <Link to={paths.pings()} className="inline-flex min-h-11 items-center justify-self-start text-sm">
          {t("pings.open")}
        </Link>
      </SettingsSection>
      {edit && isHydrated && inPage !== edit && (
        <SettingEditor
          id={edit}
          onClose={() => navigate(paths.memwinkSettings(), { replace: true, preventScrollReset: true })}
        >
          {forms[edit]()}
        </SettingEditor>
      )}
    </>
  );
}

type SettingEditorProps = { id: Edit; onClose: () => void; children: ReactNode };

const Dialog = lazy(() =>
  import("~/ui/Dialog").then(
    ({ Dialog }) => ({ default: Dialog }),
    // A dialog that cannot be loaded is no reason to take its form away.
    () => ({ default: ({ children }: { children?: ReactNode }) => <>{children}</> }),
  ),
);

function SettingEditor({ id, onClose, children }: SettingEditorProps) {
  const { t } = useTranslation("settings");
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} title={t(`${id}.title`)} description={t(`${id}.description`)}>
        {children}
      </Dialog>
    </Suspense>
  );
}

type SettingsSectionProps = { id: string; title: string; children: ReactNode };

export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="grid gap-2">
      <h2 id={`${id}-title`} className="display border-t border-ink pt-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
