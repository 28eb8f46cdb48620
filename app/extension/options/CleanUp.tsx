import { useState } from "react";
import { withAllSites } from "../all-sites";
import { deadLinks, duplicatePages } from "../library/clean-up";
import { library, type Page } from "../library/database";
import { deletePages } from "../library/save-pages";
import type { Texts } from "../texts";
import { Press, useTold } from "./Part";

export function CleanUp({ t }: { t: Texts }) {
  const [found, setFound] = useState<Page[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { told, run, progress } = useTold(t);

  const findTwice = () =>
    run(async () => {
      const pages = await duplicatePages(await library());
      setFound(pages);
      setChosen(new Set(pages.map(({ id }) => id)));
      return t("cleanUp.twice", { count: pages.length });
    });

  const findDead = () => {
    const asked = withAllSites(async () => deadLinks(await library(), progress));
    return run(async () => {
      const found = await asked;
      if (!found) return t("cleanUp.refused");
      setFound(found.gone);
      setChosen(new Set());
      const unreached = found.unreached > 0 ? ` ${t("cleanUp.unreached", { count: found.unreached })}` : "";
      return t("cleanUp.gone", { count: found.gone.length }) + unreached;
    });
  };

  const remove = () =>
    run(async () => {
      await deletePages(await library(), [...chosen]);
      setFound([]);
      setChosen(new Set());
      return t("cleanUp.removed", { count: chosen.size });
    });

  return (
    <div className="grid w-full justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Press onClick={() => void findTwice()}>{t("cleanUp.duplicates")}</Press>
        <Press onClick={() => void findDead()}>{t("cleanUp.dead")}</Press>
      </div>
      {found.length > 0 && (
        <ul className="grid w-full gap-1">
          {found.map(({ id, title, address }) => (
            <li key={id}>
              <label className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  checked={chosen.has(id)}
                  onChange={(event) => {
                    const next = new Set(chosen);
                    if (event.target.checked) next.add(id);
                    else next.delete(id);
                    setChosen(next);
                  }}
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {title} <span className="text-muted">{address}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {chosen.size > 0 && (
        <Press onClick={() => void remove()}>{t("cleanUp.remove", { count: chosen.size })}</Press>
      )}
      <p role="status" className="text-sm">
        {told}
      </p>
    </div>
  );
}
