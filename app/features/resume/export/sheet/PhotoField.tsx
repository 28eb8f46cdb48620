import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { FieldError, FieldHint, useFieldIds } from "~/ui/FieldFrame";
import { photoSlot } from "./design";

type Props = { photo: string | null; onChange(photo: string | null): void };

/** A photo for the sheet. It is made small here and never leaves the browser. */
export function PhotoField({ photo, onChange }: Props) {
  const { t } = useTranslation("results");
  const [failed, setFailed] = useState(false);
  const hint = t("design.photo.hint");
  const error = failed && t("design.photo.failed");
  const ids = useFieldIds({ label: "", hint, error });

  async function choose(file: File) {
    setFailed(false);
    const made = await shrinkPhoto(file).catch(() => null);
    if (made) onChange(made);
    else setFailed(true);
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="text-sm font-medium">
        {t("design.photo.label")}
      </label>
      <FieldHint id={ids.id}>{hint}</FieldHint>
      <div className="flex flex-wrap items-center gap-3">
        {photo && (
          <img src={photo} alt={t("design.photo.alt")} className="h-20 rounded-control border border-line" />
        )}
        <input
          {...ids}
          type="file"
          accept="image/*"
          className="min-h-11 max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-raised file:px-4 file:text-sm file:font-medium file:text-ink"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = "";
          }}
        />
        {photo && (
          <Button kind="quiet" size="small" icon="trash" onClick={() => onChange(null)}>
            {t("design.photo.remove")}
          </Button>
        )}
      </div>
      <FieldError id={ids.id}>{error}</FieldError>
    </div>
  );
}

/** The longest side of a stored photo, in pixels: 430 dots per inch at 35 mm. */
const LONGEST = 600;
const ASPECT = photoSlot.width / photoSlot.height;
const JPEG_QUALITY = 0.98;

/** A picture cut to the shape of a resume's photo, small enough to be kept in the tab, as a data URL. Rejects what is no picture. */
async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const width = Math.min(picture.width, picture.height * ASPECT);
    const height = width / ASPECT;
    const scale = Math.min(1, LONGEST / height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No canvas to draw on");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", JPEG_QUALITY);
  } finally {
    picture.close();
  }
}
