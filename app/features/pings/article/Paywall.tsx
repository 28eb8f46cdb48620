import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** `length` is that of the whole text, null where only pictures are left out. */
type PaywallProps = {
  length: number | null;
  signIn: ReactNode;
  onWeChat: (event: MouseEvent<HTMLElement>) => void;
};

/** Where the text ends for whoever has not signed in. */
export function Paywall({ length, signIn, onWeChat }: PaywallProps) {
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
