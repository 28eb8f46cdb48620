import type { ResumeLanguage } from "~/core/resume";
import type { Block } from "../sheet/blocks";
import type { Design } from "../sheet/design";
import { resumeDocx } from "./write-resume-docx";

const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export function saveDocx(blocks: Block[], design: Design, language: ResumeLanguage, fileName: string): void {
  const bytes = resumeDocx(blocks, design, { language, title: fileName.replace(/\.docx$/, "") });
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: TYPE }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
