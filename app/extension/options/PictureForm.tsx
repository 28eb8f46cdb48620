import { useCallback, useEffect, useState } from "react";
import { parsedJson } from "~/core/parse-unknown";
import { type Settings, storeOwn } from "../settings/stored";
import { IS_FOR_STORE } from "../site";
import type { Texts } from "../texts";
import { addFiles, addList, BING, countPictures, removePictures } from "../themes/pictures";
import { FileField, Part, Press, useTold } from "./Part";

/** The pictures of the theme that is chosen: the person's own, or those of the day where that site is allowed. */
export function PictureForm({ settings: { sent, own }, t }: { settings: Settings; t: Texts }) {
  const { theme } = sent;
  const [count, setCount] = useState(0);
  const { told, run } = useTold(t);
  const recount = useCallback(async () => setCount(await countPictures(theme)), [theme]);
  useEffect(() => void recount(), [recount]);

  const take = (files: File[]) =>
    run(async () => {
      let added = await addFiles(theme, files);
      for (const list of files.filter(({ name }) => name.endsWith(".json"))) {
        const listed = await addList(theme, parsedJson(await list.text()));
        if (listed === null) return t("pictures.badList");
        added += listed;
      }
      await recount();
      return t("pictures.added", { count: added });
    });

  const remove = () =>
    run(async () => {
      await removePictures(theme);
      await recount();
      return t("pictures.removed");
    });

  const allowBing = () => {
    const asked = chrome.permissions.request({ origins: [BING] });
    return run(async () => {
      const isAllowed = await asked;
      await storeOwn({ hasBing: isAllowed });
      return t(isAllowed ? "pictures.bingAllowed" : "pictures.bingRefused");
    });
  };

  const stopBing = () =>
    run(async () => {
      await storeOwn({ hasBing: false });
      await chrome.permissions.remove({ origins: [BING] });
      return t("pictures.bingStopped");
    });

  return (
    <Part title={t("pictures.title", { theme: t(`themes.${theme}`) })}>
      {theme === "18" && !own.isAdult && !IS_FOR_STORE ? (
        <>
          <p className="text-sm">{t("pictures.adult")}</p>
          <Press onClick={() => void storeOwn({ isAdult: true })}>{t("pictures.isAdult")}</Press>
        </>
      ) : theme === "dynamic" || (theme === "18" && IS_FOR_STORE) ? (
        <p className="text-sm text-muted">{t("pictures.dynamic")}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{t("pictures.lead")}</p>
          <div className="flex flex-wrap gap-3">
            <FileField
              label={t("pictures.add")}
              accept="image/*,.json"
              multiple
              onFiles={(files) => void take(files)}
            />
            <FileField label={t("pictures.folder")} isFolder onFiles={(files) => void take(files)} />
            {theme === "bing" && (
              <Press onClick={() => void (own.hasBing ? stopBing() : allowBing())}>
                {t(own.hasBing ? "pictures.bingStop" : "pictures.bing")}
              </Press>
            )}
            {count > 0 && <Press onClick={() => void remove()}>{t("pictures.remove", { count })}</Press>}
          </div>
        </>
      )}
      <p role="status" className="text-sm">
        {told}
      </p>
    </Part>
  );
}
