import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";

export type AdNetwork = { scriptUrl: string; slot: string };

const PATIENCE_MS = 5000;

declare global {
  interface Window {
    adsbygoogle?: unknown[];
  }
}

/** A place for an ad: what the network sends, or one of our own products; `index` counts the places of a page, so that they differ. */
export function AdSlot({ network, index = 0 }: { network: AdNetwork | null; index?: number }) {
  return network ? <NetworkAd key={network.slot} {...network} /> : <HouseCard index={index} />;
}

function NetworkAd({ scriptUrl, slot }: AdNetwork) {
  const { t } = useTranslation("pings");
  const place = useRef<HTMLModElement>(null);
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");

  useEffect(() => {
    const target = place.current;
    if (!target) return;
    const watcher = new MutationObserver(() => target.childElementCount > 0 && setState("shown"));
    watcher.observe(target, { childList: true });
    const timer = setTimeout(() => setState((now) => (now === "waiting" ? "failed" : now)), PATIENCE_MS);
    askFor(scriptUrl);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [scriptUrl]);

  return (
    <div className="grid min-h-28 content-center gap-2 rounded-card bg-sunken p-4">
      <p className="text-xs text-muted">{t("ad.label")}</p>
      <ins ref={place} className="adsbygoogle block no-underline" data-ad-slot={slot} data-ad-format="auto" />
      <p role="status" className="text-sm text-muted empty:hidden">
        {state === "failed" && t("ad.failed")}
      </p>
    </div>
  );
}

/** Asks the network to fill one more place of the page; its script is loaded once a document. */
function askFor(scriptUrl: string): void {
  window.adsbygoogle ??= [];
  window.adsbygoogle.push({});
  if ([...document.scripts].some(({ src }) => src === scriptUrl)) return;
  const script = document.createElement("script");
  script.src = scriptUrl;
  script.async = true;
  script.crossOrigin = "anonymous";
  document.head.appendChild(script);
}

const house = [
  { product: "memwink", name: "MemWink", to: paths.memwink() },
  { product: "offerwink", name: "OfferWink", to: paths.offerwink() },
] as const;

function HouseCard({ index }: { index: number }) {
  const { t } = useTranslation("pings");
  const { product, name, to } = house[index % 2 === 0 ? 0 : 1];
  return (
    <div
      data-product={product}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid flex-1 basis-64 gap-1">
        <p className="text-xs text-muted">
          <span lang="en" translate="no" className="font-medium text-accent">
            {name}
          </span>{" "}
          · {t("ad.house")}
        </p>
        <p className="font-serif text-lg leading-snug">{t(`ad.${product}.title`)}</p>
        <p className="text-sm text-muted">{t(`ad.${product}.text`)}</p>
      </div>
      <ButtonLink to={to} iconAfter="arrowRight">
        {t(`ad.${product}.action`)}
      </ButtonLink>
    </div>
  );
}
