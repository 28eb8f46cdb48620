import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { RubricTable } from "~/features/resume/scoring/RubricTable";
import { rubricVersion } from "~/features/resume/scoring/rubric";
import type { PageHandle } from "~/frame/page-handle";
import { pageMeta } from "~/i18n/page-meta";
import { pageMetaOf } from "~/i18n/page-meta.server";
import { paths } from "~/paths";
import { cacheHeaders } from "~/platform/http/cache-policy.server";
import { ButtonLink } from "~/ui/Button";
import { reloadDocument } from "~/ui/browser/reload-document";

export const handle: PageHandle = {
  i18n: ["rubric", "offerwink"],
  product: "offerwink",
  scripts: "byHand",
};

export function loader(args: LoaderFunctionArgs) {
  return pageMetaOf(args, "rubric", paths.rubric());
}

export const headers = () => cacheHeaders("publicPage");

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function Rubric() {
  const { t } = useTranslation(["rubric", "common"]);
  return (
    <div className="wrap section grid gap-(--section)">
      <div className="grid gap-4">
        <h1 className="display text-3xl md:text-4xl">{t("title")}</h1>
        <p className="measure text-lg">{t("intro")}</p>
        <p className="text-sm text-muted tabular-nums">{t("version", { version: rubricVersion })}</p>
      </div>
      <RubricTable />
      <ButtonLink to={paths.upload()} kind="primary" size="large" className="justify-self-start">
        {t("common:scoreMyResume")}
      </ButtonLink>
    </div>
  );
}
