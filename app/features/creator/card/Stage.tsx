import type { RefObject } from "react";
import type { Locale } from "~/core/locale";
import { CardFace } from "./CardFace";
import type { CardSettings } from "./settings";
import type { CardDay } from "./wording";

type StageProps = {
  settings: CardSettings;
  language: Locale;
  day: CardDay | null;
  image: string | null;
  short: string | null;
  stage: RefObject<HTMLElement>;
  firstStage: RefObject<HTMLElement>;
};

/** Cards of true size out of sight, on which a text is measured: the first (or only) one, and one that continues. */
export function Stage({ image, short, stage, firstStage, ...face }: StageProps) {
  const total = face.settings.format === "auto" ? 1 : 2;
  return (
    <div aria-hidden="true" className="invisible fixed top-0 -left-[9999px] w-[540px]">
      <CardFace {...face} cardRef={firstStage} total={total} image={image} short={short} />
      <CardFace {...face} cardRef={stage} number={total} total={total} short={short} />
    </div>
  );
}
