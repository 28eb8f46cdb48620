import { useLocation, useNavigate } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { onArrival } from "~/ui/browser/preload";
import { Icon } from "~/ui/Icon";
import { toast } from "~/ui/toast-queue";
import type { MineDialogProps } from "./MineDialog";

const load = () => import("./MineDialog");

/** Opens what a reader mutes and wants more of; its code and texts come with the press. */
export function MineButton({ tagId, className }: { tagId: string; className: string }) {
  const { t, i18n } = useTranslation("pings");
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<MineDialogProps> | null>(null);

  function open() {
    Promise.all([load(), i18n.loadNamespaces("wishes")]).then(
      ([{ MineDialog }]) => setDialog(() => MineDialog),
      () => toast(t("wishes.failed"), "bad", { topic: "wishes" }),
    );
  }

  function close(isToRenew: boolean) {
    setDialog(null);
    if (isToRenew) navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <button type="button" className={className} onClick={open} {...onArrival(load)}>
        <Icon name="sliders" size={18} />
        {t("wishes.open")}
      </button>
      {Dialog && <Dialog tagId={tagId} onClose={close} />}
    </>
  );
}
