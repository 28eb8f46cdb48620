import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Carousel } from "~/ui/Carousel";
import { Dialog } from "~/ui/Dialog";
import { Menu } from "~/ui/Menu";
import { Select } from "~/ui/Select";
import { Tabs } from "~/ui/Tabs";
import { toast } from "~/ui/toast-queue";
import { Sample } from "./Sample";

const three = ["reading", "scoring", "rewriting"] as const;

/** The parts that open, move and speak. */
export function Moving({ theme }: { theme: string }) {
  const { t } = useTranslation("home", { keyPrefix: "kit" });
  const [open, setOpen] = useState(false);
  const said = () => toast(t("toast"), "good");
  return (
    <>
      <Sample name="Dialog · Menu · Toast">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Suspense fallback={<Button>Menu</Button>}>
          <Menu
            trigger={<Button iconAfter="chevronDown">Menu</Button>}
            heading="wink@example.com"
            entries={[
              { id: "home", label: t("link"), to: "/", icon: "user" },
              { id: "say", label: t("action"), icon: "copy", onSelect: said },
              { id: "drop", label: t("action"), icon: "trash", danger: true, onSelect: said },
            ]}
          />
        </Suspense>
        <Button onClick={said}>Toast</Button>
        <Button kind="danger" onClick={() => toast(t("emailError"), "bad")}>
          Toast
        </Button>
        <Suspense fallback={null}>
          {open && (
            <Dialog
              open
              onOpenChange={setOpen}
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
        </Suspense>
      </Sample>
      <Sample name="Select">
        <div className="w-full max-w-xs">
          <Suspense fallback={null}>
            <Select
              label={t("part")}
              defaultValue="reading"
              options={three.map((id) => ({ value: id, label: t(id) }))}
            />
          </Suspense>
        </div>
      </Sample>
      <Sample name="Tabs">
        <div className="w-full">
          <Suspense fallback={null}>
            <Tabs
              label={t("part")}
              tabs={three.map((id) => ({ id, label: t(id), content: t("paragraph") }))}
            />
          </Suspense>
        </div>
      </Sample>
      <Sample name="Carousel">
        <div className="w-full min-w-0">
          <Carousel
            label={`${t("part")} (${theme})`}
            slides={three.map((id) => ({ id, content: <Card className="h-full">{t(id)}</Card> }))}
          />
        </div>
      </Sample>
    </>
  );
}
