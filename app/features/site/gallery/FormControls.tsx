import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Checkbox, Switch } from "~/ui/Checkbox";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { Field, TextField } from "~/ui/Field";
import { FormActions } from "~/ui/FormActions";
import { NativeSelect } from "~/ui/NativeSelect";
import { SecretField } from "~/ui/SecretField";
import { Sample } from "./Sample";

const lengths = ["short", "medium", "long"] as const;
const plans = ["free", "pro"] as const;
const orders = ["newest", "oldest"] as const;

/** What a form is made of. The first sample is a real form, which shows what it sent. */
export function FormControls({ sent }: { sent: string[] }) {
  const { t } = useTranslation("gallery");
  const lengthChoices = lengths.map((value) => ({ value, label: t(value) }));
  const orderOptions = orders.map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Sample name="ChoiceGroup · NativeSelect · Checkbox · Switch · SecretField · FormActions">
        <Form method="get" className="grid w-full gap-5" preventScrollReset>
          <ChoiceGroup
            label={t("choice")}
            hint={t("choiceHint")}
            name="choice"
            defaultValue="medium"
            options={lengthChoices}
          />
          <ChoiceGroup
            kind="cards"
            label={t("plan")}
            name="plan"
            defaultValue="free"
            className="grid-cols-2 gap-3"
            options={plans.map((value) => ({
              value,
              label: (
                <span className="grid p-4 text-sm">
                  <span className="font-medium">{t(value)}</span>
                  <span className="text-muted">{t(`${value}Text`)}</span>
                </span>
              ),
            }))}
          />
          <NativeSelect label={t("order")} name="order" placeholder={t("pickOne")} options={orderOptions} />
          <div>
            <Checkbox label={t("agree")} name="agree" value="yes" defaultChecked />
            <Switch label={t("digest")} name="digest" value="on" />
          </div>
          <SecretField label={t("secret")} hint={t("secretHint")} name="secret" lastFour="4f2a" />
          <FormActions submit={t("send")} />
          <output className="text-sm text-muted">
            {sent.length > 0 ? t("sent", { values: sent.join(" · ") }) : t("nothingSent")}
          </output>
        </Form>
      </Sample>
      <Sample name="Field · TextField">
        <div className="grid w-full gap-5">
          <Field label={t("email")} hint={t("emailHint")} type="email" name="email" />
          <Field label={t("email")} error={t("emailError")} defaultValue="wink@" />
          <Field label={t("email")} disabled defaultValue="wink@example.com" />
          <TextField label={t("job")} optional rows={3} />
        </div>
      </Sample>
      <Sample name="with errors, disabled, dense">
        <div className="grid w-full gap-5">
          <ChoiceGroup label={t("choice")} error={t("choiceError")} options={lengthChoices} />
          <NativeSelect
            label={t("order")}
            error={t("choiceError")}
            placeholder={t("pickOne")}
            options={orderOptions}
          />
          <NativeSelect label={t("order")} disabled options={orderOptions} />
          <div>
            <Checkbox label={t("agree")} hint={t("agreeHint")} error={t("agreeError")} />
            <Checkbox label={t("agree")} disabled defaultChecked />
            <Switch label={t("digest")} disabled defaultChecked />
          </div>
          <SecretField label={t("secret")} lastFour={null} error={t("secretError")} />
          <div className="flex flex-wrap items-center gap-3">
            <ChoiceGroup label={t("choice")} hideLabel dense defaultValue="short" options={lengthChoices} />
            <NativeSelect label={t("order")} hideLabel dense options={orderOptions} />
            <Checkbox label={t("agree")} dense />
          </div>
        </div>
      </Sample>
      <FormActionStates />
    </>
  );
}

function FormActionStates() {
  const { t } = useTranslation("gallery");
  const [isSticky, setSticky] = useState(false);
  return (
    <Sample name="FormActions">
      <div className="grid w-full gap-5">
        <FormActions state="pending" />
        <FormActions state="saved">
          <Button>{t("discard")}</Button>
        </FormActions>
        <FormActions error={t("formError")} />
        <Switch label={t("stickyBar")} checked={isSticky} onChange={setSticky} />
        {isSticky && <FormActions sticky state="saved" />}
      </div>
    </Sample>
  );
}
