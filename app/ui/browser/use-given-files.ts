import { useEffect } from "react";
import { takeSharedFile } from "~/core/shared-file";
import { useLatest } from "./use-latest";

type Launch = { files: readonly FileSystemFileHandle[] };

declare global {
  interface Window {
    launchQueue?: { setConsumer(consume: (launch: Launch) => void): void };
  }
}

/** Calls with files that the system opens this page with, and with the one that another app shared to it. */
export function useGivenFiles(onFiles: (files: File[]) => void, isReady = true): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    if (!isReady) return;
    const give = (files: (File | null)[]) => {
      const given = files.filter((file) => file !== null);
      if (given.length > 0) latest.current(given);
    };
    window.launchQueue?.setConsumer(({ files }) => {
      Promise.all(files.map((file) => file.getFile())).then(give, console.error);
    });
    if ("caches" in window)
      takeSharedFile(caches, window.location.pathname).then((file) => give([file]), console.error);
  }, [isReady, latest]);
}
