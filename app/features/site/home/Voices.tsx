import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { type Face, FaceDrawing } from "~/ui/FaceDrawing";

const voices = ["nora", "wei", "amir", "lin", "june"] as const satisfies readonly Face[];

/** Five people the tools are made for. They are drawn, and say so: a testimonial may not be invented either. */
export function Voices() {
  const { t } = useTranslation("home");
  return (
    <section id="voices" aria-labelledby="voices-title" className="wrap pb-(--section)">
      <div className="grid gap-x-8 gap-y-3 border-t border-ink pt-4 pb-8 md:grid-cols-12 md:pb-12">
        <h2 id="voices-title" className="display text-2xl md:col-span-5 md:text-3xl">
          {t("voices.title")}
        </h2>
        <p className="max-w-[30em] text-muted md:col-span-7 md:pt-2">{t("voices.lead")}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-6">
        {voices.map((id, index) => (
          <li key={id} className={index < 2 ? "lg:col-span-3" : "lg:col-span-2"}>
            <figure className="flex h-full flex-col justify-between gap-6 border-l-2 border-line pl-5">
              <blockquote className={`font-serif ${index < 2 ? "text-lg md:text-xl" : "text-lg"}`}>
                {t(`voices.${id}.text`)}
              </blockquote>
              <figcaption className="flex items-center gap-4">
                <FaceDrawing face={id} />
                <span className="grid flex-1 gap-0.5">
                  <span className="font-medium">{t(`voices.${id}.name`)}</span>
                  <span className="text-sm text-muted">{t(`voices.${id}.position`)}</span>
                </span>
                <Badge>{t("voices.sample")}</Badge>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
