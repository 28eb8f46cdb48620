import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { storedJson, storeText } from "~/ui/browser-storage.client";
import {
  defaultThemeSettings,
  parseThemeSettings,
  type ThemeSettings,
} from "../article/editing/theme-settings";
import {
  type ArticleWords,
  openPreview,
  type Preview,
  type PreviewStatus,
} from "../article/preview/preview.client";

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

function useArticleWords(): ArticleWords {
  const { t } = useTranslation("article");
  return useMemo(
    () => ({
      notes: { title: t("notes"), titleWithWords: t("notesWithWords") },
      alerts: {
        note: t("alerts.note"),
        tip: t("alerts.tip"),
        important: t("alerts.important"),
        warning: t("alerts.warning"),
        caution: t("alerts.caution"),
      },
    }),
    [t],
  );
}

const nothingShown: PreviewStatus = { state: "shown", problem: null, lines: [], droppedRules: 0 };

export function usePreview(
  host: RefObject<HTMLElement>,
  { theme, customCss, footnotes }: ThemeSettings,
): [Preview | null, PreviewStatus] {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [status, setStatus] = useState(nothingShown);
  const words = useArticleWords();
  const first = useRef({ theme, customCss, footnotes, words });

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
    preview?.configure({ theme, customCss, footnotes, words });
  }, [preview, theme, customCss, footnotes, words]);

  return [preview, status];
}
