import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { linkAddress, linkWords } from "~/core/markdown/link-source";
import { LONGEST_STARTING_TEXT, withStartingText } from "~/core/starting-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { copyText } from "~/ui/copy-text.client";
import { TextField } from "~/ui/Field";
import { Link } from "~/ui/Link";
import { toast } from "~/ui/toast-queue";
import { useHydrated } from "~/ui/use-hydrated";
import type { ScrapedArticle } from "./scraped-article";

/** What may be made of the article. Without a script its Markdown stands there to be copied by hand. */
export function ArticleActions({ article }: { article: ScrapedArticle }) {
  const { t } = useTranslation("scraper");
  const isHydrated = useHydrated();
  const { heading, markdown, site, url } = article;
  const source = t("source", { site: linkWords(site), url: linkAddress(url) });
  const text = [heading, markdown, source].join("\n\n");
  const ways = useMemo(
    () => ({
      editor: withStartingText(paths.markdownEditor(), text),
      card: withStartingText(paths.shareCard(), text),
    }),
    [text],
  );

  async function copy() {
    if (await copyText(text)) toast(t("copied"), "good");
    else toast(t("copyFailed"), "bad");
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="needs-script flex flex-wrap gap-2">
        {isHydrated && ways.editor && (
          <ButtonLink to={ways.editor} kind="primary" icon="edit" prefetch="none">
            {t("editor")}
          </ButtonLink>
        )}
        {isHydrated && ways.card && (
          <ButtonLink to={ways.card} icon="picture" prefetch="none">
            {t("card")}
          </ButtonLink>
        )}
        <Button icon="copy" onClick={copy} disabled={!isHydrated}>
          {t("copy")}
        </Button>
      </div>
      {!ways.editor && (
        <p className="measure text-sm">
          {t("tooLong", { most: LONGEST_STARTING_TEXT })}{" "}
          <Link to={paths.markdownEditor()}>{t("emptyEditor")}</Link>
        </p>
      )}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-muted hover:text-ink">
          {t("markdown")}
        </summary>
        <TextField
          label={t("markdown")}
          hideLabel
          readOnly
          rows={12}
          value={text}
          className="font-mono text-xs!"
        />
      </details>
    </div>
  );
}
