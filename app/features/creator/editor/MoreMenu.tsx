import { useLocation } from "@remix-run/react";
import { lazy, type RefObject, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { inLanguage, paths } from "~/paths";
import { IconButton } from "~/ui/IconButton";
import type { MenuEntry } from "~/ui/Menu";

export const loadMenu = () => import("~/ui/Menu");
const Menu = lazy(() => loadMenu().then(({ Menu }) => ({ default: Menu })));

type MoreMenuProps = {
  field: RefObject<HTMLTextAreaElement>;
  onOpen: () => void;
  onDownload: (kind: "md" | "html") => void;
  onPrint: () => void;
  onShortcuts: () => void;
  /** Where the article is published. */
  wechat: string | undefined;
  /** The menu did not come over the network. */
  onNotLoaded: () => void;
};

type Card = { address: string | null; ofSelection: boolean };

/** What else can be done with the article. */
export function MoreMenu({
  field,
  onOpen,
  onDownload,
  onPrint,
  onShortcuts,
  wechat,
  onNotLoaded,
}: MoreMenuProps) {
  const { t, i18n } = useTranslation("editor");
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  const [card, setCard] = useState<Card>({ address: null, ofSelection: false });
  const [isEmpty, setIsEmpty] = useState(true);

  function look() {
    const area = field.current;
    if (!area) return;
    const selected = area.value.slice(area.selectionStart, area.selectionEnd);
    const ofSelection = selected.trim() !== "";
    const text = ofSelection ? selected : area.value;
    setIsEmpty(!area.value.trim());
    setCard({ address: withStartingText(paths.shareCard(), text), ofSelection });
  }

  const other = i18n.language === "zh" ? "en" : "zh";
  const entries: MenuEntry[] = [
    { id: "open", icon: "upload", label: t("more.open"), onSelect: onOpen },
    { id: "md", icon: "download", label: t("more.md"), disabled: isEmpty, onSelect: () => onDownload("md") },
    {
      id: "html",
      icon: "download",
      label: t("more.html"),
      disabled: isEmpty,
      onSelect: () => onDownload("html"),
    },
    {
      id: "card",
      icon: "image",
      label: (
        <span className="grid">
          {t(card.ofSelection ? "more.cardOfSelection" : "more.card")}
          {!card.address && !isEmpty && <span className="text-xs">{t("more.cardTooLong")}</span>}
        </span>
      ),
      ...(card.address && !isEmpty ? { to: card.address } : { disabled: true, onSelect: () => undefined }),
    },
    {
      id: "print",
      icon: "file",
      label: t("more.print"),
      disabled: isEmpty,
      onSelect: onPrint,
    },
    ...(wechat
      ? [
          {
            id: "wechat",
            icon: "arrowUpRight" as const,
            label: t("more.wechat"),
            onSelect: () => void window.open(wechat, "_blank", "noopener,noreferrer"),
          },
        ]
      : []),
    { id: "shortcuts", icon: "keyboard", label: t("more.shortcuts"), onSelect: onShortcuts },
    {
      id: "language",
      label: <span className="pl-[1.875rem]">{other === "zh" ? "中文" : "English"}</span>,
      to: inLanguage(pathname, search, other),
    },
  ];

  const trigger = (
    <IconButton
      icon="more"
      label={t("more.label")}
      onPointerDown={look}
      onKeyDown={look}
      onClick={() => {
        look();
        loadMenu().then(() => setOpened(true), onNotLoaded);
      }}
    />
  );
  if (!opened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu trigger={trigger} entries={entries} defaultOpen />
    </Suspense>
  );
}
