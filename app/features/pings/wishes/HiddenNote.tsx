import { useTranslation } from "react-i18next";
import { Link } from "~/ui/Link";
import { feedAddress } from "../feed/feed-view";

type HiddenNoteProps = { hidden: number; isWhole: boolean; tagId: string | null };

/** How much of a feed a reader's own wishes hide, and the way to all of it. */
export function HiddenNote({ hidden, isWhole, tagId }: HiddenNoteProps) {
  const { t } = useTranslation("pings");
  if (hidden === 0 && !isWhole) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 pb-2 text-sm text-muted">
      {isWhole ? t("wishes.whole") : t("wishes.hidden", { count: hidden })}
      <Link to={feedAddress({ tagId, all: !isWhole })} className="inline-flex min-h-11 items-center">
        {isWhole ? t("wishes.hide") : t("wishes.show")}
      </Link>
    </p>
  );
}
