import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import type { VoteType } from "~/core/vote";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { SpinnerIcon } from "~/ui/Spinner";
import { useVote } from "./use-vote";
import type { VoteState } from "./vote-state";

type VoteBarProps = VoteState & { articleId: string; isLoggedIn: boolean; here: string; prompt?: string };

/** Like and dislike: plain forms, and taken over once scripts run. `prompt` is the id of what asks to sign in already. */
export function VoteBar({ articleId, votes, ownVote, isLoggedIn, here, prompt }: VoteBarProps) {
  const { t } = useTranslation("story");
  const ownNote = useId();
  const note = prompt ?? ownNote;
  const { shown, isPending, failure, failed, press } = useVote(articleId, { votes, ownVote });
  const button = (type: VoteType, count: number) => {
    const isOwn = shown.ownVote === type;
    const submit = (event: FormEvent) => {
      event.preventDefault();
      press(type);
    };
    return (
      <form method="post" action={isOwn ? paths.voteRemoval() : paths.vote()} onSubmit={submit}>
        <input type="hidden" name="news_id" value={articleId} />
        <input type="hidden" name="vote_type" value={type} />
        <input type="hidden" name="back" value={here} />
        <button
          type="submit"
          disabled={!isLoggedIn}
          aria-pressed={isOwn}
          aria-disabled={isPending || undefined}
          aria-describedby={isLoggedIn ? undefined : note}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 py-2 text-sm font-medium transition-colors pressable:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          {isPending && isOwn ? <SpinnerIcon /> : <Icon name={type} />}
          {failed === type ? t("vote.retry") : t(`vote.${type}`)}
          <span className="tabular-nums">{count}</span>
        </button>
      </form>
    );
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {button("like", shown.votes.likeCount)}
        {button("dislike", shown.votes.dislikeCount)}
      </div>
      {isLoggedIn && (
        <p role="status" className="text-sm text-bad empty:hidden">
          {failure && t(`vote.${failure}`)}
        </p>
      )}
      {!isLoggedIn && !prompt && (
        <p id={note} className="text-sm text-muted">
          {t("login.required")}{" "}
          <Link to={paths.signIn(here)} prefetch="none" className="inline-block py-1">
            {t("login.action")}
          </Link>
        </p>
      )}
    </div>
  );
}
