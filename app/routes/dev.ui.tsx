import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Moving } from "~/features/site/gallery/InteractiveComponents";
import { Still } from "~/features/site/gallery/StaticComponents";
import { requireDevelopment } from "~/platform/auth/guards.server";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { i18n: ["home"], product: "offerwink" };

export function loader({ request, context }: LoaderFunctionArgs) {
  requireDevelopment({ request, context });
  return { title: "Wink · UI" };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "Wink" },
  { name: "robots", content: "noindex" },
];

export default function Kit() {
  return (
    <>
      <h1 className="display wrap py-8 text-2xl">UI</h1>
      <div className="grid border-t border-line lg:grid-cols-2">
        {(["light", "dark"] as const).map((theme) => (
          <section key={theme} data-theme={theme} aria-label={theme} className="min-w-0 bg-paper p-4 sm:p-8">
            <h2 className="pb-4 font-mono text-sm">{theme}</h2>
            <Still theme={theme} />
            <Moving theme={theme} />
          </section>
        ))}
      </div>
    </>
  );
}
