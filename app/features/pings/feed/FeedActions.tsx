import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Icon } from "~/ui/Icon";
import { Link } from "~/ui/Link";
import { toast } from "~/ui/toast-queue";
import type { SearchAsked, Tab } from "./feed-view";
import { feedAddress } from "./feed-view";

type FeedActionsProps = { tab: Tab; search: SearchAsked | null; label: string; hasFiles: boolean };

const entry = "inline-flex min-h-11 items-center gap-1.5 rounded-control transition-colors hover:text-ink";

export function FeedActions({ tab: { tagId, kind }, search, label, hasFiles }: FeedActionsProps) {
  const { t } = useTranslation("pings");
  const share = useShare();
  const files = {
    RSS: paths.feedFile(tagId, "rss.xml"),
    Atom: paths.feedFile(tagId, "atom.xml"),
    "JSON Feed": paths.feedFile(tagId, "feed.json"),
    [t("subscribe.all")]: paths.feedList(),
  };
  return (
    <div className="flex flex-wrap gap-x-5 text-sm text-muted">
      {hasFiles && kind === "world" && (
        <Link kind="quiet" to={paths.digest(tagId)} className={entry}>
          <Icon name="numbers" size={18} />
          {t("digest")}
        </Link>
      )}
      <button
        type="button"
        className={`needs-script ${entry}`}
        onClick={() => share(feedAddress({ tagId, ...search }), `Wink Pings · ${label}`)}
      >
        <Icon name="share" size={18} />
        {t("share.action")}
      </button>
      {hasFiles && (
        <>
          <details className="peer">
            <summary className={`${entry} marker:content-none`}>
              <Icon name="feed" size={18} />
              {t("subscribe.action")}
            </summary>
          </details>
          {/* Beside the element and not in it, so that the row stays as it is when it opens. */}
          <ul
            aria-label={t("subscribe.files")}
            className="hidden basis-full flex-wrap gap-x-5 peer-open:flex"
          >
            {Object.entries(files).map(([name, href]) => (
              <li key={href}>
                <a href={href} className={`${entry} underline underline-offset-4`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const TOAST_MS = 3000;

/** Hands a page of ours to the browser's own sheet; where there is none, its address to the clipboard. */
function useShare() {
  const { t } = useTranslation("pings");
  return async (path: string, title: string): Promise<void> => {
    const url = new URL(path, window.location.href).href;
    const isDone = await navigator.share?.({ title, url }).then(
      () => true,
      // Whoever closes the sheet wants nothing more.
      (error: unknown) => error instanceof DOMException && error.name === "AbortError",
    );
    if (isDone) return;
    const copying = import("~/ui/browser/copy-text.client").then(({ copyText }) => copyText(url));
    if (await copying.catch(() => false))
      toast(t("share.copied"), "good", { topic: "share", duration: TOAST_MS });
    else toast(t("share.failed", { url }), "bad", { topic: "share" });
  };
}
