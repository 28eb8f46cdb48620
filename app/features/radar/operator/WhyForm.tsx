import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";

type WhyFormProps = { label: string; url?: string; error?: string };

/** Asks about an address; the answer is a page of its own. */
export function WhyForm({ label, url = "", error }: WhyFormProps) {
  const { t } = useTranslation("operator");
  return (
    <Form method="get" action={paths.radarWhy()} className="measure flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-72">
        <Field
          key={url}
          name="url"
          label={label}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={url}
          error={error}
        />
      </div>
      <Button type="submit" icon="search">
        {t("why.ask")}
      </Button>
    </Form>
  );
}
