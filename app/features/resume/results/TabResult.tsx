import { lazy } from "react";
import { NoResult } from "./NoResult";
import { ResultFoot } from "./ResultFoot";
import { ResultSkeleton } from "./ResultSkeleton";
import { useStoredResult } from "./use-result";

const ResultScreen = lazy(() =>
  import("./ResultScreen").then(({ ResultScreen }) => ({ default: ResultScreen })),
);

type TabResultProps = { pingId: string | undefined; allTemplates: boolean };

/** What this tab holds, or that it holds nothing. */
export function TabResult({ pingId, allTemplates }: TabResultProps) {
  const { stored, versions } = useStoredResult(pingId);
  if (stored === undefined) return <ResultSkeleton />;
  if (stored === null) return <NoResult />;
  return (
    <>
      <ResultScreen
        key={stored.opened}
        result={stored.result}
        store={stored.store}
        versions={versions}
        allTemplates={allTemplates}
        isReopened={stored.opened > 0}
      />
      <ResultFoot kept={versions?.state.kept ?? null} />
    </>
  );
}
