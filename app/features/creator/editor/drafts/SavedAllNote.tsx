import { useTranslation } from "react-i18next";
import type { SavedAll } from "./use-save-all";

/** What became of saving all drafts, in a sentence. */
export function SavedAllNote({ saved }: { saved: SavedAll }) {
  const { t, i18n } = useTranslation("drafts");
  if (saved.kind === "idle" || saved.kind === "saving") return null;
  if (saved.kind !== "saved") return <p className="text-sm text-bad">{t(`saveAll.${saved.kind}`)}</p>;
  const { count, name, beyond } = saved;
  const number = new Intl.NumberFormat(i18n.language).format(count);
  return <p className="text-sm break-words">{t(`saveAll.${beyond ?? "saved"}`, { count, number, name })}</p>;
}
