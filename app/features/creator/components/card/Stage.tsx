import type { RefObject } from "react";
import type { Locale } from "~/core/locale";
import type { CardSettings } from "../../card/settings";
import type { CardDay } from "../../card/wording";
import { CardFace } from "./CardFace";

type StageProps = {
  settings: CardSettings;
  language: Locale;
  day: CardDay | null;
  image: string | null;
  isShort: boolean;
  stage: RefObject<HTMLElement>;
  firstStage: RefObject<HTMLElement>;
};

/** Cards of true size out of sight, on which a text is measured: one that goes on, and the first where it differs. */
export function Stage({ image, isShort, stage, firstStage, ...face }: StageProps) {
  return (
    <div aria-hidden="true" className="invisible fixed top-0 -left-[9999px] w-[540px]">
      <CardFace {...face} cardRef={stage} isShort={isShort} />
      {image && <CardFace {...face} cardRef={firstStage} image={image} isShort={isShort} />}
    </div>
  );
}
