import { useEffect, useState } from "react";
import { storedJson, storeText } from "~/ui/browser-storage.client";
import { defaultLook, type Look, parseLook } from "../article/editing/theme-settings";

const STORAGE_KEY = "wink.article-look";

/** The look of the articles, kept in this browser. */
export function useLook(onNotKept: () => void): [Look, (look: Look) => void] {
  const [look, setLook] = useState(defaultLook);
  useEffect(() => setLook(parseLook(storedJson("localStorage", STORAGE_KEY))), []);
  return [
    look,
    (next) => {
      setLook(next);
      if (!storeText("localStorage", STORAGE_KEY, JSON.stringify(next))) onNotKept();
    },
  ];
}
