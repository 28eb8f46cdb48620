import { useLocation, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Link } from "~/ui/Link";
import type { AdNetwork } from "../AdSlot";
import { Breadcrumb } from "../Breadcrumb";
import { FeedActions } from "./FeedActions";
import { FeedTabs } from "./FeedTabs";
import { FollowForm } from "./FollowForm";
import type { FeedNotice, FeedView, SearchAsked } from "./feed-view";
import { feedAddress } from "./feed-view";
import { RadarHead } from "./RadarHead";
import { SearchBox, SearchHead } from "./Search";
import { WinkList } from "./WinkList";

type FeedScreenProps = {
  feed: FeedView;
  search: SearchAsked | null;
  ads: AdNetwork | null;
  /** What came of a form that was sent without scripts. */
  notice: FeedNotice | null;
  asksUnfollow: boolean;
  ownPingId: string | null;
  onEnd: (() => void) | null;
};

export function FeedScreen(props: FeedScreenProps) {
  const { feed, search, ads, notice, asksUnfollow, ownPingId, onEnd } = props;
  const { tab, tabs, defaultTagId, cards, hasFocus, hidden } = feed;
  const { t } = useTranslation("pings");
  const { key, pathname, search: parameters } = useLocation();
  const here = pathname + parameters;
  const { state, location } = useNavigation();
  const isLeavingList = state === "loading" && location.pathname === paths.pings();
  const everywhere = search?.everywhere ?? false;
  const tagId = tab?.tagId ?? null;
  const isWhole = feed.isWhole && !search;
  const next = feed.next && feedAddress({ tagId, ...search, before: feed.next, all: isWhole });
  const name = tab?.kind === "own" ? t("tabs.own") : (tab?.name ?? t("title"));
  const label = search ? t("search.results") : name;
  const isRefused = search !== null && notice?.isGood === false;
  const isSomebodys = !search && tab?.kind === "followed";
  return (
    <div className="wrap grid gap-6 pt-4 pb-(--section) md:pt-6">
      <Breadcrumb subject={tab && tagId !== defaultTagId ? { id: tab.tagId, name } : null} isHere={!search} />
      <div className="grid items-end gap-x-12 gap-y-3 md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-2">
          <div className="flex items-end justify-between gap-6">
            <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
            {ownPingId && (
              <div className="flex flex-wrap justify-end gap-x-5 text-sm">
                <Link kind="quiet" to={paths.mySources()} className="inline-flex min-h-11 items-center">
                  {t("follow.sources")}
                </Link>
                <Link kind="quiet" to={paths.memwinkSettings()} className="inline-flex min-h-11 items-center">
                  {t("follow.settings")}
                </Link>
              </div>
            )}
          </div>
          <p className="measure text-sm text-muted">{t("lead")}</p>
        </div>
        {ownPingId ? (
          <FollowForm />
        ) : (
          <p className="text-sm text-muted">
            <Link to={paths.signIn(here)} prefetch="none" className="font-medium">
              {t("signedOut.signIn")}
            </Link>
            {t("signedOut.prompt")}
          </p>
        )}
      </div>
      {notice && <Alert tone={notice.isGood ? "good" : "bad"}>{notice.text}</Alert>}
      <div className="grid items-start gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_22rem]">
        <FeedTabs {...{ tab, tabs, defaultTagId, everywhere }} />
        <div className="grid gap-x-4 gap-y-3">
          <SearchBox tagId={tagId} search={search} />
          {tab && <FeedActions {...{ tab, search, label }} hasFiles={feed.hasFiles && !search} />}
        </div>
      </div>
      {search && <SearchHead search={search} tab={tab} />}
      {isSomebodys && ownPingId && (
        <RadarHead
          key={tab.tagId}
          pingId={tab.tagId}
          ownPingId={ownPingId}
          isFollowed={tabs.some((each) => each.tagId === tab.tagId)}
          asksUnfollow={asksUnfollow}
        />
      )}
      {isLeavingList ? (
        <FeedSkeleton />
      ) : (
        <WinkList
          key={key}
          name={`${tagId ?? ""} ${search ? `${everywhere} ${search.query}` : ""}`}
          label={label}
          first={{ items: cards, next }}
          tagId={tagId === defaultTagId || everywhere ? null : tagId}
          dated={!search}
          isWhole={isWhole}
          hidden={cards.length === 0 ? hidden : 0}
          ads={ads}
          empty={isRefused ? null : <FeedEmpty {...{ tab, hasFocus, search }} />}
          onEnd={onEnd}
        />
      )}
    </div>
  );
}

const cards = ["a", "b", "c", "d", "e", "f"];
const bars = ["w-1/3 h-3", "w-full h-6", "w-4/5 h-6", "w-full h-3", "w-2/3 h-3"];

function FeedSkeleton() {
  const { t } = useTranslation("pings");
  return (
    <div aria-busy="true" className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_8rem]">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden="true" className="grid gap-x-10 md:grid-cols-2">
        {cards.map((card) => (
          <div key={card} className="grid content-start gap-3 border-t-2 border-line pt-4 pb-10">
            {bars.map((bar) => (
              <span key={bar} className={`rounded-control bg-ink-soft ${bar}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type FeedEmptyProps = Pick<FeedView, "tab" | "hasFocus"> & { search: SearchAsked | null };

function FeedEmpty({ tab, hasFocus, search }: FeedEmptyProps) {
  const { t } = useTranslation("pings");
  if (search) return <EmptyState title={t("empty.search.title")}>{t("empty.search.text")}</EmptyState>;
  if (!tab)
    return (
      <EmptyState
        title={t("empty.unknown.title")}
        action={<ButtonLink to={paths.pings()}>{t("empty.unknown.action")}</ButtonLink>}
      >
        {t("empty.unknown.text")}
      </EmptyState>
    );
  if (tab.kind === "own" && !hasFocus)
    return (
      <EmptyState
        title={t("empty.focus.title")}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.memwinkSettings()} kind="primary">
              {t("empty.focus.action")}
            </ButtonLink>
            <ButtonLink to={paths.mySources()}>{t("empty.own.action")}</ButtonLink>
          </div>
        }
      >
        {t("empty.focus.text")}
      </EmptyState>
    );
  if (tab.kind === "own")
    return (
      <EmptyState
        title={t("empty.own.title")}
        action={<ButtonLink to={paths.mySources()}>{t("empty.own.action")}</ButtonLink>}
      >
        {t("empty.own.text")}
      </EmptyState>
    );
  return <EmptyState title={t("empty.none.title")}>{t("empty.none.text")}</EmptyState>;
}
