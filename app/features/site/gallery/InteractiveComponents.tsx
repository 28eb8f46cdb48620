import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { Carousel } from "~/ui/landing/Carousel";
import { Menu } from "~/ui/Menu";
import { Tabs } from "~/ui/Tabs";
import { toast } from "~/ui/toast-queue";
import { Sample } from "./Sample";

const three = ["reading", "scoring", "rewriting"] as const;

export function InteractiveComponents({ theme }: { theme: string }) {
  const { t } = useTranslation("gallery");
  const [isOpen, setOpen] = useState(false);
  const notify = () => toast(t("toast"), "good");
  return (
    <>
      <Sample name="Dialog · Menu · Toast">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Menu
          trigger={<Button iconAfter="chevronDown">Menu</Button>}
          heading="wink@example.com"
          entries={[
            { id: "home", label: t("link"), to: "/", icon: "user" },
            { id: "copy", label: t("action"), icon: "copy", onSelect: notify },
            { id: "drop", label: t("action"), icon: "trash", danger: true, onSelect: notify },
          ]}
        />
        <Button onClick={notify}>Toast</Button>
        <Button kind="danger" onClick={() => toast(t("emailError"), "bad")}>
          Toast
        </Button>
        {isOpen && (
          <Dialog
            onClose={() => setOpen(false)}
            title={t("emptyTitle")}
            description={t("paragraph")}
            actions={
              <>
                <Button onClick={() => setOpen(false)}>{t("link")}</Button>
                <Button kind="primary" onClick={() => setOpen(false)}>
                  {t("action")}
                </Button>
              </>
            }
          />
        )}
      </Sample>
      <Confirmations />
      <Sample name="Tabs">
        <div className="w-full">
          <Tabs label={t("part")} tabs={three.map((id) => ({ id, label: t(id), content: t("paragraph") }))} />
        </div>
      </Sample>
      <Sample name="Carousel">
        <div className="w-full min-w-0">
          <Carousel
            label={`${t("part")} (${theme})`}
            slides={three.map((id) => ({
              id,
              content: <div className="rounded-card border border-line bg-raised p-6">{t(id)}</div>,
            }))}
          />
        </div>
      </Sample>
    </>
  );
}

type Question = "delete" | "deleteAccount";

/** Two questions: one that can be undone, and one that wants a word typed and fails at the first attempt. */
function Confirmations() {
  const { t } = useTranslation("gallery");
  const [question, setQuestion] = useState<Question | null>(null);
  const [hasFailed, setFailed] = useState(false);

  function close() {
    setQuestion(null);
    setFailed(false);
  }

  function confirm() {
    if (question === "deleteAccount" && !hasFailed) return setFailed(true);
    close();
    toast(t("deleted"), "good");
  }

  return (
    <Sample name="ConfirmDialog">
      <Button icon="trash" onClick={() => setQuestion("delete")}>
        {t("delete")}…
      </Button>
      <Button kind="danger" onClick={() => setQuestion("deleteAccount")}>
        {t("deleteAccount")}…
      </Button>
      {question && (
        <ConfirmDialog
          danger
          title={t(question)}
          description={t(`${question}Text`)}
          confirm={t(question)}
          phrase={question === "deleteAccount" ? "wink" : undefined}
          error={hasFailed && t("failed")}
          onConfirm={confirm}
          onClose={close}
        />
      )}
    </Sample>
  );
}
