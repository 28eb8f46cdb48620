import { useTranslation } from "react-i18next";
import { ErrorScreen } from "~/frame/ErrorScreen";
import { Alert } from "~/ui/Alert";
import { Badge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Icon, iconNames } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import { Link } from "~/ui/Link";
import { ProgressSteps } from "~/ui/ProgressSteps";
import { Spinner } from "~/ui/Spinner";
import { Sample } from "./Sample";

const kinds = ["primary", "secondary", "quiet", "danger"] as const;
const alertTones = ["info", "good", "caution", "bad"] as const;
const tones = ["neutral", "accent", "good", "caution", "bad"] as const;

/** The components that need no script. */
export function StaticComponents() {
  const { t } = useTranslation("gallery");
  const steps = (["reading", "scoring", "rewriting", "interview", "done"] as const).map((id) => ({
    id,
    label: t(id),
  }));
  return (
    <>
      <Sample name="tokens">
        <Swatches />
        <TypeScale words={t("words")} />
      </Sample>
      <Sample name="Button">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {t("action")}
          </Button>
        ))}
        <Button kind="primary" busy>
          {t("busy")}
        </Button>
        <Button disabled>{t("action")}</Button>
        <Button size="small" icon="copy">
          {t("action")}
        </Button>
        <ButtonLink to="#" kind="primary" size="large" iconAfter="arrowRight">
          {t("action")}
        </ButtonLink>
      </Sample>
      <Sample name="IconButton · Icon · Link">
        <IconButton icon="copy" label={t("action")} />
        <p className="flex flex-wrap gap-3 pt-3">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
        <p className="flex gap-4">
          <Link to="#">{t("link")}</Link>
          <Link to="#" kind="quiet">
            {t("link")}
          </Link>
        </p>
      </Sample>
      <Sample name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`tones.${tone}`)}
          </Badge>
        ))}
      </Sample>
      <Sample name="Alert">
        <div className="grid w-full gap-3">
          {alertTones.map((tone) => (
            <Alert
              key={tone}
              tone={tone}
              announced={false}
              actions={<Button size="small">{t("action")}</Button>}
            >
              {t("alertText")}
            </Alert>
          ))}
          <Alert
            tone="bad"
            announced={false}
            title={t("alertTitle")}
            dismiss={{ onDismiss: () => undefined }}
          >
            {t("alertText")}
          </Alert>
          <Alert band tone="caution" announced={false} dismiss={{ onDismiss: () => undefined }}>
            {t("alertText")}
          </Alert>
        </div>
      </Sample>
      <Sample name="ProgressSteps · Spinner">
        <div className="grid w-full gap-6">
          <ProgressSteps label={t("progress")} steps={steps} current={2} />
          <Spinner label={t("busy")} />
        </div>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState title={t("emptyTitle")} action={<Button kind="primary">{t("action")}</Button>}>
          {t("paragraph")}
        </EmptyState>
      </Sample>
      <Sample name="ErrorScreen">
        <ErrorScreen code={404} heading="h4" title={t("emptyTitle")} actions={<Button>{t("action")}</Button>}>
          {t("paragraph")}
        </ErrorScreen>
      </Sample>
    </>
  );
}

const grounds = ["bg-paper", "bg-raised", "bg-sunken", "bg-line", "bg-edge", "bg-ink", "bg-muted"];
const meanings = [
  "bg-accent",
  "bg-accent-soft",
  "bg-good",
  "bg-good-soft",
  "bg-caution",
  "bg-caution-soft",
  "bg-bad",
  "bg-bad-soft",
];
const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl", "text-4xl"];

function Swatches() {
  return (
    <ul className="grid w-full grid-cols-3 gap-3 sm:grid-cols-5">
      {[...grounds, ...meanings].map((colour) => (
        <li key={colour} className="font-mono text-xs text-muted">
          <span className={`mb-1 block h-12 rounded-control border border-line ${colour}`} />
          {colour.slice(3)}
        </li>
      ))}
    </ul>
  );
}

function TypeScale({ words }: { words: string }) {
  return (
    <ul className="grid w-full gap-2">
      {sizes.map((size) => (
        <li key={size} className={`display truncate ${size}`}>
          {words}
        </li>
      ))}
    </ul>
  );
}
