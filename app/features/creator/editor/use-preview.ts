import { type RefObject, useEffect, useRef, useState } from "react";
import { storedJson, storeText } from "~/ui/browser-storage.client";
import { useRoot } from "~/ui/root-data";
import {
  defaultThemeSettings,
  parseThemeSettings,
  type ThemeSettings,
} from "../article/editing/theme-settings";
import { openPreview, type Preview, type PreviewStatus } from "../article/preview/preview.client";

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
      if (!storeText("localStorage", STORAGE_KEY, JSON.stringify(next))) onNotStored();
    },
  ];
}

const nothingShown: PreviewStatus = { state: "shown", problem: null, lines: [], droppedRules: 0 };

export function usePreview(
  host: RefObject<HTMLElement>,
  { theme, customCss, footnotes }: ThemeSettings,
): [Preview | null, PreviewStatus] {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [status, setStatus] = useState(nothingShown);
  const { locale } = useRoot();
  const first = useRef({ theme, customCss, footnotes, locale });

  useEffect(() => {
    if (!host.current) return;
    const opened = openPreview({ host: host.current, settings: first.current, onStatus: setStatus });
    setPreview(opened);
    return () => {
      setPreview(null);
      opened.close();
    };
  }, [host]);

  useEffect(() => {
    preview?.configure({ theme, customCss, footnotes, locale });
  }, [preview, theme, customCss, footnotes, locale]);

  return [preview, status];
}
