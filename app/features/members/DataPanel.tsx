import { useTranslation } from "react-i18next";
import type { FormAnswer } from "~/core/form";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { DeleteAccount } from "./DeleteAccount";
import { DeletionForm } from "./DeletionForm";

type DataPanelProps = {
  /** Whether the form that deletes the account was asked for by its address. */
  deleting: boolean;
  answer?: FormAnswer;
};

/** One's own data: take it, or have it deleted. */
export function DataPanel({ deleting, answer }: DataPanelProps) {
  const { t } = useTranslation("account");
  return (
    <section aria-labelledby="data" className="grid gap-6">
      <h2 id="data" className="display text-xl">
        {t("data.title")}
      </h2>
      <div className="border-t border-ink">
        <div className="grid justify-items-start gap-3 border-b border-line py-5">
          <p className="measure text-sm text-muted">
            {t("data.body")} <Link to={paths.privacy()}>{t("data.privacy")}</Link>
          </p>
          <ButtonLink to={paths.accountData()} reloadDocument prefetch="none" download icon="download">
            {t("data.download")}
          </ButtonLink>
        </div>
        <div id="deletion" className="grid justify-items-start gap-3 border-b border-line py-5">
          <h3 className="font-medium">{t("deletion.title")}</h3>
          <p className="measure text-sm text-muted">{t("deletion.body")}</p>
          {deleting ? <DeletionForm answer={answer} /> : <DeleteAccount />}
        </div>
      </div>
    </section>
  );
}
