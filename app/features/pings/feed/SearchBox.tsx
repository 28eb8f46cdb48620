import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { LONGEST_QUERY, type SearchAsked } from "./feed-view";

/** Searches the feed that is shown, or again wherever was searched last. A form of the page, so that it works without scripts. */
export function SearchBox({ tagId, search }: { tagId: string | null; search: SearchAsked | null }) {
  const { t } = useTranslation("pings");
  return (
    <Form action={paths.pings()} role="search" className="flex min-w-0 items-end gap-2">
      {tagId && <input type="hidden" name="tag_id" value={tagId} />}
      {search?.everywhere && <input type="hidden" name="in" value="all" />}
      <div className="min-w-0 flex-1">
        <Field
          key={search?.query}
          type="search"
          name="q"
          label={t("search.label")}
          hideLabel
          placeholder={t("search.label")}
          defaultValue={search?.query}
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
          required
        />
      </div>
      <Button type="submit" icon="search">
        {t("search.submit")}
      </Button>
    </Form>
  );
}
