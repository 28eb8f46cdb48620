import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ResumeLanguage } from "~/core/resume";
import { ChoiceGroup } from "~/ui/ChoiceGroup";
import { Icon } from "~/ui/Icon";
import { type Design, isLocked, papers, type TemplateId, templateIds } from "./design";
import type { Sheet } from "./sheet";
import { designOf } from "./templates";

type Props = {
  design: Design;
  language: ResumeLanguage;
  allTemplates: boolean;
  rough: ((design: Design) => Sheet) | null;
  onChoose(design: Design): void;
};

export function TemplateChooser({ design, language, allTemplates, rough, onChoose }: Props) {
  const { t } = useTranslation("results");
  const { paper, photo, contact } = design;
  const sheets = useMemo(
    () =>
      new Map(
        rough &&
          templateIds.map((id): [TemplateId, Sheet] => [
            id,
            rough(designOf(id, language, { paper, photo, contact })),
          ]),
      ),
    [rough, language, paper, photo, contact],
  );
  return (
    <ChoiceGroup
      kind="cards"
      label={t("design.template")}
      value={design.template}
      onChange={(template) => onChoose(designOf(template, language, { paper, photo, contact }))}
      className="grid-cols-3 gap-2"
      options={templateIds.map((id) => {
        const sheet = sheets.get(id);
        return {
          value: id,
          title: t(`design.templates.${id}.for`),
          label: (
            <span className="grid gap-1.5 p-1.5 text-center">
              <span className="block aspect-[1/1.414] overflow-hidden rounded-[4px] border border-line bg-[#ffffff]">
                {sheet && <Miniature sheet={sheet} />}
              </span>
              <span className="flex items-center justify-center gap-1 text-xs font-medium">
                {isLocked(id, allTemplates) && <Icon name="lock" size={14} className="text-muted" />}
                {t(`design.templates.${id}.name`)}
                {isLocked(id, allTemplates) && <span className="sr-only">{t("design.withPlan")}</span>}
              </span>
            </span>
          ),
        };
      })}
    />
  );
}

/** A first page so small that its words are bars. */
const Miniature = memo(function Miniature({ sheet }: { sheet: Sheet }) {
  const { width, height } = papers[sheet.paper];
  const [page] = sheet.pages;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full"
      style={{ background: "#ffffff" }}
    >
      {page?.rules.map((rule) => (
        <rect
          key={`${rule.x} ${rule.y}`}
          x={rule.x}
          y={rule.y}
          width={rule.width}
          height={Math.max(3, rule.height)}
          fill={rule.colour}
        />
      ))}
      {page?.pictures.map(({ x, y, width: wide, height: high }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={wide} height={high} fill="#c9c5bb" />
      ))}
      {page?.runs.map((run) => (
        <rect
          key={`${run.x} ${run.y}`}
          x={run.x}
          y={run.y - 0.62 * run.size}
          width={run.width}
          height={0.6 * run.size}
          rx={1.5}
          fill={run.colour}
          opacity={run.face.bold ? 0.9 : 0.4}
        />
      ))}
    </svg>
  );
});
