import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useReload } from "~/ui/browser/reload-document";
import { Icon } from "~/ui/Icon";
import { RouterLink } from "~/ui/Link";
import { Mark, type Product, productNames } from "~/ui/Wordmark";

const family = [
  { product: "wink", to: paths.home() },
  { product: "offerwink", to: paths.offerwink() },
  { product: "pings", to: paths.pings() },
  { product: "memwink", to: paths.memwink() },
  { product: "creator", to: paths.mediaTools() },
] as const;

/** The products of the family behind a button. A disclosure of plain links and no menu of ARIA's, so that it opens before
 * scripts run and without them; scripts add closing by Escape, by leaving it and by going somewhere. */
export function FamilySwitcher({ product }: { product: Product }) {
  const { t } = useTranslation("ui");
  const details = useRef<HTMLDetailsElement>(null);

  function close() {
    if (details.current) details.current.open = false;
  }

  useEffect(() => {
    function closeOutside({ target }: PointerEvent) {
      if (details.current && target instanceof Node && !details.current.contains(target))
        details.current.open = false;
    }
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector("summary")?.focus();
  }

  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  }

  return (
    <details ref={details} className="group" onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <summary
        aria-label={t("family.label")}
        title={t("family.label")}
        className="ml-0.5 grid h-11 w-9 sm:w-11 list-none place-items-center rounded-control text-muted transition-colors hover:bg-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <Icon name="chevronDown" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <nav
        aria-label={t("family.label")}
        className="absolute top-full left-0 z-50 mt-1 w-64 max-w-[calc(100vw-2rem)] rounded-card bg-raised p-1.5 shadow-float"
      >
        <ul>
          {family.map((each) => (
            <Entry key={each.product} {...each} current={each.product === product} onFollow={close} />
          ))}
        </ul>
      </nav>
    </details>
  );
}

type EntryProps = {
  product: (typeof family)[number]["product"];
  to: string;
  current: boolean;
  onFollow: () => void;
};

function Entry({ product, to, current, onFollow }: EntryProps) {
  const { t } = useTranslation("ui");
  return (
    <li data-product={product}>
      <RouterLink
        to={to}
        reloadDocument={useReload(to)}
        onClick={onFollow}
        aria-current={current || undefined}
        className="flex min-h-12 items-center gap-3 rounded-control px-3 py-1.5 text-ink transition-colors hover:bg-ink-soft aria-[current]:bg-sunken"
      >
        <Mark />
        <span className="grid">
          <span lang="en" translate="no" className="font-serif leading-tight font-bold">
            {productNames[product]}
          </span>
          <span className="text-xs text-muted">{t(`family.${product}`)}</span>
        </span>
      </RouterLink>
    </li>
  );
}
