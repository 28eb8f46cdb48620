import type { Resume } from "~/core/resume";
import { blocksOf } from "../export/sheet/blocks";

const styles: Partial<Record<ReturnType<typeof blocksOf>[number]["kind"], string>> = {
  name: "text-2xl font-bold",
  heading: "pt-3 text-lg font-bold",
  entry: "pt-1 font-medium",
  bullet: "pl-4",
};

/** The resume as text on a sheet, until the fonts of its pages have come, and for whoever runs no scripts. */
export function PaperText({ resume }: { resume: Resume }) {
  return (
    <div
      data-print
      lang={resume.language === "zh" ? "zh-CN" : "en"}
      className="grid min-h-[70rem] content-start gap-1.5 bg-[#ffffff] px-[8%] py-[7%] text-sm text-[#1f1f1f] shadow-(--shadow-float) max-md:min-h-[34rem]"
    >
      {blocksOf(resume).map((block) => {
        const parts = block.kind === "entry" ? [...block.lines, block.dates, block.place] : block.lines;
        const texts = parts.flatMap((line) => line?.text ?? []);
        return (
          <p key={parts.flatMap((line) => line?.id ?? []).join(" ")} className={styles[block.kind]}>
            {block.kind === "bullet" && "• "}
            {texts.join(" · ")}
          </p>
        );
      })}
    </div>
  );
}
