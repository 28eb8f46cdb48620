import type { Line, Resume } from "~/core/resume";
import { type Block, blocksOf } from "../../export/sheet/blocks";
import { Marked } from "../line/Comparison";
import { diffWords } from "../line/diff-words";
import { type LineChange, wholeLine } from "./line-changes";

const styles: Partial<Record<Block["kind"], string>> = {
  name: "text-2xl font-bold",
  heading: "pt-3 text-lg font-bold",
  entry: "pt-1 font-medium",
  bullet: "pl-4",
};

type PaperTextProps = { resume: Resume; changes: ReadonlyMap<string, LineChange> };

/** The resume as text on a sheet, until the fonts of its pages have come, and for whoever runs no scripts. */
export function PaperText({ resume, changes }: PaperTextProps) {
  return (
    <div
      data-print
      lang={resume.language === "zh" ? "zh-CN" : "en"}
      className="grid min-h-[70rem] content-start gap-1.5 bg-[#ffffff] px-[8%] py-[7%] text-sm text-[#1f1f1f] shadow-(--shadow-float) max-md:min-h-[34rem]"
    >
      {blocksOf(resume).map((block) => {
        const parts = block.kind === "entry" ? [...block.lines, block.dates, block.place] : block.lines;
        const lines = parts.filter((line) => line !== null);
        return (
          <p key={lines.map(({ id }) => id).join(" ")} className={styles[block.kind]}>
            {block.kind === "bullet" && "• "}
            {lines.map((line, index) => (
              <span key={line.id}>
                {index > 0 && " · "}
                <MarkedLine line={line} change={changes.get(wholeLine(line.id))} />
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}

function MarkedLine({ line, change }: { line: Line; change: LineChange | undefined }) {
  if (!change || change.rejected) return line.text;
  return <Marked stretches={diffWords(change.before, line.text).after} as="ins" />;
}
