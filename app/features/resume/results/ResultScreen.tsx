import type { TFunction } from "i18next";
import { lazy, Suspense, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Alert } from "~/ui/Alert";
import { RetryAlert } from "~/ui/RetryAlert";
import { toast } from "~/ui/toast-queue";
import type { Asked } from "../asking/next-steps";
import { isLocked as isLockedTemplate } from "../export/sheet/design";
import { defaultDesign } from "../export/sheet/templates";
import { letterMarkdown } from "../letter/letter";
import { useLetter } from "../letter/use-letter";
import type { Report } from "../report";
import type { RevisionStore } from "../revising/revision";
import { writeModificationReasons } from "../rewriting/modification-reasons";
import { useWords } from "../use-words";
import type { Versions } from "../versions/use-versions";
import { useDecisions } from "./decisions/use-decisions";
import { Figures } from "./head/Figures";
import { ResultHead } from "./head/ResultHead";
import { ResultTitle } from "./head/ResultTitle";
import { ResumeDesk } from "./paper/ResumeDesk";
import { focusCard, type Shown, useDesk } from "./paper/use-desk";
import type { ResultDocument } from "./saving/use-document-actions";
import { DocumentPanel, useDocuments } from "./saving/use-documents";
import { useQueue } from "./steps/use-queue";
import type { StoredResult } from "./store/save-result";
import { useInterview } from "./use-interview";
import { type View, Views } from "./Views";

const PartList = lazy(() => import("../scoring/PartList").then(({ PartList }) => ({ default: PartList })));
const InterviewPanel = lazy(() =>
  import("../interview/InterviewPanel").then(({ InterviewPanel }) => ({ default: InterviewPanel })),
);
const LetterPanel = lazy(() =>
  import("../letter/LetterPanel").then(({ LetterPanel }) => ({ default: LetterPanel })),
);
const VersionPanel = lazy(() =>
  import("../versions/VersionPanel").then(({ VersionPanel }) => ({ default: VersionPanel })),
);

type ResultScreenProps = {
  result: StoredResult;
  store: RevisionStore;
  /** What is asked at first, where that has been worked out and shown already; else it follows, and the score counts up. */
  asked?: Asked;
  allTemplates: boolean;
  hasWordings?: boolean;
  versions: Versions | null;
  isReopened: boolean;
};

export function ResultScreen(props: ResultScreenProps) {
  const { report } = props.result.resumeData;
  return report ? <Explained {...props} report={report} /> : <TextsOnly result={props.result} />;
}

