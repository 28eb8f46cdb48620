import { useLocation } from "@remix-run/react";
import { type ChangeEvent, lazy, type RefObject, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withStartingText } from "~/core/starting-text";
import { inLanguage, paths } from "~/paths";
import { IconButton } from "~/ui/IconButton";
import type { MenuEntry } from "~/ui/Menu";

const loadMenu = () => import("~/ui/Menu");
const Menu = lazy(() => loadMenu().then(({ Menu }) => ({ default: Menu })));

type MoreMenuProps = {
  field: RefObject<HTMLTextAreaElement>;
  onOpen: (files: File[]) => void;
  onDownload: (kind: "md" | "html") => void;
  onPrint: () => void;
  onShortcuts: () => void;
  wechat: string | undefined;
  onNotLoaded: () => void;
};

type Card = { address: string | null; ofSelection: boolean };

export function MoreMenu(props: MoreMenuProps) {
  const { field, onOpen, onDownload, onPrint, onShortcuts, wechat, onNotLoaded } = props;
  const { t, i18n } = useTranslation("editor");
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState(false);
  const [card, setCard] = useState<Card>({ address: null, ofSelection: false });
  const [isEmpty, setIsEmpty] = useState(true);
  const chooser = useRef<HTMLInputElement>(null);

  function openChosen({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onOpen([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  }

  function readText() {
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
    { id: "open", icon: "upload", label: t("more.open"), onSelect: () => chooser.current?.click() },
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
    { id: "print", icon: "file", label: t("more.print"), disabled: isEmpty, onSelect: onPrint },
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
      onPointerDown={readText}
      onKeyDown={readText}
      onClick={() => {
        readText();
        loadMenu().then(() => setOpened(true), onNotLoaded);
      }}
    />
  );
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept=".md,.markdown,.txt,.zip,text/markdown,text/plain,application/zip"
        onChange={openChosen}
      />
      {opened ? (
        <Suspense fallback={trigger}>
          <Menu trigger={trigger} entries={entries} defaultOpen />
        </Suspense>
      ) : (
        trigger
      )}
    </>
  );
}
