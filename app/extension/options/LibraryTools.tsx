import { useState } from "react";
import { importBookmarks } from "../library/bookmarks";
import { library } from "../library/database";
import { exportBookmarks, exportLibrary, importLibrary } from "../library/export";
import type { Texts } from "../texts";
import { CleanUp } from "./CleanUp";
import { FileField, Part, Press, useTold } from "./Part";

function download(name: string, type: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

export function LibraryTools({ t }: { t: Texts }) {
  const { told, run, progress } = useTold(t);
  const [isSure, setSure] = useState(false);

  const bring = () => {
    // Asked for in the press itself.
    const asked = chrome.permissions.request({ permissions: ["bookmarks"] });
    return run(async () => {
      if (!(await asked)) return t("tools.refused");
      try {
        const tree = await chrome.bookmarks.getTree();
        return t("tools.imported", {
          count: await importBookmarks(await library(), tree, Date.now(), progress),
        });
      } finally {
        await chrome.permissions.remove({ permissions: ["bookmarks"] });
      }
    });
  };

  const readBack = ([file]: File[]) =>
    run(async () => {
      if (!file) return "";
      const read = await importLibrary(await library(), new Uint8Array(await file.arrayBuffer()));
      if (typeof read === "string") return t(`tools.${read}`);
      const { pages: count, unread } = read;
      return t(unread > 0 ? "tools.partlyRead" : "tools.imported", { count, unread });
    });

  const takeOut = () =>
    run(async () => {
      download(
        "memwink-library.zip",
        "application/zip",
        (await exportLibrary(await library())) as Uint8Array<ArrayBuffer>,
      );
      return t("tools.exported");
    });

  const toBookmarks = () =>
    run(async () => {
      download("memwink-bookmarks.html", "text/html", await exportBookmarks(await library()));
      return t("tools.exported");
    });

  const deleteAll = () =>
    run(async () => {
      const database = await library();
      const stores = ["pages", "texts", "segments", "blocks", "vectors"] as const;
      const transaction = database.transaction(stores, "readwrite");
      await Promise.all(stores.map((name) => transaction.objectStore(name).clear()));
      await transaction.done;
      setSure(false);
      return t("tools.deleted");
    });

  return (
    <Part title={t("tools.title")}>
      <p className="text-sm text-muted">{t("tools.lead")}</p>
      <div className="flex flex-wrap gap-3">
        <Press onClick={() => void bring()}>{t("tools.bookmarks")}</Press>
        <FileField label={t("tools.import")} accept=".zip" onFiles={(files) => void readBack(files)} />
        <Press onClick={() => void takeOut()}>{t("tools.export")}</Press>
        <Press onClick={() => void toBookmarks()}>{t("tools.html")}</Press>
        <Press onClick={() => (isSure ? void deleteAll() : setSure(true))}>
          {t(isSure ? "tools.sure" : "tools.deleteAll")}
        </Press>
      </div>
      <p role="status" className="text-sm">
        {told}
      </p>
      <CleanUp t={t} />
    </Part>
  );
}
