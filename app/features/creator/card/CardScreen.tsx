import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BottomBar } from "~/ui/BottomBar";
import { Button } from "~/ui/Button";
import { useScrollFocus } from "~/ui/use-scroll-focus";
import { DownloadButton, OtherActions } from "./CardActions";
import { CardEditor } from "./CardEditor";
import { CardLook } from "./CardFace";
import { CardNotes } from "./CardNotes";
import { CardPreview, SpareCard } from "./CardPreview";
import { CardSizes } from "./CardSizes";
import { EditorFoot } from "./EditorFoot";
import { BrandPanel, ShapePanel } from "./LookPanel";
import { Enhancement } from "./provider/Enhancement";
import { Stage } from "./Stage";
import { StylePicker } from "./StylePicker";
import { type CardTool, useCardTool } from "./use-card-tool";
import { useWarmUp } from "./use-preload";

/** What a phone shows of the two. */
type View = "words" | "cards";

/** The card tool: words and look beside the cards; on a phone one of the two at a time. */
export function CardScreen() {
  const { t } = useTranslation("card");
  const tool = useCardTool();
  useWarmUp();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollFocus(scroller);
  const [view, setView] = useState<View>("words");
  const { locale, kept, composed, pages, face } = tool;
  const { text, settings, change } = kept;
  const isBlank = kept.isRead && text === "";
  const short = composed.prepared?.short ?? null;
  const onlyWith = (part: View) => (view === part ? "" : "max-md:hidden");

  const height = composed.composed?.height ?? null;
  return (
    <div className="wrap grid gap-6 py-8 md:gap-8 lg:py-12">
      <CardLook />
      <div className="grid gap-1">
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className={`measure text-sm text-muted ${onlyWith("words")}`}>{t("intro")}</p>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_560px] lg:gap-12">
        <div className="grid min-w-0 gap-7 max-md:contents">
          <div className={`min-w-0 ${onlyWith("words")}`}>
            <CardEditor
              area={tool.area}
              onCommand={tool.run}
              onExample={isBlank ? () => tool.replace(t("example")) : null}
              foot={<EditorFoot tool={tool} />}
            />
          </div>
          <div className={`min-w-0 ${onlyWith("cards")}`}>
            <StylePicker
              settings={settings}
              locale={locale}
              day={face.day}
              onChange={(style) => change({ style })}
            />
          </div>
          <div className={`grid min-w-0 gap-7 max-md:order-last ${onlyWith("cards")}`}>
            <ShapePanel settings={settings} onChange={change} />
            <BrandPanel settings={settings} onChange={change} />
          </div>
          <div className={`min-w-0 ${onlyWith("words")}`}>
            <Enhancement content={text} onApply={tool.replace} onImage={tool.setImage} />
          </div>
        </div>
        <section
          aria-label={t("preview.label")}
          className={`grid min-w-0 gap-4 md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:grid-rows-[auto_1fr] ${onlyWith("cards")}`}
        >
          <div className="grid gap-3 max-md:contents">
            <div className="flex flex-wrap gap-2 max-md:order-last">
              <DownloadButton tool={tool} className="max-md:hidden" />
              <OtherActions tool={tool} />
            </div>
            {pages.length > 0 && <CardSizes format={settings.format} count={pages.length} height={height} />}
            <CardNotes tool={tool} />
          </div>
          <div ref={scroller} className="min-h-0 p-px md:overflow-y-auto">
            <Cards tool={tool} height={height} />
          </div>
        </section>
      </div>
      <PhoneBar tool={tool} view={view} onView={setView} />
      <Stage {...face} short={short} stage={tool.stage} firstStage={tool.firstStage} />
    </div>
  );
}

/** The cards in view, or one in their place that says why there are none. */
function Cards({ tool, height }: { tool: CardTool; height: number | null }) {
  const { t } = useTranslation("card");
  const { composed, face, kept, pages } = tool;
  if (pages.length === 0) {
    return (
      <SpareCard {...face}>
        {composed.failed ? (
          <p className="card-failed">{t("failed")}</p>
        ) : (
          <p className="card-waiting">{t("waiting")}</p>
        )}
      </SpareCard>
    );
  }
  return (
    <CardPreview
      {...face}
      pages={pages}
      short={composed.prepared?.short ?? null}
      saying={composed.composed?.saying ?? null}
      isTight={composed.composed?.isTight ?? false}
      height={kept.settings.format === "auto" ? height : null}
      cards={tool.cards}
      busy={tool.pictures.running !== null || tool.isDrawing}
      onDownload={tool.download}
      onCopy={tool.copyPicture}
    />
  );
}

type PhoneBarProps = { tool: CardTool; view: View; onView: (view: View) => void };

function PhoneBar({ tool, view, onView }: PhoneBarProps) {
  const { t } = useTranslation("card");
  return (
    <BottomBar className="grid grid-cols-[auto_1fr] gap-3">
      <Button
        icon={view === "words" ? "eye" : "edit"}
        onClick={() => onView(view === "words" ? "cards" : "words")}
      >
        {view === "words" ? t("view.cards") : t("view.words")}
      </Button>
      <DownloadButton tool={tool} />
    </BottomBar>
  );
}
