import type { CSSProperties, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { Button } from "~/ui/Button";
import { useScrollFocus } from "~/ui/browser/use-scroll-focus";
import type { PreviewStatus } from "../article/preview/preview.client";
import { NumberedSteps } from "../NumberedSteps";

type PreviewPaneProps = {
  pane: RefObject<HTMLElement>;
  host: RefObject<HTMLDivElement>;
  width: number;
  status: PreviewStatus;
  isEmpty: boolean;
  onRetry: () => void;
  onExample?: () => void;
};

export function PreviewPane({ pane, host, width, status, isEmpty, onRetry, onExample }: PreviewPaneProps) {
  const { t } = useTranslation("editor");
  useScrollFocus(pane);
  const isRetried = status.problem !== "tooLong" && status.problem !== "tooComplex";
  const brokenPicture: CSSProperties & Record<"--broken-picture", string> = {
    "--broken-picture": JSON.stringify(t("preview.brokenPicture")),
  };
  return (
    <section
      ref={pane}
      aria-label={t("preview.label")}
      aria-busy={status.state === "rendering"}
      className="h-full overflow-y-auto bg-sunken outline-offset-[-2px] lg:px-6 lg:py-6 print:h-auto print:overflow-visible print:bg-transparent print:p-0"
    >
      <div role="status" className="print:hidden">
        {status.problem && (
          <div className="mb-4">
            <Alert
              tone="caution"
              announced={false}
              actions={
                isRetried && (
                  <Button size="small" icon="refresh" onClick={onRetry}>
                    {t("notice.retry")}
                  </Button>
                )
              }
            >
              {t(`preview.${status.problem}`)}
            </Alert>
          </div>
        )}
      </div>
      <div
        data-theme="light"
        style={{ maxWidth: width }}
        className="relative mx-auto min-h-full bg-raised px-4 py-6 lg:min-h-[calc(100%-1px)] lg:box-content lg:rounded-[2px] lg:px-10 lg:py-10 lg:shadow-float print:max-w-none! print:p-0 print:shadow-none"
      >
        {isEmpty && (
          <div className="pb-2 print:hidden">
            <p className="text-muted">{t("preview.empty")}</p>
            {onExample && <FirstSteps onExample={onExample} />}
          </div>
        )}
        <div ref={host} style={brokenPicture} />
      </div>
    </section>
  );
}

const steps = ["write", "look", "paste"] as const;

function FirstSteps({ onExample }: { onExample: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <div className="grid justify-items-start gap-6 pt-6">
      <NumberedSteps
        steps={steps.map((step) => ({ title: t(`first.${step}.title`), body: t(`first.${step}.body`) }))}
      />
      <Button icon="file" onClick={onExample}>
        {t("first.example")}
      </Button>
    </div>
  );
}
