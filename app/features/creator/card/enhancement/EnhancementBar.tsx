import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { Icon } from "~/ui/Icon";
import type { ModelAccess } from "../../provider/provider-access";
import type { Work } from "../../provider/use-asking";

type EnhancementBarProps = {
  headingId: string;
  textAccess: ModelAccess | null;
  running: Work | null;
  isEmpty: boolean;
  buttons: Record<"open" | "draw" | "enhance", RefObject<HTMLButtonElement>>;
  onOpen: () => void;
  onStart: (work: Work) => void;
};

export function EnhancementBar(props: EnhancementBarProps) {
  const { headingId, textAccess, running, isEmpty, buttons, onOpen, onStart } = props;
  const { t } = useTranslation("provider");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={headingId} className="flex items-center gap-2 text-sm font-medium">
          <Icon name="spark" className="text-accent" />
          {t("title")}
        </h2>
        <p className="text-xs break-words text-muted">
          {textAccess
            ? textAccess.apiKey
              ? t("ready", { model: textAccess.model })
              : t("noKey")
            : t("usesOwnKey")}
        </p>
      </div>
      <div className="flex grow flex-wrap gap-2">
        <Button ref={buttons.open} kind="quiet" icon="sliders" onClick={onOpen}>
          {t("open")}
        </Button>
        <Button
          ref={buttons.draw}
          className="grow"
          icon="picture"
          busy={running === "image"}
          disabled={isEmpty || running !== null}
          onClick={() => onStart("image")}
        >
          {running === "image" ? t("drawing") : t("draw")}
        </Button>
        <Button
          ref={buttons.enhance}
          className="grow"
          icon="spark"
          busy={running === "text"}
          disabled={isEmpty || running !== null}
          onClick={() => onStart("text")}
        >
          {running === "text" ? t("processing") : t("enhance")}
        </Button>
      </div>
    </div>
  );
}
