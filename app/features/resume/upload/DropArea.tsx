import { type DragEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useGivenFiles } from "~/ui/browser/use-given-files";
import { Icon } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import { ACCEPTED_EXTENSIONS } from "../limits";

type DropAreaProps = { file: File | null; onChoose: (file: File) => void; onRemove: () => void };

/** One area to drop a file on or to pick it from. The picker is a real file input, so keyboard and screen reader work. */
export function DropArea({ file, onChoose, onRemove }: DropAreaProps) {
  const { t } = useTranslation("upload");
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const take = useCallback(
    (field: HTMLInputElement | null) => {
      const chosen = field?.files?.[0];
      if (!field || !chosen) return;
      // Emptied, so that the same file can be chosen again.
      field.value = "";
      onChoose(chosen);
    },
    [onChoose],
  );

  useGivenFiles(([file]) => file && onChoose(file));

  // A fast hand chooses before the page runs.
  useEffect(() => take(input.current), [take]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  }

  function remove() {
    onRemove();
    input.current?.focus();
  }

  return (
    <div
      className={`relative grid min-h-64 place-items-center rounded-card border-2 border-dashed p-6 text-center transition-colors ${over ? "border-accent bg-accent-soft" : "border-edge bg-raised hover:border-ink"} has-focus-visible:border-accent`}
    >
      <input
        ref={input}
        id="resume-file"
        name="file"
        type="file"
        accept={ACCEPTED_EXTENSIONS.join(",")}
        aria-describedby="resume-file-hint"
        className="absolute inset-0 cursor-pointer opacity-0"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={(event) => take(event.target)}
      />
      <div className="pointer-events-none grid justify-items-center gap-3">
        <Icon name={file ? "file" : "upload"} size={32} className="text-accent" />
        <label
          htmlFor="resume-file"
          className={`display text-xl ${file ? "break-all" : "text-balance break-keep"}`}
        >
          {file ? (
            file.name
          ) : (
            <>
              <span className="pointer-coarse:hidden">{t("drop.title")}</span>
              <span className="hidden pointer-coarse:inline">{t("drop.titleTouch")}</span>
            </>
          )}
        </label>
        <p id="resume-file-hint" className="text-sm text-balance break-keep text-muted">
          {file ? t("drop.chosen", { size: sizeOf(file) }) : t("drop.hint")}
        </p>
      </div>
      {file && (
        <IconButton
          icon="trash"
          label={t("drop.remove")}
          onClick={remove}
          className={`absolute top-2 right-2 ${over ? "pointer-events-none" : ""}`}
        />
      )}
    </div>
  );
}

function sizeOf(file: File): string {
  const kilobytes = file.size / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
