import { useTranslation } from "react-i18next";
import { LONGEST_MS, MOVES, SHORTEST_MS } from "../sources/schedule";

const numbers = { minutes: SHORTEST_MS / 60_000, hours: LONGEST_MS / 3_600_000, moves: MOVES };

const sections = [
  { id: "asks", title: "asks.title", points: ["asks.feed", "asks.page"] },
  { id: "often", title: "often.title", points: ["often.rate", "often.conditional", "often.host"] },
  {
    id: "trouble",
    title: "trouble.title",
    points: ["trouble.busy", "trouble.errors", "trouble.gone", "trouble.moved"],
  },
  { id: "keeps", title: "keeps.title", points: ["keeps.text", "keeps.summary", "keeps.pictures"] },
  { id: "out", title: "out.title", points: ["out.gone", "out.refuse", "out.less"] },
] as const;

export function BotText({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation("bot");
  return (
    <div className="wrap section grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="grid content-start gap-6 lg:col-span-4">
        <h1 className="display text-3xl md:text-4xl">{t("title")}</h1>
        <p className="measure text-lg">{t("lead")}</p>
      </div>
      <div className="grid gap-10 lg:col-span-8">
        <section
          aria-labelledby="agent-title"
          className="grid gap-x-8 gap-y-3 border-t border-ink pt-4 md:grid-cols-[12rem_1fr]"
        >
          <h2 id="agent-title" className="display text-xl">
            {t("agent.title")}
          </h2>
          <div className="grid min-w-0 gap-3">
            <p className="measure">{t("agent.body")}</p>
            <p className="rounded-control bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
              <code translate="no" className="font-mono text-sm">
                {userAgent}
              </code>
            </p>
          </div>
        </section>
        {sections.map(({ id, title, points }) => (
          <section
            key={id}
            aria-labelledby={`${id}-title`}
            className="grid gap-x-8 gap-y-3 border-t border-ink pt-4 md:grid-cols-[12rem_1fr]"
          >
            <h2 id={`${id}-title`} className="display text-xl">
              {t(title)}
            </h2>
            <div className="grid gap-3">
              {points.map((point) => (
                <p key={point} className="measure">
                  {t(point, numbers)}
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
