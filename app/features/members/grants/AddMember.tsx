import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "~/core/dates";
import type { FormAnswer } from "~/core/form";
import { useRoot } from "~/frame/root-data";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { SignInAgain } from "~/ui/SignInAgain";
import { formOf } from "~/ui/use-form";

export type MemberAnswer = FormAnswer & { added?: { email: string; expiry: string }; removed?: string };

export function AddMember({ answer }: { answer?: MemberAnswer }) {
  const { t } = useTranslation(["admin", "errors"]);
  const { locale } = useRoot();
  const fetcher = useFetcher<MemberAnswer>();
  const form = formOf(fetcher, answer);
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const latest = form.pending ? undefined : (fetcher.data ?? answer);
  const added = latest?.added;
  const [problem] = form.problemsOf("email");
  const failure = { network: "errors:members.network", server: "errors:members.addFailed" } as const;
  const error = form.failed ? t(failure[form.failed]) : problem && t(`errors:${problem}`);

  useEffect(() => {
    if (!field.current) return;
    if (fetcher.data?.added) {
      field.current.value = "";
      field.current.focus();
    }
    setEmpty(field.current.value.trim() === "");
  }, [fetcher.data]);

  return (
    <form.Form method="post" noValidate className="grid gap-4">
      <Field
        ref={field}
        label={t("members.email")}
        hint={t("members.emailHint")}
        error={error}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={form.valuesOf("email")[0]}
        onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === "")}
      />
      <SignInAgain problems={latest?.problems} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          name="intent"
          value="add"
          kind="primary"
          icon="plus"
          busy={form.pending}
          disabled={isEmpty}
        >
          {t("members.add")}
        </Button>
        <p role="status" className="text-sm [overflow-wrap:anywhere] empty:hidden">
          {added && t("members.added", { email: added.email, date: longDate(added.expiry, locale) })}
        </p>
      </div>
    </form.Form>
  );
}
