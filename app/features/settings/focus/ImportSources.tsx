import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { Field, TextField } from "~/ui/Field";
import { NativeSelect } from "~/ui/NativeSelect";

type ImportSourcesProps = { names: string[]; busy: boolean; error?: string };

export function ImportSources({ names, busy, error }: ImportSourcesProps) {
  const { t } = useTranslation("admin");
  return (
    <section aria-labelledby="opml" className="grid gap-4 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id="opml" className="display text-xl">
          {t("focus.opml.title")}
        </h2>
        <p className="measure text-sm text-muted">{t("focus.opml.text")}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label={t("focus.opml.file")}
          name="file"
          type="file"
          accept=".opml,.xml,text/x-opml,text/xml"
          error={error}
        />
        <NativeSelect
          label={t("focus.opml.target")}
          name="target"
          options={names.map((name, index) => ({
            value: String(index),
            label: name || t("focus.row", { number: index + 1 }),
          }))}
        />
        <div className="sm:col-span-2">
          <TextField
            label={t("focus.opml.paste")}
            name="opml"
            rows={3}
            spellCheck={false}
            className="font-mono text-sm"
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="import" icon="upload" busy={busy}>
          {t("focus.opml.import")}
        </Button>
        <ButtonLink to={paths.focusPointFile()} reloadDocument prefetch="none" download icon="download">
          {t("focus.opml.export")}
        </ButtonLink>
      </div>
    </section>
  );
}
