import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { FOCUS_PROMPT_LENGTH } from "~/core/memwink";
import { paths } from "~/paths";
import { Switch } from "~/ui/Checkbox";
import { TextField } from "~/ui/Field";
import { Link } from "~/ui/Link";
import { NativeSelect } from "~/ui/NativeSelect";
import type { FocusChoice } from "../own/reading";
import type { NewsAgent } from "../own/setting-types";
import { SettingForm } from "./SettingForm";

type FocusFormProps = {
  saved: NewsAgent;
  choices: FocusChoice[];
  mayCustomise: boolean;
  answer?: FormAnswer;
};

export function FocusForm({ saved, choices, mayCustomise, answer }: FocusFormProps) {
  const { t } = useTranslation("settings");
  const tags = choices.map(({ tag_id }) => tag_id);
  return (
    <SettingForm id="focus" answer={answer}>
      {({ errorOf, typedIn }) => (
        <>
          <NativeSelect
            label={t("focus.world")}
            error={errorOf("worldFilter")}
            name="worldFilter"
            placeholder={t("focus.choose")}
            defaultValue={tags.find((tag) => tag === (typedIn("worldFilter") ?? saved.worldFilter))}
            options={choices.map(({ tag_id, tag_name }) => ({ value: tag_id, label: tag_name }))}
          />
          <TextField
            label={t("focus.prompt")}
            hint={t(mayCustomise ? "focus.promptHint" : "focus.promptHintFree")}
            error={errorOf("prompt")}
            name="prompt"
            rows={4}
            maxLength={FOCUS_PROMPT_LENGTH}
            defaultValue={typedIn("prompt") ?? saved.prompt}
            placeholder={t("focus.promptExample")}
            disabled={!mayCustomise}
          />
          <Switch
            label={t("focus.enabled")}
            hint={t("focus.enabledHint")}
            name="enabled"
            value="on"
            defaultChecked={mayCustomise && (typedIn("intent") ? typedIn("enabled") === "on" : saved.enabled)}
            disabled={!mayCustomise}
          />
          <Link to={paths.mySources()} className="text-sm">
            {t("focus.sources")}
          </Link>
        </>
      )}
    </SettingForm>
  );
}
