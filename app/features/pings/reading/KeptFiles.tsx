import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { KeptFile } from "./kept-files";

const files: Record<string, KeptFile> = {
  Markdown: "kept.md",
  CSV: "kept.csv",
  JSON: "kept.json",
  MemWink: "memwink.zip",
};

const way =
  "inline-flex min-h-11 items-center rounded-control underline underline-offset-4 transition-colors hover:text-ink";

type KeptFilesProps = {
  count: number;
  most: number;
  /** What writes a file here; without it the server does. */
  onSave?: (file: KeptFile) => void;
};

/** How much is kept, and the files in which it can be taken along. */
export function KeptFiles({ count, most, onSave }: KeptFilesProps) {
  const { t } = useTranslation("kept");
  return (
    <div className="text-sm text-muted">
      <p className="tabular-nums">{t("count", { count, most })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {t("files")}
        {Object.entries(files).map(([name, file]) =>
          onSave ? (
            <button key={file} type="button" onClick={() => onSave(file)} className={way}>
              {name}
            </button>
          ) : (
            <a key={file} href={`${paths.kept()}/${file}`} download className={way}>
              {name}
            </a>
          ),
        )}
      </p>
      <p className="text-xs">{t("memwink")}</p>
    </div>
  );
}
