import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CreatorPage } from "~/features/creator/CreatorPage";
import { EditorScreen } from "~/features/creator/editor/EditorScreen";
import { externalLinks } from "~/features/creator/toolbox/external-tools";
import { AccountControl } from "~/features/members/AccountControl";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { ownDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["editor", "article", "drafts", "copying", "tools"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "editor");
  return {
    title: t("meta.title"),
    description: t("meta.description"),
    origin: context.origin,
    pathname: paths.markdownEditor(),
    locale: pickLocale(request),
    wechat: externalLinks(context.settings.creatorLinks).wechat,
  };
}

export const clientLoader = ownDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function MarkdownEditor() {
  const { viewer, identity } = useRoot();
  const { wechat } = useLoaderData<typeof loader>();
  return (
    <CreatorPage
      fitted
      account={<AccountControl viewer={viewer} identity={identity} here={paths.markdownEditor()} />}
    >
      <EditorScreen wechat={wechat} />
    </CreatorPage>
  );
}
