import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { phoneBar, useBarHeight } from "./BottomBar";
import { Button } from "./Button";
import { Icon } from "./Icon";

type FormActionsProps = {
  submit?: ReactNode;
  /** What the button sends as `intent`, in a form that can do more than one thing. */
  intent?: string;
  state?: "idle" | "pending" | "saved";
  error?: ReactNode;
  disabled?: boolean;
  children?: ReactNode;
  /** Fixed to the foot of a phone's screen, so that a long form can be saved from anywhere. */
  sticky?: boolean;
};

export function FormActions(props: FormActionsProps) {
  const { submit, intent, state = "idle", error, disabled, children, sticky = false } = props;
  const { t } = useTranslation("ui");
  const bar = useBarHeight();
  return (
    <div
      ref={sticky ? bar : undefined}
      data-bottom-bar={sticky || undefined}
      className={`grid gap-2 ${sticky ? phoneBar : ""}`}
    >
      {error && (
        <p role="alert" className="flex gap-1.5 text-sm text-bad">
          <Icon name="alert" size={18} className="mt-0.5" />
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          name={intent && "intent"}
          value={intent}
          kind="primary"
          busy={state === "pending"}
          disabled={disabled}
          className="max-sm:grow"
        >
          {submit ?? t("form.save")}
        </Button>
        {children}
        <span role="status" className="flex items-center gap-1.5 text-sm text-muted empty:hidden">
          {state === "pending" && t("form.pending")}
          {state === "saved" && !error && (
            <>
              <Icon name="check" size={18} className="text-good" />
              {t("form.saved")}
            </>
          )}
        </span>
      </div>
    </div>
  );
}
