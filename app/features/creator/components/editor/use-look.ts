import { useEffect, useState } from "react";
import { DEFAULT_LOOK, type Look, parseLook } from "../../editing/look";

const KEY = "wink.article-look";

function readLook(): Look {
  try {
    return parseLook(JSON.parse(window.localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Storage that is blocked or damaged: the look begins anew, the text is kept elsewhere.
    return DEFAULT_LOOK;
  }
}

function keepLook(look: Look): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(look));
    return true;
  } catch {
    return false;
  }
}

/** The look of the articles, kept in this browser. */
export function useLook(onNotKept: () => void): [Look, (look: Look) => void] {
  const [look, setLook] = useState(DEFAULT_LOOK);
  useEffect(() => setLook(readLook()), []);
  return [
    look,
    (next) => {
      setLook(next);
      if (!keepLook(next)) onNotKept();
    },
  ];
}
