import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { PageHandle } from "~/frame/page-handle";
import { useRoot } from "~/frame/root-data";
import { translator } from "~/i18n/i18n.server";
import { privatePageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { requireMember } from "~/platform/auth/guards.server";
import { reloadDocument } from "~/ui/browser/reload-document";
import { useHydrated } from "~/ui/browser/use-hydrated";
import { Spinner } from "~/ui/Spinner";

export const handle: PageHandle = { i18n: ["applications", "results"], product: "offerwink" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember({ request, context });
  return { title: translator(pickLocale(request))("applications:meta.title") };
}

export const clientLoader = reloadDocument;

export const meta: MetaFunction<typeof loader> = privatePageMeta;

// Only a browser knows what it keeps, so none of this is of the first load.
const ApplicationsScreen = lazy(() =>
  import("~/features/resume/versions/ApplicationsScreen").then(({ ApplicationsScreen }) => ({
    default: ApplicationsScreen,
  })),
);

export default function Applications() {
  const { t } = useTranslation("applications");
  const { viewer } = useRoot();
  const hydrated = useHydrated();
  const loading = (
    <div className="needs-script">
      <Spinner label={t("loading")} />
    </div>
  );
  return (
    <div className="wrap section grid min-h-[70dvh] content-start gap-8">
      <div className="grid gap-3">
        <h1 className="display text-2xl md:text-3xl">{t("title")}</h1>
        <p className="measure text-muted">{t("intro")}</p>
      </div>
      {hydrated ? (
        <Suspense fallback={loading}>
          <ApplicationsScreen pingId={viewer?.pingId || undefined} />
        </Suspense>
      ) : (
        loading
      )}
      <noscript>
        <p className="text-muted">{t("noScript")}</p>
      </noscript>
    </div>
  );
}
