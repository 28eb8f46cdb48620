import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/frame/root-data";
import { BottomBar } from "~/ui/BottomBar";
import { Button } from "~/ui/Button";
import { useScrollFocus } from "~/ui/browser/use-scroll-focus";
import { toast } from "~/ui/toast-queue";
import { useEditing } from "../text-field/use-editing";
import { DownloadButton, OtherActions } from "./CardActions";
import { CardEditor, EditorFoot } from "./CardEditor";
import { CardStyles } from "./CardFace";
import { CardNotes } from "./CardNotes";
import { CardPreview, CardSizes, EmptyCard, Stage } from "./CardPreview";
import { Enhancement } from "./enhancement/Enhancement";
import { cardDay } from "./imprint";
import { BrandPanel, ShapePanel, StylePicker } from "./SettingsPanels";
import { useComposed } from "./use-composed";
import { usePictures } from "./use-pictures";
import { useStoredCard } from "./use-stored-card";

type View = "words" | "cards";

/** In the bar of a small phone, where icons would break the words. */
const narrow = "max-[24rem]:px-3 max-[24rem]:not-aria-busy:[&>svg]:hidden";

export function CardScreen() {
  const { t } = useTranslation("card");
  const { locale } = useRoot();
  const area = useRef<HTMLTextAreaElement>(null);
  const cards = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const firstStage = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>("words");
  const [image, setImage] = useState<string | null>(null);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [today, setToday] = useState<Date | null>(null);
  useScrollFocus(scroller);
  // After hydration, as the server's day may be another.
  useEffect(() => setToday(new Date()), []);

  const { run, replaceAll } = useEditing(area, {
    onChange: () => setText(area.current?.value ?? ""),
    onPictureFile: () => toast(t("editor.pictureFile")),
    onNotLoaded: () => toast(t("editor.notLoaded"), "bad"),
    onCommandsNotLoaded: () => toast(t("problem.notLoaded"), "bad"),
  });
  const replace = (next: string) => replaceAll(next, next.length);

  const { text, setText, settings, change, isRead, isStored, displaced, link } = useStoredCard(area, replace);

  const onBroken = useCallback((more: string[]) => setBroken((before) => new Set([...before, ...more])), []);
  const content = { text, broken, placeholder: t("missing.placeholder"), onBroken };
  const composition = useComposed({ ...content, locale, settings, image, stage, firstStage });
  const onRetryBroken = () => setBroken(new Set());
  const pictures = usePictures({ ...content, cards, onRetryBroken });

  const { composed, prepared, failed, formulas, language } = composition;
  const { running } = pictures;
  const pages = (!failed && composed?.pages) || [];
  const height = composed?.height ?? null;
  const short = prepared?.short ?? null;
  const isReady = formulas.state !== "drawing";
  const face = { settings, language, day: today && cardDay(today, language), image };
  const actions = { count: pages.length, running, isReady };
  const onDownload = () => pictures.download(null);
  const onlyWith = (part: View) => (view === part ? "" : "max-md:hidden");
  return (
    <div className="wrap grid gap-6 py-8">
      <CardStyles />
      <div className="grid gap-1">
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className={`text-sm text-muted ${onlyWith("words")}`}>{t("intro")}</p>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_560px] lg:gap-12">
        <div className="grid min-w-0 gap-7 max-md:contents">
          <div className={`min-w-0 ${onlyWith("words")}`}>
            <CardEditor
              area={area}
              onCommand={run}
              onExample={isRead && text === "" ? () => replace(t("example")) : null}
              foot={<EditorFoot text={text} isStored={isStored} displaced={displaced} link={link} />}
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
          <div className={`min-w-0 ${view === "cards" ? "max-md:order-last" : ""}`}>
            <BrandPanel settings={settings} onChange={change} />
          </div>
          <div className={`min-w-0 max-md:order-last ${onlyWith("cards")}`}>
            <ShapePanel settings={settings} onChange={change} />
          </div>
          <div className={`min-w-0 ${onlyWith("words")}`}>
            <Enhancement content={text} onApply={replace} onImage={setImage} />
          </div>
        </div>
        <section
          aria-label={t("preview.label")}
          className={`grid min-w-0 gap-4 md:sticky md:top-4 md:max-h-[calc(100dvh-2rem)] md:grid-rows-[auto_1fr] ${onlyWith("cards")}`}
        >
          <div className="grid gap-3 max-md:contents">
            <div className="flex flex-wrap gap-2 max-md:order-last">
              <DownloadButton {...actions} onDownload={onDownload} className="max-md:hidden" />
              <OtherActions
                {...actions}
                text={text}
                onCopyImage={() => pictures.copyCard(0)}
                onShare={pictures.shareCards}
                onCopyText={pictures.copyWords}
              />
            </div>
            {pages.length > 0 && <CardSizes format={settings.format} count={pages.length} height={height} />}
            <CardNotes
              composition={composition}
              pictures={pictures}
              format={settings.format}
              onFormat={(format) => change({ format })}
            />
          </div>
          <div ref={scroller} className="min-h-0 p-px md:overflow-y-auto">
            {pages.length === 0 ? (
              <EmptyCard {...face}>
                <p className={failed ? "card-failed" : "card-waiting"}>
                  {failed ? t("failed") : t("waiting")}
                </p>
              </EmptyCard>
            ) : (
              <CardPreview
                {...face}
                pages={pages}
                short={short}
                shortType={composed?.shortType ?? null}
                growth={composed?.growth ?? 1}
                isTight={composed?.isTight ?? false}
                height={settings.format === "auto" ? height : null}
                cards={cards}
                busy={running !== null || !isReady}
                onDownload={pictures.download}
                onCopy={pictures.copyCard}
              />
            )}
          </div>
        </section>
      </div>
      <BottomBar className="grid grid-cols-[auto_1fr] gap-3">
        <Button
          icon={view === "words" ? "eye" : "edit"}
          onClick={() => setView(view === "words" ? "cards" : "words")}
          className={narrow}
        >
          {view === "words" ? t("view.cards") : t("view.words")}
        </Button>
        <DownloadButton {...actions} onDownload={onDownload} className={narrow} />
      </BottomBar>
      <Stage {...face} short={short} stage={stage} firstStage={firstStage} />
    </div>
  );
}
