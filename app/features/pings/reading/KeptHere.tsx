import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { usePart } from "~/ui/browser/use-part";
import { Link } from "~/ui/Link";
import { KeptHead } from "./KeptScreen";
import { MOST_HERE } from "./kept-list";
import { NothingKept } from "./NothingKept";

const loadList = () => import("./KeptHereList");

/** The page of somebody who has not signed in: the invitation to do so, and the list of this browser once its part has come. */
export function KeptHere({ origin }: { origin: string }) {
  const { t } = useTranslation("kept");
  const { part, fetchPart } = usePart(loadList);
  useEffect(fetchPart, [fetchPart]);
  return (
    <div className="wrap grid gap-6 pt-4 pb-(--section) md:pt-6">
      <KeptHead />
      <p className="measure text-sm text-muted">
        {t("here.text", { most: MOST_HERE })}{" "}
        <Link to={paths.signIn(paths.kept())} prefetch="none" className="inline-block py-1 font-medium">
          {t("here.signIn")}
        </Link>
      </p>
      <noscript className="text-sm">{t("here.noScript")}</noscript>
      {part && <part.KeptHereList origin={origin} empty={<NothingKept query="" before={null} />} />}
    </div>
  );
}
