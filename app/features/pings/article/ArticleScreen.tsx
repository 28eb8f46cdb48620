import { type MouseEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { paths } from "~/paths";
import { BackLink } from "~/ui/BackLink";
import { Button, ButtonLink } from "~/ui/Button";
import { share, useCanShare } from "~/ui/browser/share";
import { CopyButton } from "~/ui/CopyButton";
import { Link } from "~/ui/Link";
import { TextActions } from "~/ui/TextActions";
import { clearToast, toast } from "~/ui/toast-queue";
import { type AdNetwork, AdSlot } from "../AdSlot";
import { headline } from "../headline";
import { ReadingActions } from "../reading/ReadingActions";
import { useOpened } from "../reading/use-opened";
import { WishPlace } from "../wishes/WishPlace";
import { WishReason } from "../wishes/WishReason";
import { ArticleHeader } from "./ArticleHeader";
import { type ArticleView, PREVIEW_LENGTH, readingLength } from "./article-view";
import { Body } from "./Body";
import { Score } from "./Score";
import { SourceLink } from "./SourceLink";
import { useQuestion } from "./use-question";
import { VoteBar } from "./VoteBar";

type ArticleScreenProps = {
  article: ArticleView;
  /** The path to come back to. */
  here: string;
  ads: AdNetwork | null;
  signIn: ReactNode;
  /** The words of the way to where the administrator changes it; null for everybody else. */
  edit: string | null;
};

export function ArticleScreen({ article: given, here, ads, signIn, edit }: ArticleScreenProps) {
  const { t } = useTranslation(["story", "pings"]);
  const { locale, viewer } = useRoot();
  const isOwn = given.tag !== null && given.tag.id === viewer?.pingId;
  const article = isOwn ? { ...given, tag: { id: viewer.pingId, name: t("pings:tabs.own") } } : given;
  const { ask, dialog } = useQuestion(article, here);
  const { id, tag, score, reason, lang, html, isCut, characterCount, markdown, related, isLoggedIn } =
    article;
  const text = [`# ${article.title}`, `> ${article.summary}`, markdown ?? ""].join("\n\n").trim();
  useOpened(id, article.marks.isRead);
  const length = readingLength(characterCount, lang, locale);
  const source = <SourceLink article={article} here={here} ask={ask} />;
  const tagName = tag?.name ?? t("defaultTag");
  return (
    <div className="wrap section grid grid-cols-1 gap-x-16 gap-y-8 pt-4 md:pt-6 lg:grid-cols-[minmax(0,var(--measure))_18rem] lg:justify-between">
      <article className="contents">
        <ArticleHeader article={article} length={length} tagName={tagName} />
        <div className="border-t border-line pt-6 lg:self-end">
          {score !== null && <Score score={score} reason={reason} lang={lang} />}
          <WishReason article={article} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8 border-t border-line pt-8">
          {html ? (
            <Body html={html} lang={lang === "zh" ? "zh-CN" : "en"} isCut={isCut} />
          ) : (
            <NoContent source={source} />
          )}
          {isCut && (
            <Paywall
              length={characterCount > PREVIEW_LENGTH ? length : null}
              signIn={signIn}
              onWeChat={(event) => ask("weChat", event)}
            />
          )}
          <section
            aria-label={t("actions.label")}
            className="measure flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-t border-line pt-5"
          >
            <VoteBar
              key={String(isLoggedIn)}
              articleId={id}
              votes={article.votes}
              ownVote={article.ownVote}
              isLoggedIn={isLoggedIn}
              here={here}
              prompt={isCut ? "paywall" : undefined}
            />
            <div className="flex flex-wrap gap-2">
              <ReadingActions article={article} here={here} />
              <ShareButton title={article.title} path={paths.article(id)} />
              {markdown && <CopyButton text={markdown} />}
              {html && source}
            </div>
          </section>
          <div className="measure">
            <AdSlot network={ads} />
          </div>
        </div>
      </article>
      <aside className="grid grid-cols-1 content-start gap-8 lg:border-t lg:border-line lg:pt-8">
        {edit && (
          <ButtonLink to={paths.radarArticle(id)} icon="edit" className="justify-self-start">
            {edit}
          </ButtonLink>
        )}
        <TextActions text={text} />
        <WishPlace
          title={article.title}
          source={article.source}
          isMuted={article.wished?.hidden?.because === "source"}
        />
        <Related related={related} tagId={tag?.id ?? null} tagName={tagName} lang={lang} />
        <BackLink to={tag ? paths.pingsOf(tag.id) : paths.pings()}>{t("back")}</BackLink>
      </aside>
      {dialog}
    </div>
  );
}

type RelatedProps = {
  related: ArticleView["related"];
  tagId: string | null;
  tagName: string;
  lang: ArticleView["lang"];
};

function Related({ related, tagId, tagName, lang }: RelatedProps) {
  const { t } = useTranslation("story");
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="grid gap-2">
      <h2 id="related" className="text-sm font-medium">
        {t("related.title", { tag: tagName })}
      </h2>
      <ul lang={lang === "zh" ? "zh-CN" : "en"} className="border-t border-line [overflow-wrap:anywhere]">
        {related.map(({ id, title, source }) => (
          <li key={id} className="grid grid-cols-1 gap-1 border-b border-line py-3">
            <Link
              to={tagId ? paths.articleIn(id, tagId) : paths.article(id)}
              kind="quiet"
              className="py-1 font-serif leading-snug text-ink!"
            >
              {headline(title)}
            </Link>
            <span className="text-xs text-muted">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In place of a text that we do not have, or whose source wants it shown as a summary alone; `source` leads there. */
function NoContent({ source }: { source: ReactNode }) {
  const { t } = useTranslation("story");
  return (
    <div className="measure grid justify-items-start gap-1 rounded-card border border-dashed border-edge p-6">
      <h2 className="display text-lg">{t("noContent.title")}</h2>
      <p className="text-sm text-muted">{t("noContent.body")}</p>
      <div className="pt-3">{source}</div>
    </div>
  );
}

/** `gone` tells why the administrator has taken it away. */
export function NoArticle({ gone }: { gone: { title: string; reason: string; note: string } | null }) {
  const { t } = useTranslation("story");
  return (
    <div className="wrap section grid justify-items-start gap-4">
      <p className="text-sm text-muted tabular-nums">{gone ? 410 : 404}</p>
      <h1 className="display text-2xl md:text-3xl">{gone?.title ?? t("notFound.title")}</h1>
      <p className="measure text-muted [overflow-wrap:anywhere]">
        {gone ? [gone.reason, gone.note].join(" ").trim() : t("notFound.body")}
      </p>
      <ButtonLink to={paths.pings()} kind="primary" icon="arrowLeft">
        {t("back")}
      </ButtonLink>
    </div>
  );
}

/** `length` is that of the whole text, null where only pictures are left out. */
type PaywallProps = {
  length: number | null;
  signIn: ReactNode;
  onWeChat: (event: MouseEvent<HTMLElement>) => void;
};

function Paywall({ length, signIn, onWeChat }: PaywallProps) {
  const { t } = useTranslation("story");
  const isWeChat = () => /MicroMessenger/i.test(navigator.userAgent);
  return (
    <section
      aria-labelledby="paywall"
      className="paywall measure grid justify-items-start gap-3 rounded-card border border-line bg-raised p-6"
    >
      <h2 id="paywall" className="display text-xl">
        {t("paywall.title")}
      </h2>
      <p className="text-sm text-muted">
        {length === null ? t("paywall.pictures") : t("paywall.body", { total: length })}
      </p>
      {/* Within WeChat nobody can sign in, so that the way there ends before it begins. */}
      <div className="pt-1" onClickCapture={(event) => isWeChat() && onWeChat(event)}>
        {signIn}
      </div>
    </section>
  );
}

const aLink = () => ({ url: window.location.origin });

/** Hands the article's address to other apps, where the browser can. */
function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useTranslation("ui");
  const [isSharing, setSharing] = useState(false);
  const canShare = useCanShare(aLink);
  if (!canShare) return null;

  async function press() {
    clearToast("share");
    setSharing(true);
    const isDone = await share({ title, url: window.location.origin + path });
    setSharing(false);
    if (!isDone) toast(t("share.failed"), "bad", { topic: "share" });
  }

  return (
    <Button icon="share" busy={isSharing} onClick={() => void press()}>
      {t("share.action")}
    </Button>
  );
}
