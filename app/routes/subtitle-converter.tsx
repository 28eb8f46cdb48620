import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { CreatorPage } from "~/features/creator/CreatorPage";
import { SubtitlesScreen } from "~/features/creator/subtitles/SubtitlesScreen";
import { AccountControl } from "~/features/members/AccountControl";
import { i18nServer } from "~/i18n/i18n.server";
import { pageMeta } from "~/i18n/page-meta";
import { pickLocale } from "~/i18n/pick-locale";
import { paths } from "~/paths";
import { ownDocument } from "~/ui/reload-document";
import { useRoot } from "~/ui/root-data";

export const handle = { i18n: ["subtitles", "copying", "tools"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = await i18nServer.getFixedT(request, "subtitles");
  return {
    title: t("meta.title"),
    description: t("meta.description"),
    origin: context.origin,
    pathname: paths.subtitleConverter(),
    locale: pickLocale(request),
  };
}

export const clientLoader = ownDocument;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function SubtitleConverter() {
  const { viewer, identity } = useRoot();
  return (
    <CreatorPage
      account={<AccountControl viewer={viewer} identity={identity} here={paths.subtitleConverter()} />}
    >
      <SubtitlesScreen />
    </CreatorPage>
  );
}
