import { useTranslation } from "react-i18next";

const cards = ["a", "b", "c", "d", "e", "f"];
const bars = ["w-1/3 h-3", "w-full h-6", "w-4/5 h-6", "w-full h-3", "w-2/3 h-3"];

/** In the place of a list that is on its way. */
export function FeedSkeleton() {
  const { t } = useTranslation("pings");
  return (
    <div aria-busy="true" className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_8rem]">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden="true" className="grid gap-x-10 md:grid-cols-2">
        {cards.map((card) => (
          <div key={card} className="grid content-start gap-3 border-t-2 border-line pt-4 pb-10">
            {bars.map((bar) => (
              <span key={bar} className={`rounded-control bg-ink-soft ${bar}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
