import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "~/ui/Checkbox";
import { SecretField } from "~/ui/SecretField";
import type { SecretView } from "../secret-view";

type KeyFieldProps = { name: "jinaKey" | "openaiKey"; stored: SecretView; error?: string };

/** A key that is stored already or not, with what is typed in plain sight if wanted, and a way to remove it. */
export function KeyField({ name, stored, error }: KeyFieldProps) {
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
