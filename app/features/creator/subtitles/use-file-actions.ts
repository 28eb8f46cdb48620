import { useTranslation } from "react-i18next";
import { clearToast, toast } from "~/ui/toast-queue";
import { copyText } from "../article/copy/clipboard.client";
import { saveFile } from "../article/copy/save-file.client";
import type { Conversion } from "./convert";
import type { Format } from "./writing/write";

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
