import { type CSSProperties, type ReactNode, type Ref, useCallback } from "react";
import type { Locale } from "~/core/locale";
import type { ShortTextType } from "./fit-short-text.client";
import { type CardDay, initialOf, shownBrand } from "./imprint";
import type { CardSettings } from "./settings";
import { businessCss } from "./style/business";
import { frameCss } from "./style/frame";
import { gradientCss } from "./style/gradient";
import { minimalCss } from "./style/minimal";

const STYLES_ID = "card-styles";

/** The server alone has the rules in its code: a browser finds them in the page. */
export function CardStyles() {
  const css = import.meta.env.SSR
    ? [frameCss, gradientCss, minimalCss, businessCss].join("\n")
    : document.getElementById(STYLES_ID)?.textContent;
  return <style id={STYLES_ID}>{css}</style>;
}

type FaceStyle = CSSProperties & { "--card-nothing": string; "--card-growth"?: number };

/** The content of the shapes that a style draws beside the words; a text of the style sheet may hold no quotation marks. */
const nothing: FaceStyle = { "--card-nothing": '""' };

type CardFaceProps = {
  settings: CardSettings;
  language: Locale;
  day: CardDay | null;
  image?: string | null;
  number?: number;
  total?: number;
  /** As `prepareText` says; null unless it is one short text. */
  short?: string | null;
  shortType?: ShortTextType | null;
  growth?: number;
  isTight?: boolean;
  /** In whole pixels, as a picture has no others; of a card that grows with its text. */
  height?: number | null;
  content?: DocumentFragment;
  flowRef?: Ref<HTMLDivElement>;
  cardRef?: Ref<HTMLElement>;
  children?: ReactNode;
};

export function CardFace(props: CardFaceProps) {
  const { settings, language, image, number = 1, total = 1, short, height, cardRef } = props;
  const { style } = settings;
  const brand = shownBrand(settings.brand);
  const sized: FaceStyle = props.growth ? { ...nothing, "--card-growth": props.growth } : nothing;
  const pictured = image && (style !== "minimal" || number === 1) ? image : null;
  return (
    <article
      ref={cardRef}
      lang={language}
      className="share-card"
      data-style={style}
      data-tone={settings.tone}
      data-size={settings.fontSize}
      data-format={settings.format}
      data-short={short ?? undefined}
      data-tight={props.isTight || undefined}
      data-alone={total === 1 || undefined}
      data-continued={number > 1 || undefined}
      data-pictured={pictured ? true : undefined}
      style={height ? { ...sized, minHeight: height } : sized}
    >
      {pictured && style !== "business" && <Picture src={pictured} />}
      <Head {...props} pictured={style === "business" ? pictured : null} />
      <div className="card-body">
        <Flow {...props} />
      </div>
      <footer className="card-foot">
        {style === "gradient" && brand && <span className="card-brand">{brand}</span>}
        {settings.source && <span className="card-source">{settings.source}</span>}
        {total > 1 && (
          <span className="card-page">
            {number}/{total}
          </span>
        )}
      </footer>
    </article>
  );
}

function Flow({ content, shortType, flowRef, children }: CardFaceProps) {
  const fill = useCallback(
    (flow: HTMLDivElement | null) => {
      if (content) flow?.replaceChildren(content.cloneNode(true));
    },
    [content],
  );
  if (content) return <div key="content" ref={fill} className="card-flow" style={shortType ?? undefined} />;
  return (
    <div key="words" ref={flowRef} className="card-flow">
      {children}
    </div>
  );
}

function Head({ settings, day, pictured, number = 1 }: CardFaceProps & { pictured: string | null }) {
  const { style, showDate } = settings;
  const brand = shownBrand(settings.brand);
  if (style === "gradient")
    return (
      <header className="card-head">
        <span className="card-disc">
          {showDate && day && number === 1 && (
            <>
              <span className="card-day">{day.day}</span>
              <span className="card-month">{day.month}</span>
            </>
          )}
        </span>
      </header>
    );
  if (style === "minimal")
    return (
      <header className="card-head">
        {brand && <span className="card-seal">{initialOf(brand.slice(1))}</span>}
        {brand && <span className="card-upright card-brand">{brand}</span>}
        {showDate && <span className="card-upright">{day?.full}</span>}
      </header>
    );
  return (
    <header className="card-head">
      {pictured && <Picture src={pictured} />}
      {brand && <span className="card-brand">{brand}</span>}
      {showDate && <span className="card-date">{day?.full}</span>}
    </header>
  );
}

function Picture({ src }: { src: string }) {
  return (
    <div className="card-picture">
      <img src={src} alt="" decoding="sync" />
    </div>
  );
}
