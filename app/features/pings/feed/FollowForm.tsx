import { useLocation } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { useFollowing } from "./use-following";

/** Follows somebody's radar by Ping ID; sent as a plain form where no scripts run. */
export function FollowForm() {
  const { t } = useTranslation("pings");
  const { pathname, search } = useLocation();
  const { pending, follow } = useFollowing();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form).get("follow_user_id");
    if (typeof entered !== "string" || entered.trim() === "" || pending) return;
    if (await follow(entered)) form.reset();
  }

  return (
    <form method="post" action={paths.follow()} onSubmit={submit} className="flex items-end gap-2">
      <input type="hidden" name="back" value={pathname + search} />
      <div className="min-w-0 flex-1">
        <Field
          name="follow_user_id"
          label={t("follow.label")}
          hideLabel
          placeholder={t("follow.placeholder")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
      </div>
      <Button type="submit" kind="primary" busy={pending}>
        {t("follow.submit")}
      </Button>
    </form>
  );
}
