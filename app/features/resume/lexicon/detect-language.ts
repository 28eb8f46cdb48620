import type { ResumeLanguage } from "~/core/resume";

/** Chinese text of the same content is shorter than English, so a third of Chinese characters makes a text Chinese. */
const hanShare = 0.3;

export function detectLanguage(text: string): ResumeLanguage {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return han > 0 && han / (han + words * 2) >= hanShare ? "zh" : "en";
}
