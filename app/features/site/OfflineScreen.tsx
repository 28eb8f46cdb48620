import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorScreen } from "~/frame/ErrorScreen";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { type KeptPage, readKeptPages } from "./kept-pages.client";

const tools = [
  { to: paths.markdownEditor(), title: "entries.editor.title" },
  { to: paths.shareCard(), title: "entries.card.title" },
  { to: paths.subtitleConverter(), title: "entries.subtitles.title" },
  { to: paths.materialLibrary(), title: "entries.library.title" },
] as const;

/** In the place of a page that needs a network: the way back to it, and all that opens without one. */
export function OfflineScreen({ wanted }: { wanted: string }) {
  const { t } = useTranslation(["common", "tools"]);
  const [pages, setPages] = useState<KeptPage[]>([]);
  useEffect(() => {
    readKeptPages().then(setPages, console.error);
  }, []);
  const opensTools = tools.map(({ to, title }) => ({ to, title: t(`tools:${title}`) }));
  return (
    <>
      <ErrorScreen
        title={t("error.offline.title")}
        actions={
          <Button kind="primary" icon="refresh" onClick={() => window.location.replace(wanted)}>
            {t("error.retry")}
          </Button>
        }
      >
        {t("error.offline.wanted")}
      </ErrorScreen>
      <div className="wrap grid gap-10 pb-16 md:grid-cols-2">
        <Opens title={t("error.offline.tools")} pages={opensTools} />
        {pages.length > 0 && <Opens title={t("error.offline.read")} pages={pages} />}
      </div>
    </>
  );
}

function Opens({ title, pages }: { title: string; pages: KeptPage[] }) {
  return (
    <section>
      <h2 className="display border-b border-ink pb-3 text-xl">{title}</h2>
      <ul>
        {pages.map(({ to, title }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} reloadDocument prefetch="none" className="flex min-h-11 items-center py-2">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
