import { useFetcher } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { formOf } from "~/ui/use-form";
import { ArticleView } from "./ArticleView";
import type { ScrapedArticle, ScraperAnswer } from "./scraped-article";

type ScraperScreenProps = {
  answer?: ScraperAnswer;
  /** Stands in for the form where nobody is signed in. */
  signIn: ReactNode | null;
  preview: (article: ScrapedArticle) => ReactNode;
};

export function ScraperScreen({ answer, signIn, preview }: ScraperScreenProps) {
  const { t } = useTranslation("scraper");
  const fetcher = useFetcher<ScraperAnswer>();
  const read = (fetcher.data ?? answer)?.article;
  // An address that cannot be read takes away nothing that was.
  const [article, setArticle] = useState(read);
  if (read && read !== article) setArticle(read);
  return (
    <div className="wrap pt-8 pb-16 md:pt-12">
      <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
      <p className="measure mt-2 text-muted">{t("lead")}</p>
      <div className="mt-6 max-w-2xl">{signIn ?? <AddressForm {...{ fetcher, answer, read }} />}</div>
      {article && <ArticleView article={article} preview={preview(article)} />}
    </div>
  );
}

type AddressFormProps = {
  fetcher: ReturnType<typeof useFetcher<ScraperAnswer>>;
  answer?: ScraperAnswer;
  read?: ScrapedArticle;
};

const failures = { network: "errors:members.network", server: "errors:unexpected" } as const;

function AddressForm({ fetcher, answer, read }: AddressFormProps) {
  const { t } = useTranslation(["scraper", "errors"]);
  const form = formOf(fetcher, answer);
  const [problem] = form.problemsOf("url");
  return (
    <form.Form method="post" noValidate className="grid gap-4">
      <Field
        label={t("address")}
        hint={t("hint")}
        error={form.failed ? t(failures[form.failed]) : problem && t(`errors:${problem}`)}
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        defaultValue={form.valuesOf("url")[0]}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" busy={form.pending}>
          {t("read")}
        </Button>
        <p role="status" className="text-sm text-muted [overflow-wrap:anywhere] empty:hidden">
          {form.pending ? t("reading") : read && t("done", { site: read.site })}
        </p>
      </div>
    </form.Form>
  );
}
