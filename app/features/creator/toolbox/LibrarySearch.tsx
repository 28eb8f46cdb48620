import { Form, Link, useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { type SourceTag, sourceTags } from "./sources";

/** In the address, of which a server takes some thousand characters, nine bytes a Chinese one. */
const LONGEST_QUERY = 200;

type LibrarySearchProps = { query: string; tag: SourceTag | null; count: number };

function addressOf(query: string, tag: SourceTag | null): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), ...(tag && { tag }) });
  return parameters.size > 0 ? `${paths.materialLibrary()}?${parameters}` : paths.materialLibrary();
}

/** What was typed stays while its search is under way, until the address changes otherwise than by typing. */
function useWritten(query: string) {
  const { key } = useLocation();
  const isByTyping = useNavigationType() === "REPLACE";
  const [written, setWritten] = useState(query);
  const [arrivedAt, setArrivedAt] = useState(key);
  if (key !== arrivedAt) {
    setArrivedAt(key);
    if (!isByTyping) setWritten(query);
  }
  return [written, setWritten] as const;
}

export function LibrarySearch({ query, tag, count }: LibrarySearchProps) {
  const { t } = useTranslation("library");
  const submit = useSubmit();
  const [written, setWritten] = useWritten(query);
  return (
    <div className="grid gap-4">
      <Form
        role="search"
        action={paths.materialLibrary()}
        onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
        className="flex max-w-xl items-end gap-2 sm:gap-3"
      >
        <div className="grow">
          <Field
            label={t("search")}
            type="search"
            name="q"
            maxLength={LONGEST_QUERY}
            value={written}
            onChange={(event) => setWritten(event.currentTarget.value)}
            placeholder={t("placeholder")}
          />
        </div>
        {tag && <input type="hidden" name="tag" value={tag} />}
        <Button type="submit" icon="search">
          {t("go")}
        </Button>
      </Form>
      <nav aria-label={t("tagsLabel")}>
        <ul className="flex flex-wrap gap-2">
          {[null, ...sourceTags].map((each) => (
            <li key={each}>
              <Link
                to={addressOf(written, each)}
                preventScrollReset
                aria-current={each === tag ? "true" : undefined}
                className={`inline-flex min-h-11 items-center rounded-control border px-4 text-sm transition-colors ${each === tag ? "border-ink bg-ink text-paper" : "border-line hover:border-ink"}`}
              >
                {each === null ? t("allTags") : t(`tags.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="text-sm text-muted">
        {t("count", { count })}
      </p>
    </div>
  );
}
