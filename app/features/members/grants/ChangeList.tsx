import { useTranslation } from "react-i18next";
import { dateAndTime } from "~/core/dates";
import { useRoot } from "~/frame/root-data";
import { type Column, Table } from "~/ui/Table";
import { ListHead } from "./ListHead";

export type Change = {
  id: string;
  at: string;
  actor: string;
  action:
    | "member.grant"
    | "member.revoke"
    | "config.save"
    | `source.${"set" | "read"}`
    | `article.${"pin" | "unpin" | "remove" | "correct"}`;
  subject: string;
  /** What was before, by the name of its part. Changes from before this was kept have none. */
  before: Record<string, unknown> | null;
};

type ChangeListProps = { changes: Change[]; latest: string | null; earlier: string | null; file: string };

export function ChangeList({ changes, latest, earlier, file }: ChangeListProps) {
  const { t } = useTranslation("admin");
  const { locale } = useRoot();
  const columns: Column<Change>[] = [
    {
      id: "action",
      header: t("changes.action"),
      cell: ({ action, subject, before }) => (
        <div className="grid">
          {t(`changes.actions.${action}`)}
          <span className="text-muted [overflow-wrap:anywhere]">
            {action === "config.save" ? <code>{subject}</code> : subject}
          </span>
          {before && Object.keys(before).length > 0 && <Former parts={before} />}
        </div>
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
      <ListHead id="changes" title={t("changes.title")} file={file} label={t("changes.file")} />
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

function Former({ parts }: { parts: Record<string, unknown> }) {
  const { t } = useTranslation("admin");
  const textOf = (value: unknown) =>
    value === null ? t("changes.none") : typeof value === "string" ? value : JSON.stringify(value);
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-muted underline decoration-line underline-offset-4 hover:text-ink md:pointer-fine:min-h-9">
        {t("changes.before")}
      </summary>
      <dl className="grid max-w-prose gap-2 pb-2 [overflow-wrap:anywhere]">
        {Object.entries(parts).map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">
              <code>{name}</code>
            </dt>
            <dd>{textOf(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
