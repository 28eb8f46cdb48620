import { useSearchParams } from "@remix-run/react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { BackLink } from "~/ui/BackLink";
import { AddMember, type MemberAnswer } from "./AddMember";
import { type Change, ChangeList } from "./ChangeList";
import { queryOf } from "./grant-page";
import { type MemberRow, MemberTable } from "./MemberTable";
import { RemoveMember } from "./RemoveMember";

export type MemberPage = {
  rows: MemberRow[];
  search: string;
  previous: string | null;
  next: string | null;
  changes: Change[];
  changesFrom: string | null;
  earlier: string | null;
  /** The member whose removal is asked about where scripts do not run. */
  asked: string | null;
};

export function MemberScreen({ page, answer }: { page: MemberPage; answer?: MemberAnswer }) {
  const { rows, search, previous, next, changes, changesFrom, earlier, asked } = page;
  const { t } = useTranslation("admin");
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const leaving = chosen ?? asked;
  const gone = removed ?? answer?.removed;
  const here = { q: search, after: parameters.get("after"), before: parameters.get("before") };

  const close = useCallback(
    (isRemoved: boolean) => {
      setChosen(null);
      if (isRemoved) setRemoved(leaving);
      if (asked !== null) setParameters({}, { replace: true, preventScrollReset: true });
    },
    [leaving, asked, setParameters],
  );

  return (
    <div className="wrap section grid gap-12">
      <div className="grid gap-3">
        <BackLink to={paths.memwinkSettings()}>{t("back")}</BackLink>
        <h1 className="display text-2xl md:text-3xl">{t("members.title")}</h1>
        <p className="measure text-muted">{t("members.lead")}</p>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_8fr]">
        <section aria-labelledby="add" className="grid content-start gap-4">
          <h2 id="add" className="display text-xl">
            {t("members.addTitle")}
          </h2>
          <AddMember answer={answer} />
        </section>
        <div className="grid min-w-0 content-start gap-4">
          <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
            {gone && t("members.removed", { email: gone })}
          </p>
          {leaving !== null && (
            <RemoveMember key={leaving} email={leaving} back={queryOf(here)} answer={answer} onDone={close} />
          )}
          <MemberTable
            rows={rows}
            search={search}
            previous={previous && queryOf({ q: search, before: previous })}
            next={next && queryOf({ q: search, after: next })}
            file={paths.memberFile("members")}
            removeLink={(email) => queryOf({ ...here, remove: email })}
            onRemove={setChosen}
          />
        </div>
      </div>
      <ChangeList
        changes={changes}
        latest={changesFrom && queryOf(here)}
        earlier={earlier && queryOf({ ...here, changes: earlier })}
        file={paths.memberFile("changes")}
      />
    </div>
  );
}
