import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import type { Edit } from "../own/edits";
import type { Readings } from "../own/reading";

/** Says what was saved with Pro and does not count without it. */
export function SuspendedNote({ readings }: { readings: Readings }) {
  const { t } = useTranslation("settings");
  const all: [Edit, boolean][] = [
    ["embedding", readings.memwink_embed_model.isSuspended],
    ["gen_prompt", readings.memwink_gen_prompt.isSuspended],
    ["qa_prompt", readings.memwink_qa_prompt.isSuspended],
    ["quote", readings.memwink_quote_style.isSuspended || readings.memwink_quote_template.isSuspended],
    ["focus", readings.memwink_news_agent.isSuspended],
  ];
  const suspended = all.filter(([, isSuspended]) => isSuspended);
  if (suspended.length === 0) return null;
  return (
    <Alert tone="caution" announced={false} heading="h2" title={t("suspended.title")}>
      {t("suspended.body")}
      <ul className="list-disc pl-5">
        {suspended.map(([id]) => (
          <li key={id}>{t(`${id}.title`)}</li>
        ))}
      </ul>
    </Alert>
  );
}
