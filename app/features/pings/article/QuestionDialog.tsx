import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { copyText } from "~/ui/browser/copy-text.client";
import { Dialog } from "~/ui/Dialog";
import { headline } from "../headline";
import { WrittenAt } from "./ArticleHeader";
import type { ArticleView, Question } from "./article-view";

type Asked = { article: ArticleView; here: string; onClose: () => void };
export type QuestionDialogProps = Asked & { question: Question };

export function QuestionDialog({ question, ...asked }: QuestionDialogProps) {
  const Content = { login: LoginRequired, pro: ProRequired, leave: Leave, weChat: OpenInBrowser }[question];
  return <Content {...asked} />;
}

function LoginRequired({ here, onClose }: Asked) {
  const { t } = useTranslation(["story", "ui"]);
  return (
    <Dialog
      onClose={onClose}
      title={t("login.title")}
      description={t("login.required")}
      actions={
        <>
          <Button onClick={onClose}>{t("ui:confirm.cancel")}</Button>
          <ButtonLink to={paths.signIn(here)} kind="primary" prefetch="none">
            {t("login.action")}
          </ButtonLink>
        </>
      }
    />
  );
}

function ProRequired({ onClose }: Asked) {
  const { t } = useTranslation(["story", "ui"]);
  return (
    <Dialog
      role="alertdialog"
      onClose={onClose}
      title={t("pro.title")}
      description={t("pro.body")}
      actions={
        <>
          <Button onClick={onClose}>{t("ui:confirm.cancel")}</Button>
          <NewWindowLink to={paths.memwinkSettings()} onClick={onClose}>
            {t("pro.confirm")}
          </NewWindowLink>
        </>
      }
    />
  );
}

function Leave({ article, onClose }: Asked) {
  const { t } = useTranslation("story");
  const { title, createdAt, source, score, summary, sourceUrl } = article;
  if (!sourceUrl) return null;
  const facts: [string, ReactNode][] = [
    [t("leave.source"), source],
    [t("leave.date"), <WrittenAt key="date" at={createdAt} />],
    ...(score === null ? [] : [[t("leave.score"), `${score} / 100`] satisfies [string, string]]),
    [t("leave.address"), sourceUrl],
  ];
  return (
    <Dialog
      onClose={onClose}
      title={t("leave.title")}
      description={t("leave.lead")}
      actions={
        <>
          <Button onClick={onClose}>{t("leave.cancel")}</Button>
          <NewWindowLink to={sourceUrl} onClick={onClose}>
            {t("leave.confirm")}
          </NewWindowLink>
        </>
      }
    >
      <div className="grid gap-4 text-sm">
        <p className="font-serif text-lg leading-snug">{headline(title)}</p>
        <p className="line-clamp-4 text-muted">{summary}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="[overflow-wrap:anywhere] tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

function OpenInBrowser({ here, onClose }: Asked) {
  const { t } = useTranslation("story");
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(new URL(here, window.location.href).href));
  return (
    <Dialog
      onClose={onClose}
      title={t("wechat.title")}
      description={t("wechat.body")}
      actions={
        <>
          <Button onClick={onClose}>{t("wechat.understood")}</Button>
          <Button kind="primary" icon="copy" onClick={copy}>
            {t("wechat.copy")}
          </Button>
        </>
      }
    >
      <p role="status" className={`text-sm empty:hidden ${isCopied ? "text-good" : "text-bad"}`}>
        {isCopied !== null && t(isCopied ? "wechat.copied" : "wechat.copyFailed")}
      </p>
    </Dialog>
  );
}

function NewWindowLink({ to, onClick, children }: { to: string; onClick: () => void; children: ReactNode }) {
  return (
    <ButtonLink
      to={to}
      target="_blank"
      rel="noopener noreferrer"
      kind="primary"
      prefetch="none"
      iconAfter="arrowUpRight"
      onClick={onClick}
    >
      {children}
    </ButtonLink>
  );
}
