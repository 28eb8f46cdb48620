import { useTranslation } from "react-i18next";
import type { WritingPreset } from "~/core/writing-presets";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { CopyButton } from "~/ui/CopyButton";
import { MarkdownView } from "~/ui/MarkdownView";
import { TextActions } from "~/ui/TextActions";
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
      {state !== "coming" &&
        (isPicture ? (
          <Button icon="download" onClick={() => savePicture(answer)} className="justify-self-start">
            {t("download")}
          </Button>
        ) : (
          <TextActions text={answer} beside>
            <CopyButton text={answer} />
          </TextActions>
        ))}
    </article>
  );
}

/** As bytes: some browsers refuse to save a long `data:` URL. */
function savePicture(dataUrl: string) {
  const [head = "", base64 = ""] = dataUrl.split(",");
  const type = head.replace(/^data:|;base64$/g, "");
  const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
  saveFile(`picture.${type.replace("image/", "")}`, new Blob([bytes], { type }));
}
