import { useEffect, useState } from "react";
import { defaultLook, type Look, parseLook } from "../../editing/look";

const STORAGE_KEY = "wink.article-look";

function readLook(): Look {
  try {
    return parseLook(JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    // Storage that is blocked or damaged: the look begins anew, the text is kept elsewhere.
    return defaultLook;
  }
}

function keepLook(look: Look): boolean {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(look));
    return true;
  } catch {
    return false;
  }
}

/** The look of the articles, kept in this browser. */
export function useLook(onNotKept: () => void): [Look, (look: Look) => void] {
  const [look, setLook] = useState(defaultLook);
  useEffect(() => setLook(readLook()), []);
  return [
    look,
    (next) => {
      setLook(next);
      if (!keepLook(next)) onNotKept();
    },
  ];
}
