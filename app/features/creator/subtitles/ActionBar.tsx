import { useTranslation } from "react-i18next";
import { BottomBar } from "~/ui/BottomBar";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { clearToast, toast } from "~/ui/toast-queue";
import { copyText } from "../article/copy/clipboard.client";
import { saveFile } from "../article/copy/save-file.client";
import type { Conversion } from "./convert";
import type { State } from "./converter.client";
import { RESULT_ID } from "./ResultPanel";
import type { Format } from "./writing/write";

type ActionBarProps = { state: State; hasCues: boolean; actions: FileActions | null; format: Format };

export function ActionBar({ state, hasCues, actions, format }: ActionBarProps) {
  const { t } = useTranslation("subtitles");
  return (
    <BottomBar>
      <div className={`grid items-center gap-2 ${hasCues ? "grid-cols-[1fr_auto_auto]" : ""}`}>
        <Button
          kind="quiet"
          iconAfter="arrowDown"
          onClick={showResult}
          className={`min-w-0 tabular-nums max-[23rem]:[&_svg]:hidden ${hasCues ? "-ml-3 justify-start px-3 text-start" : ""}`}
        >
          <Found state={state} />
        </Button>
        {hasCues && (
          <>
            <IconButton
              icon="copy"
              label={t("copy")}
              disabled={!actions}
              onClick={() => void actions?.copy()}
              className="border border-edge"
            />
            <Button
              kind="primary"
              icon="download"
              disabled={!actions}
              onClick={() => actions?.download()}
              className="max-[23rem]:[&_svg]:hidden"
            >
              {t(`download.${format}`)}
            </Button>
          </>
        )}
      </div>
    </BottomBar>
  );
}

function showResult(): void {
  const result = document.getElementById(RESULT_ID);
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  result?.scrollIntoView({ behavior: reducesMotion ? "auto" : "smooth" });
  result?.focus({ preventScroll: true });
}

function Found({ state }: { state: State }) {
  const { t, i18n } = useTranslation("subtitles");
  if (state.kind === "failed") return <>{t("found.problem")}</>;
  if (state.kind !== "converted") return <>{t("result.converting")}</>;
  const count = state.conversion.cues.length;
  if (count === 0) return <>{t("found.nothing")}</>;
  return <>{t("result.cues", { count, number: new Intl.NumberFormat(i18n.language).format(count) })}</>;
}

const mediaTypes: Record<Format, string> = {
  srt: "text/plain;charset=utf-8",
  vtt: "text/vtt;charset=utf-8",
};

export function useFileActions(conversion: Conversion | null, format: Format) {
  const { t } = useTranslation("subtitles");
  if (!conversion || conversion.cues.length === 0) return null;
  return {
    download() {
      try {
        saveFile(`subtitles.${format}`, new Blob(conversion.pieces, { type: mediaTypes[format] }));
        clearToast("download");
      } catch (error) {
        console.error(error);
        toast(t("message.downloadFailed"), "bad", { topic: "download" });
      }
    },
    async copy() {
      const outcome = await copyText(conversion.pieces.join(""));
      if (outcome === "copied") toast(t("message.copied"), "good", { topic: "copy" });
      else toast(t("message.copyFailed"), "bad", { topic: "copy" });
    },
  };
}

export type FileActions = NonNullable<ReturnType<typeof useFileActions>>;
