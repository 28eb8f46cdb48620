import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import type { WritingPreset } from "~/core/writing-presets";
import { paths } from "~/paths";
import { Alert } from "~/ui/Alert";
import { Button, ButtonLink } from "~/ui/Button";
import { MarkdownView } from "~/ui/MarkdownView";
import { toast } from "~/ui/toast-queue";
import { copyText } from "../article/copy/clipboard.client";
import { saveFile } from "../article/copy/save-file.client";
import { isConversation } from "./prompts";
import type { Turn } from "./use-writing";

export function TurnView({ turn, preset }: { turn: Turn; preset: WritingPreset }) {
  const { t } = useTranslation(["writing", "provider"]);
  const { asked, answer, state } = turn;
  const isPicture = preset === "fluxDrawing";
  return (
    <article aria-busy={state === "coming"} className="grid min-w-0 gap-4 wrap-anywhere">
      {isConversation(preset) && (
        <p className="border-l-2 border-accent pl-4 font-medium whitespace-pre-wrap">{asked}</p>
      )}
      {isPicture ? (
        <img src={answer} alt={t("provider:image.alt")} className="rounded-card border border-line" />
      ) : (
        <MarkdownView markdown={answer} />
      )}
      {state !== "coming" && state !== "whole" && <Alert tone="caution">{t(`state.${state}`)}</Alert>}
      {state !== "coming" && (
        <div className="flex flex-wrap items-center gap-2">
          {isPicture ? (
            <Button icon="download" onClick={() => savePicture(answer)}>
              {t("download")}
            </Button>
          ) : (
            <TextActions text={answer} />
          )}
        </div>
      )}
    </article>
  );
}

function TextActions({ text }: { text: string }) {
  const { t } = useTranslation("writing");
  const editor = useMemo(() => withStartingText(paths.markdownEditor(), text), [text]);
  async function copy() {
    const isCopied = (await copyText(text)) === "copied";
    toast(t(isCopied ? "copied" : "copyFailed"), isCopied ? "good" : "bad");
  }
  return (
    <>
      <Button icon="copy" onClick={() => void copy()}>
        {t("copy")}
      </Button>
      {editor ? (
        <ButtonLink to={editor} icon="edit" prefetch="none">
          {t("editor")}
        </ButtonLink>
      ) : (
        <p className="text-sm text-muted">{t("tooLong")}</p>
      )}
    </>
  );
}

/** As bytes: some browsers refuse to save a long `data:` URL. */
function savePicture(dataUrl: string) {
  const [head = "", base64 = ""] = dataUrl.split(",");
  const type = head.replace(/^data:|;base64$/g, "");
  const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  saveFile(`picture.${type.replace("image/", "")}`, new Blob([bytes], { type }));
}
