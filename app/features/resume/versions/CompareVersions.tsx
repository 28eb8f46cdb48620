import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Resume } from "~/core/resume";
import { Button } from "~/ui/Button";
import { diffWords, type Stretch } from "../results/line/diff-words";
import { compareVersions, type Difference } from "./compare";

type Named = { name: string; resume: Resume };

type CompareVersionsProps = {
  one: Named;
  other: Named;
  summary?: (differences: readonly Difference[]) => string;
};

const shownFirst = 8;

export function CompareVersions({ one, other, summary }: CompareVersionsProps) {
  const { t } = useTranslation("results");
  const [isWhole, setIsWhole] = useState(false);
  const rows = useMemo(() => compareVersions(one.resume, other.resume), [one.resume, other.resume]);
  const lang = one.resume.language === "zh" ? "zh-CN" : "en";
  return (
    <section aria-label={t("versions.compared", { one: one.name, other: other.name })}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t("versions.same")}</p>
      ) : (
        <>
          <p className="pb-2 text-sm text-muted">
            {summary?.(rows) ?? t("versions.differences", { count: rows.length })}
          </p>
          <table className="block w-full md:table md:table-fixed">
            <thead className="max-md:sr-only">
              <tr>
                {[one, other].map(({ name }, at) => (
                  <th
                    key={at === 0 ? "one" : "other"}
                    scope="col"
                    className="border-b border-edge py-2 pr-6 text-left text-sm font-medium [overflow-wrap:anywhere]"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody lang={lang} className="max-md:block">
              {(isWhole ? rows : rows.slice(0, shownFirst)).map((row) => (
                <Row key={row.key} row={row} names={[one.name, other.name]} />
              ))}
            </tbody>
          </table>
          {!isWhole && rows.length > shownFirst && (
            <Button size="small" icon="unfold" className="mt-3" onClick={() => setIsWhole(true)}>
              {t("versions.allDifferences", { count: rows.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Row({ row: { one, other }, names }: { row: Difference; names: [string, string] }) {
  const whole = (text: string | null): Stretch[] => (text === null ? [] : [{ text, changed: true }]);
  const { before, after } =
    one !== null && other !== null ? diffWords(one, other) : { before: whole(one), after: whole(other) };
  return (
    <tr className="max-md:grid max-md:gap-1 max-md:border-b max-md:border-line max-md:py-3">
      <Cell name={names[0]} stretches={before} />
      <Cell name={names[1]} stretches={after} />
    </tr>
  );
}

/** What differs is marked in both alike: neither version is the former one. */
function Cell({ name, stretches }: { name: string; stretches: Stretch[] }) {
  let end = 0;
  const placed = stretches.map((stretch) => {
    end += stretch.text.length;
    return { ...stretch, end };
  });
  return (
    <td className="align-top font-serif text-sm [overflow-wrap:anywhere] md:border-b md:border-line md:py-2 md:pr-6">
      {placed.length > 0 && (
        <span aria-hidden="true" className="block font-sans text-xs text-muted md:hidden">
          {name}
        </span>
      )}
      {placed.map(({ text, changed, end }) =>
        changed ? (
          <mark key={end} className="rounded-sm bg-good-soft box-decoration-clone text-ink">
            {text}
          </mark>
        ) : (
          <span key={end}>{text}</span>
        ),
      )}
    </td>
  );
}
