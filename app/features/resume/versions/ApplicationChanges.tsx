import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CompareVersions } from "./CompareVersions";
import { countChanges, type Difference, figuresOf } from "./compare";
import type { Version } from "./version";

type ApplicationChangesProps = {
  version: Version;
  previous: { name: string; version: Version } | null;
};

const kinds = ["added", "removed", "reworded"] as const;

export function ApplicationChanges({ version, previous }: ApplicationChangesProps) {
  const { t } = useTranslation("applications");
  const before = previous?.version;
  const resumes = useMemo(() => {
    const [one, other] = [before && figuresOf(before)?.resume, figuresOf(version)?.resume];
    return one && other && { one, other };
  }, [before, version]);

  if (!previous) return <p className="text-sm text-muted">{t("changes.first")}</p>;
  if (previous.version.id === version.id)
    return <p className="text-sm text-muted">{t("changes.sameVersion", { name: previous.name })}</p>;
  if (!resumes) return null;

  function summary(differences: readonly Difference[]): string {
    const counts = countChanges(differences);
    const said = kinds.filter((kind) => counts[kind] > 0);
    return said.map((kind) => t(`changes.${kind}`, { count: counts[kind] })).join(" · ");
  }

  return (
    <div className="grid gap-2">
      <h2 className="text-sm font-medium [overflow-wrap:anywhere]">
        {t("changes.title", { name: previous.name })}
      </h2>
      <CompareVersions
        one={{ name: previous.version.name, resume: resumes.one }}
        other={{ name: version.name, resume: resumes.other }}
        summary={summary}
      />
    </div>
  );
}
