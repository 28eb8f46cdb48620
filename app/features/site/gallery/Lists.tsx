import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "~/ui/Checkbox";
import { LoadMore } from "~/ui/LoadMore";
import { type Column, Table } from "~/ui/Table";
import { useLoadMore } from "~/ui/use-load-more";
import { Sample } from "./Sample";
import { type EntryPage, entryPageOf, type TablePage } from "./sample-data";

type ListsProps = { theme: string; table: TablePage; entries: EntryPage };

export function Lists({ theme, table, entries }: ListsProps) {
  const { t } = useTranslation("gallery");
  const { rows, from, all, previous, next } = table;
  const columns: Column<number>[] = [
    { id: "part", header: t("part"), cell: (number) => t("row", { number }), isRowHeader: true },
    { id: "points", header: t("points"), cell: (number) => number * 4, align: "end" },
  ];
  return (
    <>
      <Sample name="Table">
        <div className="grid w-full min-w-0 gap-6">
          <Table
            caption={`${t("table")} (${theme})`}
            columns={columns}
            rows={rows}
            keyOf={String}
            empty={t("noRows")}
            pages={{
              previous,
              next,
              position: t("position", { from, to: from + rows.length - 1, all }),
            }}
          />
          <Table
            caption={`${t("table")}, ${t("tones.neutral")} (${theme})`}
            hideCaption
            columns={columns}
            rows={[]}
            keyOf={String}
            empty={t("noRows")}
          />
        </div>
      </Sample>
      <Sample name="LoadMore">
        <Entries first={entries} />
      </Sample>
    </>
  );
}

function Entries({ first }: { first: EntryPage }) {
  const { t } = useTranslation("gallery");
  const [fails, setFails] = useState(false);
  async function fetchPage(address: string): Promise<EntryPage> {
    if (fails) throw new Error("asked to fail");
    return entryPageOf(new URL(address, window.location.href));
  }
  const { items, next, state, load } = useLoadMore(first, fetchPage, String);
  return (
    <div className="grid w-full gap-2">
      <Switch label={t("failNext")} checked={fails} onChange={setFails} />
      <ul className="grid gap-1 text-sm">
        {items.map((number) => (
          <li key={number}>{t("entry", { number })}</li>
        ))}
      </ul>
      <LoadMore next={next} state={state} onLoad={load} />
    </div>
  );
}
