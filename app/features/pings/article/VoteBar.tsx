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
  const button = (type: VoteType, count: number) => (
    <VoteForm
      type={type}
      count={count}
      isOwn={shown.ownVote === type}
      isPending={isPending}
      isFailed={failed === type}
      disabled={!isLoggedIn}
      note={isLoggedIn ? undefined : note}
      fields={{ news_id: articleId, vote_type: type, back: here }}
      onPress={() => press(type)}
    />
  );
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

type VoteFormProps = {
  type: VoteType;
  count: number;
  isOwn: boolean;
  isPending: boolean;
  isFailed: boolean;
  disabled: boolean;
  note: string | undefined;
  fields: Record<string, string>;
  onPress: () => void;
};

function VoteForm(props: VoteFormProps) {
  const { type, count, isOwn, isPending, isFailed, disabled, note, fields, onPress } = props;
  const { t } = useTranslation("story");
  function submit(event: FormEvent) {
    event.preventDefault();
    onPress();
  }
  return (
    <form method="post" action={isOwn ? paths.voteRemoval() : paths.vote()} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        disabled={disabled}
        aria-pressed={isOwn}
        aria-disabled={isPending || undefined}
        aria-describedby={note}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-4 py-2 text-sm font-medium transition-colors pressable:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-55 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
      >
        {isPending && isOwn ? <SpinnerIcon /> : <Icon name={type} />}
        {isFailed ? t("vote.retry") : t(`vote.${type}`)}
        <span className="tabular-nums">{count}</span>
      </button>
    </form>
  );
}
