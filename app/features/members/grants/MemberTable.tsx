import { Form, useNavigation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { Button, ButtonLink } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { type Column, Table } from "~/ui/Table";
import { ListHead } from "./ListHead";

export type MemberRow = { email: string; expiry: string };

type MemberTableProps = {
  rows: MemberRow[];
  search: string;
  previous: string | null;
  next: string | null;
  file: string;
  removeLink: (email: string) => string;
  onRemove: (email: string) => void;
};

export function MemberTable(props: MemberTableProps) {
  const { rows, search, previous, next, file, removeLink, onRemove } = props;
  const { t } = useTranslation("admin");
  const { locale } = useRoot();
  const isLoading = useNavigation().state === "loading";

  function ask(event: MouseEvent, email: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRemove(email);
  }

  const columns: Column<MemberRow>[] = [
    {
      id: "email",
      header: t("members.email"),
      cell: ({ email, expiry }) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere]">
          {email}
          <time dateTime={expiry} className="text-muted sm:hidden">
            {longDate(expiry, locale)}
          </time>
        </span>
      ),
      isRowHeader: true,
    },
    {
      id: "expiry",
      header: t("members.expiry"),
      cell: ({ expiry }) => (
        <time dateTime={expiry} className="whitespace-nowrap">
          {longDate(expiry, locale)}
        </time>
      ),
      wideOnly: true,
    },
    {
      id: "action",
      header: t("members.action"),
      align: "end",
      cell: ({ email }) => (
        <ButtonLink
          to={removeLink(email)}
          size="small"
          kind="danger"
          prefetch="none"
          preventScrollReset
          className="whitespace-nowrap"
          aria-label={t("members.removeOf", { email })}
          onClick={(event) => ask(event, email)}
        >
          {t("members.remove")}
        </ButtonLink>
      ),
    },
  ];
  return (
    <section aria-labelledby="members" className="grid min-w-0 gap-4" aria-busy={isLoading}>
      <ListHead id="members" title={t("members.list")} file={file} label={t("members.file")} />
      <Form method="get" role="search" className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field
            key={search}
            label={t("members.search")}
            name="q"
            type="search"
            defaultValue={search}
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" icon="search">
          {t("members.find")}
        </Button>
      </Form>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isLoading && t("loading")}
      </p>
      <Table
        caption={t("members.list")}
        hideCaption
        columns={columns}
        rows={rows}
        keyOf={({ email }) => email}
        empty={t(search === "" ? "members.empty" : "members.notFound")}
        pages={{ previous, next }}
      />
    </section>
  );
}
