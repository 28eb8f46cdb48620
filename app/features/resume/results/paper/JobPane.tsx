import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { JobTerms } from "../../match/JobTerms";
import type { Report } from "../../report";
import type { Versions } from "../../versions/use-versions";

const TailorForm = lazy(() =>
  import("../../versions/TailorForm").then(({ TailorForm }) => ({ default: TailorForm })),
);

type JobPaneProps = { report: Report; versions: Versions | null };

/** How the resume fits the job, or the place to say which job. */
export function JobPane({ report: { job_match, job_description }, versions }: JobPaneProps) {
  const { t } = useTranslation("results");
  const [isChanging, setChanging] = useState(job_match === null);
  if (isChanging && versions)
    return (
      <TailorForm versions={versions} jobDescription={job_description} onDone={() => setChanging(false)} />
    );
  return (
    <>
      {job_match && <JobTerms match={job_match} />}
      {versions ? (
        <Button size="small" icon="edit" className="justify-self-start" onClick={() => setChanging(true)}>
          {t(job_match ? "versions.tailorAgain" : "versions.tailor")}
        </Button>
      ) : (
        !job_match && <p className="text-sm">{t("job.notLoaded")}</p>
      )}
    </>
  );
}
