import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { type Column, Table } from "~/ui/Table";

export type Change = {
  id: string;
  at: string;
  actor: string;
  action: "member.grant" | "member.revoke" | "config.save" | "source.set";
  subject: string;
};

type ChangeListProps = { changes: Change[]; latest: string | null; earlier: string | null };

export function ChangeList({ changes, latest, earlier }: ChangeListProps) {
  const { t } = useTranslation("admin");
  const { locale } = useRoot();
  const columns: Column<Change>[] = [
    {
      id: "action",
      header: t("changes.action"),
      cell: ({ action, subject }) => (
        <span className="grid">
          {t(`changes.actions.${action}`)}
          <span className="text-muted [overflow-wrap:anywhere]">
            {action === "config.save" ? <code>{subject}</code> : subject}
          </span>
        </span>
      ),
    },
    {
      id: "actor",
      header: t("changes.actor"),
      cell: ({ actor, at }) => (
        <span className="grid">
          <span className="[overflow-wrap:anywhere]">{actor}</span>
          <time dateTime={at} className="text-muted tabular-nums">
            {dateAndTime(at, locale)}
          </time>
        </span>
      ),
    },
  ];
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="display text-xl">
        {t("changes.title")}
      </h2>
      <Table
        caption={t("changes.title")}
        hideCaption
        columns={columns}
        rows={changes}
        keyOf={({ id }) => id}
        empty={t("changes.empty")}
        pages={{ previous: latest, next: earlier }}
      />
    </section>
  );
}
