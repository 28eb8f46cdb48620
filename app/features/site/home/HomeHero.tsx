import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { StartLink } from "~/ui/Button";
import { HeroDrawing } from "./HeroDrawing";

/** The slogan, and the sign it speaks of. */
export function HomeHero() {
  const { t } = useTranslation("home");
  return (
    <section className="wrap grid items-center gap-x-8 gap-y-10 pt-10 pb-(--section) md:grid-cols-12 md:pt-20">
      <div className="order-last grid gap-6 md:order-none md:col-span-7">
        <h1 className="display text-3xl sm:text-4xl lg:text-poster">
          <span className="block">{t("hero.titleFirst")}</span>
          <span className="block">{t("hero.titleSecond")}</span>
        </h1>
        <p className="max-w-[30em] text-lg">{t("hero.body")}</p>
        <div className="pt-2">
          <StartLink to={paths.offerwink()}>{t("hero.action")}</StartLink>
        </div>
      </div>
      <div className="max-w-72 sm:max-w-96 md:col-span-5 md:max-w-none">
        <HeroDrawing />
      </div>
    </section>
  );
}
