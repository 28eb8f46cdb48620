import { useTranslation } from "react-i18next";
import { HeaderNav } from "~/frame/Header";
import { paths } from "~/paths";
import { Badge } from "~/ui/Badge";
import { StartLink } from "~/ui/Button";
import { type Face, FaceDrawing } from "~/ui/landing/FaceDrawing";
import { CreatorTools } from "./CreatorTools";
import { HeroDrawing } from "./HeroDrawing";
import { Products } from "./Products";

export function Home() {
  return (
    <>
      <HomeHero />
      <Products />
      <CreatorTools />
      <Voices />
      <About />
    </>
  );
}

export function HomeNav() {
  const { t } = useTranslation("home");
  const items = [
    { to: paths.homeProducts(), label: t("nav.products") },
    { to: paths.homeAbout(), label: t("nav.about") },
  ];
  return <HeaderNav items={items} />;
}

function HomeHero() {
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

const people = ["nora", "wei", "amir", "lin", "june"] as const satisfies readonly Face[];

/** Five people the tools are made for. They are drawn, and say so: a testimonial may not be invented either. */
function Voices() {
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
        {people.map((id, index) => (
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

const values = ["native", "user", "trust"] as const;

/** What the family holds to, set like the note at the back of a magazine. */
function About() {
  const { t } = useTranslation("home");
  return (
    <section id="about" aria-labelledby="about-title" className="border-t border-line bg-sunken">
      <div className="wrap section grid gap-x-8 gap-y-8 md:grid-cols-12">
        <h2 id="about-title" className="display text-2xl md:col-span-4 md:text-3xl">
          {t("about.title")}
        </h2>
        <dl className="md:col-span-8">
          {values.map((value) => (
            <div
              key={value}
              className="grid gap-1 border-t border-ink py-5 sm:grid-cols-[10rem_1fr] sm:gap-6"
            >
              <dt className="text-lg font-semibold">{t(`about.${value}.title`)}</dt>
              <dd className="max-w-[34em] text-muted">{t(`about.${value}.body`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
