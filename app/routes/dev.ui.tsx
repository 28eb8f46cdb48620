import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { FormControls } from "~/features/site/gallery/FormControls";
import { InteractiveComponents } from "~/features/site/gallery/InteractiveComponents";
import { Lists } from "~/features/site/gallery/Lists";
import { StaticComponents } from "~/features/site/gallery/StaticComponents";
import { entryPageOf, sentOf, tablePageOf } from "~/features/site/gallery/sample-data";
import type { PageHandle } from "~/frame/page-handle";
import { privatePageMeta } from "~/i18n/page-meta";
import { requireDevelopment } from "~/platform/auth/guards.server";

export const handle: PageHandle = { i18n: ["gallery"], product: "offerwink" };

export function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  const address = new URL(request.url);
  return {
    title: "Wink · UI",
    table: tablePageOf(address),
    entries: entryPageOf(address),
    sent: sentOf(address),
  };
}

export const meta: MetaFunction<typeof loader> = privatePageMeta;

export default function Gallery() {
  const { table, entries, sent } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="display wrap py-8 text-2xl">UI</h1>
      <div className="grid border-t border-line lg:grid-cols-2">
        {(["light", "dark"] as const).map((theme) => (
          <section key={theme} data-theme={theme} aria-label={theme} className="min-w-0 bg-paper p-4 sm:p-8">
            <h2 className="pb-4 font-mono text-sm">{theme}</h2>
            <StaticComponents />
            <FormControls sent={sent} />
            <Lists theme={theme} table={table} entries={entries} />
            <InteractiveComponents theme={theme} />
          </section>
        ))}
      </div>
    </>
  );
}
