import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { saveFile } from "~/ui/browser/save-file.client";
import { EmptyState } from "~/ui/EmptyState";
import { NativeSelect } from "~/ui/NativeSelect";
import { RetryAlert } from "~/ui/RetryAlert";
import { ApplicationForm } from "./ApplicationForm";
import { ApplicationRow } from "./ApplicationRow";
import {
  type Application,
  applicationsCsv,
  dayOf,
  inOrder,
  type Order,
  previousOf,
  withStatus,
  withVersion,
} from "./application";
import type { Applications, ApplicationsState } from "./applications.client";
import type { KeeperState } from "./keeper.client";

type ApplicationTableProps = {
  list: Applications;
  state: ApplicationsState;
  applications: Application[];
  kept: KeeperState;
  onOpen: (version: string) => void;
};

const columns = ["columns.application", "fields.status", "fields.date", "fields.version"] as const;
const csvHead = ["company", "post", "status", "date", "version", "link", "notes"] as const;

export function ApplicationTable({ list, state, applications, kept, onOpen }: ApplicationTableProps) {
  const { t } = useTranslation("applications");
  const [order, setOrder] = useState<Order>("newest");
  /** `date` is the one it was unfolded with: its row stays where it is while another date is typed. */
  const [unfolded, setUnfolded] = useState<Pick<Application, "id" | "date"> | null>(null);
  const { versions, current } = kept;

  const held = applications.map((each) =>
    each.id === unfolded?.id ? { ...each, date: unfolded.date } : each,
  );
  const ordered = inOrder(held, order).flatMap(({ id }) => applications.find((each) => each.id === id) ?? []);

  const nameOf = ({ company, post }: Application) =>
    [company, post].filter(Boolean).join(" · ") || t("unnamed");
  const versionOf = (id: string | null) =>
    id && (versions.find((version) => version.id === id)?.name ?? t("versionGone"));

  function add() {
    const isNew = !applications.some(({ version }) => version === current);
    const version = isNew ? versions.find(({ id }) => id === current) : undefined;
    const id = list.add(withVersion({ company: "", post: "" }, version));
    setUnfolded({ id, date: dayOf(Date.now()) });
  }

  function saveCsv() {
    const csv = applicationsCsv(ordered, {
      head: csvHead.map((field) => t(`fields.${field}`)),
      statusOf: (status) => t(`statuses.${status}`),
      versionOf: (id) => versionOf(id) ?? "",
    });
    saveFile(t("fileName"), new Blob([csv], { type: "text/csv;charset=utf-8" }));
  }

  function formOf(application: Application) {
    if (application.id !== unfolded?.id) return null;
    const previous = previousOf(application, applications, versions);
    return (
      <ApplicationForm
        application={application}
        versions={versions}
        previous={previous && { name: nameOf(previous.application), version: previous.version }}
        onEdit={(fields) => list.edit(application.id, fields)}
        onRemove={() => list.remove(application.id)}
      />
    );
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="primary" icon="plus" onClick={add}>
          {t("add")}
        </Button>
        {applications.length > 0 && (
          <>
            <Button icon="download" onClick={saveCsv}>
              {t("save")}
            </Button>
            <p role="status" className="mr-auto text-sm text-muted">
              {!state.isRefused && t(state.isSaving ? "saving" : "saved")}
            </p>
            <NativeSelect
              dense
              hideLabel
              label={t("order")}
              value={order}
              options={(["newest", "oldest"] as const).map((value) => ({
                value,
                label: t(`orders.${value}`),
              }))}
              onChange={setOrder}
            />
          </>
        )}
      </div>
      {state.isRefused && <RetryAlert onRetry={() => void list.save()}>{t("refused")}</RetryAlert>}
      {state.removed && <RemovedNotice key={state.removed.id} name={nameOf(state.removed)} list={list} />}
      {ordered.length === 0 ? (
        <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>
      ) : (
        <table className="block w-full border-t border-edge md:table">
          <caption className="sr-only">{t("title")}</caption>
          <thead className="max-md:sr-only">
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={
                    column === "fields.date" ? (order === "newest" ? "descending" : "ascending") : undefined
                  }
                  className="border-b border-line py-2 pr-4 text-left text-sm font-medium text-muted"
                >
                  {t(column)}
                </th>
              ))}
              <th scope="col" className="border-b border-line">
                <span className="sr-only">{t("columns.actions")}</span>
              </th>
            </tr>
          </thead>
          {ordered.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              name={nameOf(application)}
              version={versionOf(application.version)}
              onStatus={(status) =>
                list.edit(application.id, withStatus(application, status, dayOf(Date.now())))
              }
              onOpen={
                versions.some(({ id }) => id === application.version)
                  ? () => onOpen(application.version ?? "")
                  : undefined
              }
              onToggle={() => setUnfolded(application.id === unfolded?.id ? null : application)}
              form={formOf(application)}
            />
          ))}
        </table>
      )}
      <p className="measure text-sm text-muted">{t("where")}</p>
    </div>
  );
}

function RemovedNotice({ name, list }: { name: string; list: Applications }) {
  const { t } = useTranslation("applications");
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Alert
      dismiss={{ onDismiss: list.dismissRemoved }}
      actions={
        <Button ref={undo} size="small" icon="undo" onClick={list.putBack}>
          {t("undo")}
        </Button>
      }
    >
      {t("removed", { name })}
    </Alert>
  );
}
