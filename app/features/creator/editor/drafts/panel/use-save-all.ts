import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileName, saveFile } from "../../../article/copy/save-file.client";
import type { DraftSession } from "../session/draft-session.client";
import type { Beyond } from "../storage/save-drafts.client";

export type SavedAll =
  | { kind: "idle" | "saving" | "nothing" | "notLoaded" | "unread" | "failed" }
  | { kind: "saved"; count: number; name: string; beyond: Beyond };

function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function useSaveAll(session: DraftSession) {
  const { t } = useTranslation(["drafts", "editor"]);
  const [saved, setSaved] = useState<SavedAll>({ kind: "idle" });

  async function zipped(): Promise<SavedAll> {
    const way = await import("../storage/save-drafts.client").catch(failing("notLoaded"));
    if ("kind" in way) return way;
    const now = Date.now();
    const words = { untitled: t("editor:download.name"), damaged: t("panel.damaged") };
    const files = await way.filesOfDrafts(session, words, now).catch(failing("unread"));
    if ("kind" in files) return files;
    if (files.length === 0) return { kind: "nothing" };
    const name = fileName(t("saveAll.zipName", { date: dayOf(new Date(now)) }), "zip");
    const zip = await way.zipOfFiles(files);
    const beyond = await way.beyondOpening(files, zip);
    saveFile(name, zip);
    return { kind: "saved", count: files.length, name, beyond };
  }

  async function saveAll(): Promise<void> {
    setSaved({ kind: "saving" });
    setSaved(await zipped().catch(failing("failed")));
  }

  return { saved, saveAll: () => void saveAll() };
}

function failing<Kind extends SavedAll["kind"]>(kind: Kind) {
  return (error: unknown) => {
    console.error(error);
    return { kind };
  };
}
