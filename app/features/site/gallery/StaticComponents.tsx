import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/Badge";
import { Button, ButtonLink } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { ErrorScreen } from "~/ui/ErrorScreen";
import { Field, TextField } from "~/ui/Field";
import { Icon, iconNames } from "~/ui/Icon";
import { IconButton } from "~/ui/IconButton";
import { Link } from "~/ui/Link";
import { ProgressSteps } from "~/ui/ProgressSteps";
import { Spinner } from "~/ui/Spinner";
import { Table } from "~/ui/Table";
import { Sample } from "./Sample";
import { Swatches, TypeScale } from "./Swatches";

const kinds = ["primary", "secondary", "quiet", "danger"] as const;
const tones = ["neutral", "accent", "good", "caution", "bad"] as const;

/** The parts that hold still: they need no script. */
export function Still({ theme }: { theme: string }) {
  const { t } = useTranslation("home", { keyPrefix: "kit" });
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
      <Sample name="Field · TextField">
        <div className="grid w-full gap-5">
          <Field label={t("email")} hint={t("emailHint")} type="email" name="email" />
          <Field label={t("email")} error={t("emailError")} defaultValue="wink@" />
          <TextField label={t("job")} optional rows={3} />
        </div>
      </Sample>
      <Sample name="Badge · Card">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t(`tones.${tone}`)}
          </Badge>
        ))}
        <Card className="w-full">{t("paragraph")}</Card>
      </Sample>
      <Sample name="Table">
        <div className="w-full">
          <Table caption={`${t("table")} (${theme})`} showCaption>
            <thead>
              <tr>
                <th scope="col">{t("part")}</th>
                <th scope="col">{t("points")}</th>
              </tr>
            </thead>
            <tbody>
              {steps.slice(0, 3).map(({ id, label }, index) => (
                <tr key={id}>
                  <td>{label}</td>
                  <td>{(index + 2) * 4}</td>
                </tr>
              ))}
            </tbody>
          </Table>
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