function Explained(props: ResultScreenProps & { report: Report }) {
  const { result, report, store, asked, versions, isReopened, hasWordings = false } = props;
  const { t } = useTranslation("results");
  const words = useWords();
  const decisions = useDecisions(report, result.resumeData.optimized_resume, store, asked);
  const desk = useDesk();
  const queue = useQueue(decisions, report.resume);
  const [open, setOpen] = useState("resume");
  const { report: decided, rejected, touched, isKept, unscored, rescore } = decisions;
  const { before, after } = decided;
  const interview = useInterview(result.resumeData.qa, decisions, open === "interview");
  const letter = useLetter(decisions, open === "letter");
  const { language } = decisions.resume;
  const { paper } = report.layout;
  const design = useMemo(
    () => decisions.design ?? defaultDesign(language, paper),
    [decisions.design, language, paper],
  );
  // What an outside model wrote was paid for, and its templates with it.
  const allTemplates = props.allTemplates || report.analyst !== "builtin";
  const isLocked = isLockedTemplate(design.template, allTemplates);
  const looks = { design, uploadPages: report.layout.pages, isLocked };
  // A template that is only looked at holds nothing else back.
  const others = isLocked ? { ...looks, design: defaultDesign(language, paper), isLocked: false } : looks;
  const documents = useDocuments(result, { resume: decisions.markdown, interview }, others);
  const resume: ResultDocument = {
    ...documents.resume,
    ...looks,
    source: { kind: "resume", resume: decisions.resume },
  };
  const reasons = writeModificationReasons(words, decided, rejected);
  function show(shown: Shown) {
    setOpen("resume");
    desk.show(shown);
  }
  function undo() {
    decisions.undo?.();
    toast(t("edit.undone"));
  }
  const tabs: View[] = [
    {
      id: "resume",
      label: t("tabs.resume"),
      content: (
        <ResumeDesk
          {...{ decisions, desk, queue, design, allTemplates, versions, hasWordings }}
          uploadPages={report.layout.pages}
        />
      ),
      document: resume,
    },
    {
      ...textView(t, documents.interview),
      content: <InterviewPanel markdown={interview} lang={language} canRecord={versions !== null} />,
    },
    {
      id: "letter",
      label: t("tabs.letter"),
      content: (
        <LetterPanel
          letter={letter}
          isOwn={decisions.letter !== null}
          resume={decisions.resume}
          hasJob={report.job_description !== null}
          onWrite={decisions.writeLetter}
          onShowLine={(line) => show({ view: "line", line })}
        />
      ),
      document: {
        ...documents.resume,
        id: "letter",
        label: t("documents.letter"),
        markdown: letterMarkdown(letter.text),
        source: { kind: "letter", text: letter.text, resume: decisions.resume },
      },
    },
    {
      id: "score",
      label: t(after ? "tabs.score" : "tabs.reasons"),
      content: (
        <div className="grid gap-12">
          {before && after && <PartList before={before} after={after} />}
          <DocumentPanel label={t("tabs.reasons")} markdown={reasons} none={t("reasons.none")} />
        </div>
      ),
      document: resume,
    },
  ];
  return (
    <>
      <ResultHead
        result={result}
        decisions={decisions}
        onJob={() => show({ view: "job" })}
        onNext={() => {
          flushSync(() => show({ view: "next" }));
          focusCard();
        }}
      />
      <p role="status" className="sr-only">
        {touched && after ? t("score.announce", { score: after.total }) : ""}
      </p>
      <div className="wrap grid gap-2 pt-4 empty:hidden">
        {!isKept && <Alert tone="bad">{t("noRoom")}</Alert>}
        {unscored && <RetryAlert onRetry={rescore}>{t("score.notLoaded")}</RetryAlert>}
      </div>
      <Views
        tabs={tabs}
        open={open}
        onOpen={setOpen}
        score={after?.total ?? null}
        onUndo={open === "resume" && decisions.undo ? undo : null}
        desk={open === "resume" ? desk : null}
      />
      {versions && (
        <Suspense fallback={null}>
          <VersionPanel versions={versions} isReopened={isReopened} />
        </Suspense>
      )}
    </>
  );
}

/** What is left where the browser had no room for the report: the texts as they were handed over. */
function TextsOnly({ result }: { result: StoredResult }) {
  const { t } = useTranslation("results");
  const { optimized_resume, summary, original_score, optimized_score, modification_reasons } =
    result.resumeData;
  const documents = useDocuments(result, { resume: optimized_resume, interview: result.resumeData.qa });
  const [open, setOpen] = useState("resume");
  const gained = (optimized_score ?? 0) - (original_score ?? 0);
  const reasons: View = {
    id: "score",
    label: t("tabs.reasons"),
    content: <DocumentPanel label={t("tabs.reasons")} markdown={modification_reasons} />,
    document: documents.resume,
  };
  return (
    <>
      <ResultTitle
        figure={
          original_score !== null &&
          optimized_score !== null && <Figures before={original_score} after={optimized_score} match={null} />
        }
        title={gained > 0 ? t("title.better", { count: gained }) : t("meta.heading")}
        summary={summary}
        fileName={result.fileName}
      />
      <Views
        tabs={[textView(t, documents.resume), textView(t, documents.interview), reasons]}
        open={open}
        onOpen={setOpen}
        score={optimized_score}
      />
    </>
  );
}

function textView(t: TFunction<"results">, document: ResultDocument): View {
  return {
    id: document.id,
    label: t(`tabs.${document.id}`),
    content: <DocumentPanel {...document} />,
    document,
  };
}
