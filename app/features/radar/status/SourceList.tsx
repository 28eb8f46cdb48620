import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import type { SourceAnswer } from "./SourceActions";
import { SourceItem, sourceColumns } from "./SourceItem";
import { Folded } from "./StatusParts";
import type { SourceGroup, StatusPage } from "./status-page";
import { queryOf, sourceChoices } from "./status-page";

/** Up to so many sources stand open, so that a page of dead ones can still be seen at a glance. */
const MOST_OPEN = 8;

/** The sources that fail by their fault, the others by subject: which are shown is chosen by links, so that the choice stands in the address. */
export function SourceList({ page, answer }: { page: StatusPage; answer?: SourceAnswer }) {
  const { place, next, counts, groups } = page;
  const { t } = useTranslation("radar");
  return (
    <div className="grid min-w-0 gap-4">
      <nav aria-label={t("sources.choices")} className="flex flex-wrap gap-2">
        {sourceChoices.map((show) => (
          <Link
            key={show}
            to={`${queryOf({ show, after: null }) || "?"}#sources`}
            kind="quiet"
            preventScrollReset
            aria-current={show === place.show ? "true" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3.5 text-sm aria-[current=true]:border-ink aria-[current=true]:bg-ink-soft aria-[current=true]:font-medium aria-[current=true]:text-ink"
          >
            {t(`sources.show.${show}`)}
            <span className="tabular-nums">{counts[show]}</span>
          </Link>
        ))}
      </nav>
      {groups.length === 0 &&
        (counts.all === 0 ? (
          <EmptyState
            title={t("sources.none")}
            action={<ButtonLink to={paths.focusPointConfig()}>{t("sources.toFocus")}</ButtonLink>}
          >
            {t("sources.noneText")}
          </EmptyState>
        ) : (
          <p className="text-sm text-muted">{t(`sources.noSuch.${place.show}`)}</p>
        ))}
      <div className="grid min-w-0 gap-1">
        {groups.map((group, index) => (
          <Group key={group.id} index={index} group={group} page={page} answer={answer} />
        ))}
      </div>
      {(next || place.after) && (
        <nav aria-label={t("sources.pages")} className="flex flex-wrap gap-3">
          {place.after && (
            <ButtonLink to={`${queryOf({ ...place, after: null }) || "?"}#sources`}>
              {t("sources.first")}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink to={`${next}#sources`} iconAfter="arrowRight">
              {t("sources.next")}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

type GroupProps = { index: number; group: SourceGroup; page: StatusPage; answer?: SourceAnswer };

function Group({ index, group, page, answer }: GroupProps) {
  const { t } = useTranslation("radar");
  const isFew = page.groups.reduce((sum, { sources }) => sum + sources.length, 0) <= MOST_OPEN;
  const isAnswered = group.sources.some(({ id }) => id === answer?.done?.id);
  return (
    <Folded
      open={isFew || isAnswered}
      summary={
        <>
          {group.isFault && <Icon name="alert" size={18} className="text-caution" />}
          <h3 className="font-medium">{group.name || t("sources.unlisted")}</h3>
          <span className="text-sm text-muted">{t("sources.count", { count: group.sources.length })}</span>
        </>
      }
    >
      <div
        aria-hidden="true"
        className={`hidden border-b border-edge pb-2 text-sm text-muted lg:grid ${sourceColumns}`}
      >
        <span>{t("sources.source")}</span>
        <span>{t("sources.state")}</span>
        <span>{t("sources.times")}</span>
        <span>{t("sources.gain")}</span>
        <span className="text-right">{t("sources.actions")}</span>
      </div>
      <ul className="max-lg:border-t max-lg:border-edge">
        {group.sources.map((source) => (
          <SourceItem
            key={source.id}
            anchor={`s${index}-${source.id}`}
            source={source}
            now={page.now}
            place={page.place}
            answer={answer}
          />
        ))}
      </ul>
    </Folded>
  );
}
