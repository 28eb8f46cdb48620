import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/Button";
import { usePart } from "~/ui/browser/use-part";
import { Field } from "~/ui/Field";
import { CompareVersions } from "./CompareVersions";
import type { Versions } from "./use-versions";
import { VersionItem } from "./VersionItem";

const loadFigures = () => import("./compare").then(({ figuresOf }) => figuresOf);

export function VersionList({ versions, onForget }: { versions: Versions; onForget: () => void }) {
  const { t } = useTranslation("results");
  const { keeper, state } = versions;
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string[]>([]);
  const { part: figuresOf, fetchPart } = usePart(loadFigures);
  useEffect(fetchPart, [fetchPart]);
  const listed = useMemo(
    () => state.versions.map((version) => ({ version, figures: figuresOf?.(version) ?? null })),
    [state.versions, figuresOf],
  );
  const compared = listed.filter(({ version }) => chosen.includes(version.id));
  const [one, other] = compared;

  async function saveAs(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== "" && (await keeper.saveAs(name.trim()))) setName("");
  }

  function choose(id: string, on: boolean) {
    const others = chosen.filter((each) => each !== id);
    setChosen(on ? [...others.slice(-1), id] : others);
  }

  return (
    <div className="grid gap-6 pt-6">
      <form
        onSubmit={(event) => void saveAs(event)}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto]"
      >
        <Field
          label={t("versions.saveAs")}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ""} className="justify-self-start">
          {t("versions.save")}
        </Button>
      </form>
      <ul className="border-t border-line">
        {listed.map(({ version, figures }) => (
          <VersionItem
            key={version.id}
            version={version}
            figures={figures}
            isCurrent={version.id === state.current}
            isChosen={chosen.includes(version.id)}
            onChoose={state.versions.length > 1 ? (on) => choose(version.id, on) : undefined}
            onOpen={() => void versions.open(version.id)}
            onRename={(next) => void keeper.rename(version.id, next)}
            onRemove={() => void keeper.remove(version.id)}
          />
        ))}
      </ul>
      {one?.figures && other?.figures && (
        <CompareVersions
          one={{ name: one.version.name, resume: one.figures.resume }}
          other={{ name: other.version.name, resume: other.figures.resume }}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="small" kind="danger" icon="trash" onClick={onForget}>
          {t("versions.forget")}
        </Button>
        <p className="measure text-sm text-muted">{t("versions.where")}</p>
      </div>
    </div>
  );
}
