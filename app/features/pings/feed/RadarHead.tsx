import { useNavigate } from "@remix-run/react";
import { type ComponentProps, type ComponentType, type FormEvent, type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import type { ConfirmDialog } from "~/ui/ConfirmDialog";
import { feedAddress } from "./feed-view";
import { useFollowing } from "./use-following";

type RadarHeadProps = { pingId: string; ownPingId: string; isFollowed: boolean; asksUnfollow: boolean };

/** Whose radar is shown, and the button that follows or unfollows it. Unfollowing is asked about, in a dialog or on the page. */
export function RadarHead({ pingId, ownPingId, isFollowed, asksUnfollow }: RadarHeadProps) {
  const { t } = useTranslation("pings");
  const { pending, follow } = useFollowing();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) void follow(pingId);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm text-muted">
        {t("radar.of")}{" "}
        <b translate="no" className="font-mono font-medium text-ink">
          {pingId}
        </b>
      </p>
      {!isFollowed && (
        <form method="post" action={paths.follow()} onSubmit={submit}>
          <input type="hidden" name="follow_user_id" value={pingId} />
          <input type="hidden" name="back" value={paths.pingsOf(pingId)} />
          <Button type="submit" kind="primary" size="small" icon="plus" busy={pending}>
            {t("radar.follow")}
          </Button>
        </form>
      )}
      {isFollowed && !asksUnfollow && <Unfollow pingId={pingId} ownPingId={ownPingId} />}
      {isFollowed && asksUnfollow && <UnfollowForm pingId={pingId} ownPingId={ownPingId} />}
    </div>
  );
}

type UnfollowProps = Pick<RadarHeadProps, "pingId" | "ownPingId">;

function Unfollow({ pingId, ownPingId }: UnfollowProps) {
  const { t } = useTranslation("pings");
  const navigate = useNavigate();
  const { pending, unfollow } = useFollowing();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof ConfirmDialog>> | null>(null);
  const form = feedAddress({ tagId: pingId, unfollow: true });

  function open(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("~/ui/ConfirmDialog").then(
      ({ ConfirmDialog }) => setDialog(() => ConfirmDialog),
      () => navigate(form),
    );
  }

  async function confirm() {
    const done = await unfollow(pingId);
    setDialog(null);
    if (done) navigate(paths.pingsOf(ownPingId));
  }

  return (
    <>
      <ButtonLink to={form} size="small" prefetch="none" onClick={open}>
        {t("radar.unfollow")}
      </ButtonLink>
      {Dialog && (
        <Dialog
          title={t("unfollow.question")}
          description={t("unfollow.what", { pingId })}
          confirm={t("radar.unfollow")}
          pending={pending}
          onConfirm={confirm}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function UnfollowForm({ pingId, ownPingId }: UnfollowProps) {
  const { t } = useTranslation(["pings", "ui"]);
  return (
    <form
      method="post"
      action={paths.unfollow()}
      className="grid w-full gap-3 rounded-card border border-line bg-raised p-5"
    >
      <p className="font-serif text-lg">{t("unfollow.question")}</p>
      <p className="text-sm text-muted">{t("unfollow.what", { pingId })}</p>
      <input type="hidden" name="unfollow_user_id" value={pingId} />
      <input type="hidden" name="back" value={paths.pingsOf(ownPingId)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary">
          {t("radar.unfollow")}
        </Button>
        <ButtonLink to={paths.pingsOf(pingId)}>{t("ui:confirm.cancel")}</ButtonLink>
      </div>
    </form>
  );
}
