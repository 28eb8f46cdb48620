import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import type { NoticeName, ShownNotice } from "./use-notice";

const ofCopying = ["failed", "notPrepared", "tooComplex", "formulas"] as const;

function isOfCopying(name: NoticeName): name is (typeof ofCopying)[number] {
  return ofCopying.some((each) => each === name);
}

/** What the person should know about what just happened, and what to do about it. */
export function Notice({ notice, onClose }: { notice: ShownNotice; onClose: () => void }) {
  const { t } = useTranslation(["editor", "copying"]);
  const { name, tone, count } = notice;
  const words = isOfCopying(name) ? t(`copying:${name}`, { count }) : t(`notice.${name}`);
  const isBad = tone === "bad";
  return (
    <div
      role={isBad ? "alert" : undefined}
      className={`flex items-start gap-3 border-b border-line py-1 pr-1 pl-4 text-sm lg:pl-8 ${isBad ? "bg-bad-soft" : "bg-caution-soft"}`}
    >
      <Icon name={isBad ? "alert" : "info"} className="mt-3" />
      <p className="flex-1 py-2.5">{words}</p>
      <IconButton icon="close" label={t("notice.close")} onClick={onClose} />
    </div>
  );
}
