import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useRoot } from "~/frame/root-data";
import { storedJson, storeJson } from "~/ui/browser/browser-storage.client";
import { useLatest } from "~/ui/browser/use-latest";
import type { Preview, PreviewStatus } from "../article/preview/preview.client";
import { defaultThemeSettings, parseThemeSettings, type ThemeSettings } from "./theme-settings";

const STORAGE_KEY = "wink.article-look";

export function useThemeSettings(
  onNotStored: () => void,
): [ThemeSettings, (settings: ThemeSettings) => void] {
  const [settings, setSettings] = useState(defaultThemeSettings);
  useEffect(() => setSettings(parseThemeSettings(storedJson("localStorage", STORAGE_KEY))), []);
  return [
    settings,
    (next) => {
      setSettings(next);
      if (!storeJson("localStorage", STORAGE_KEY, next)) onNotStored();
    },
  ];
}

const nothingShown: PreviewStatus = { state: "shown", problem: null, lines: [], droppedRules: 0 };
const opening: PreviewStatus = { ...nothingShown, state: "rendering" };
const notLoaded: PreviewStatus = { ...nothingShown, state: "failed", problem: "notLoaded" };

type Panes = { field: RefObject<HTMLTextAreaElement>; host: RefObject<HTMLElement> };

/** The preview of what stands in the field. Its code is fetched when `open` is first called, and again where it did not come. */
export function usePreview(
  { field, host }: Panes,
  { theme, customCss, footnotes }: ThemeSettings,
): [Preview | null, PreviewStatus, () => Promise<Preview>] {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [status, setStatus] = useState(nothingShown);
  const { locale } = useRoot();
  const latest = useLatest({ theme, customCss, footnotes, locale });
  const opened = useRef<Promise<Preview> | null>(null);

  const open = useCallback(() => {
    async function load(): Promise<Preview> {
      setStatus(opening);
      const { openPreview } = await import("../article/preview/preview.client");
      if (!host.current) throw new Error("the screen has gone");
      const first = openPreview({ host: host.current, settings: latest.current, onStatus: setStatus });
      first.write(field.current?.value ?? "");
      setPreview(first);
      return first;
    }
    opened.current ??= load().catch((error) => {
      opened.current = null;
      setStatus(notLoaded);
      throw error;
    });
    return opened.current;
  }, [field, host, latest]);

  useEffect(() => {
    // Also what was written since it was opened.
    preview?.write(field.current?.value ?? "");
    return () => preview?.close();
  }, [preview, field]);

  useEffect(() => {
    preview?.configure({ theme, customCss, footnotes, locale });
  }, [preview, theme, customCss, footnotes, locale]);

  return [preview, status, open];
}
