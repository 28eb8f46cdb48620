import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { SampleSheet } from "./SampleSheet";

export function Hero() {
  const { t } = useTranslation("offerwink");
  return (
    <section className="wrap grid items-center gap-x-8 gap-y-12 pt-10 pb-(--section) md:pt-16 lg:grid-cols-12">
      <div className="grid gap-6 lg:col-span-7">
        <h1 className="display text-3xl sm:text-4xl lg:text-poster">
          <span className="block">{t("hero.titleFirst")}</span>
          <span className="block text-accent">{t("hero.titleSecond")}</span>
        </h1>
        <p className="max-w-[30em] text-lg">{t("hero.lead")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
          <StartLink to={paths.upload()}>{t("start")}</StartLink>
          <Link to={paths.sample()} className="inline-flex min-h-11 items-center text-sm">
            {t("hero.sample")}
          </Link>
          <Link to={paths.rubric()} className="inline-flex min-h-11 items-center text-sm">
            {t("rubric")}
          </Link>
        </div>
        <p className="text-sm text-muted">{t("hero.note")}</p>
      </div>
      <div className="lg:col-span-5">
        <SampleSheet />
      </div>
    </section>
  );
}
