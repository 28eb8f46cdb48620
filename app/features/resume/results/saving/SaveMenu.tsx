import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import { type ResultDocument, useDocumentActions } from "./use-document-actions";

const loadMenu = () => import("~/ui/Menu");
const Menu = lazy(() => loadMenu().then(({ Menu }) => ({ default: Menu })));

type SaveMenuProps = { document: ResultDocument; className?: string };

export function SaveMenu({ document, className }: SaveMenuProps) {
  const { t } = useTranslation("results");
  const { copy, save, prepare, saving, notLoaded } = useDocumentActions(document);
  const [opened, setOpened] = useState(false);
  const trigger = (
    <IconButton
      icon="chevronDown"
      label={t("actions.more")}
      busy={saving !== null && saving !== "pdf"}
      onClick={() => loadMenu().then(() => setOpened(true), notLoaded)}
      className="rounded-l-none border border-edge bg-raised md:pointer-fine:size-9"
    />
  );
  const entries = [
    { id: "copy", icon: "copy" as const, label: t("actions.copy"), onSelect: copy },
    {
      id: "docx",
      icon: "file" as const,
      label: t("actions.saveDocx"),
      disabled: document.isLocked,
      onSelect: () => save("docx"),
    },
    { id: "md", icon: "file" as const, label: t("actions.saveMarkdown"), onSelect: () => save("md") },
    ...(document.source.kind === "resume"
      ? [{ id: "json", icon: "code" as const, label: t("actions.saveJson"), onSelect: () => save("json") }]
      : []),
  ];
  return (
    <div className={`flex ${className ?? ""}`}>
      <IconButton
        icon="copy"
        label={t("actions.copy")}
        onClick={copy}
        className="mr-2 border border-edge bg-raised max-lg:hidden md:pointer-fine:size-9"
      />
      {document.isLocked ? (
        <ButtonLink
          kind="primary"
          size="small"
          icon="lock"
          to={paths.offerOf("perUse")}
          className="flex-1 rounded-r-none"
        >
          {t("actions.unlock")}
        </ButtonLink>
      ) : (
        <Button
          kind="primary"
          size="small"
          icon="download"
          aria-keyshortcuts="Control+S Meta+S"
          busy={saving === "pdf"}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => save("pdf")}
          className="flex-1 rounded-r-none whitespace-nowrap"
        >
          {t("actions.save")}
        </Button>
      )}
      {opened ? (
        <Suspense fallback={trigger}>
          <Menu trigger={trigger} entries={entries} defaultOpen />
        </Suspense>
      ) : (
        trigger
      )}
    </div>
  );
}
