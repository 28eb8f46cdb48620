import { useEffect, useState } from "react";
import { library } from "../library/database";
import type { Texts } from "../texts";

const MOST = 12;

/** Folders of imported bookmarks that hold something. */
async function foldersInUse(): Promise<string[]> {
  const folders: string[] = [];
  const index = (await library()).transaction("pages").store.index("folder");
  let cursor = await index.openKeyCursor(null, "nextunique");
  for (; cursor && folders.length < MOST; cursor = await cursor.continue()) folders.push(cursor.key);
  return folders;
}

export function Folders({ onChoose, t }: { onChoose: (folder: string) => void; t: Texts }) {
  const [folders, setFolders] = useState<string[]>([]);
  useEffect(() => void foldersInUse().then(setFolders), []);
  if (folders.length === 0) return null;
  return (
    <section aria-label={t("folders")}>
      <ul className="flex flex-wrap gap-2">
        {folders.map((folder) => (
          <li key={folder}>
            <button
              type="button"
              onClick={() => onChoose(folder.replaceAll('"', ""))}
              className="min-h-11 rounded-control border border-line bg-raised px-3 text-sm hover:border-edge"
            >
              {folder}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
