import type { ResumeLanguage } from "~/core/resume";

/** What a line's verb tells of, so that "what came of it?" is asked in words that fit; the first that matches. */
const senses: Record<ResumeLanguage, [string, RegExp][]> = {
  en: [
    ["people", /^(?:train|coach|mentor|taught|teach|tutor|onboard)/i],
    [
      "change",
      /^(?:\p{L}+ly )?(?:improv|optimi[sz]|streamlin|reorganis|reorganiz|restructur|redesign|rebuilt|refactor|moderni[sz]|simplif|automat|migrat|reduc|increas|enhanc|accelerat)/iu,
    ],
    [
      "study",
      /^(?:research|analy[sz]|investigat|survey|evaluat|assess|studied|stud(?:y|ies)\b|examin|audit|benchmark|modelled|modeled)/i,
    ],
    [
      "build",
      /^(?:built|build|develop|design|creat|launch|introduc|wrote|implement|establish|set up|start(?:ed)? |publish|produc)/i,
    ],
    [
      "event",
      /^(?:organi[sz]ed|organi[sz]e|hosted|host|coordinat\w+ (?:the|a|an) [\p{L} ]{0,24}(?:event|conference|workshop|festival|fair|trip))/iu,
    ],
  ],
  zh: [
    ["people", /^(?:培训|带教|指导|辅导|讲授|教授|培养|执教|任教)/u],
    ["change", /^(?:优化|改进|改造|重构|升级|迁移|提升|提高|降低|减少|完善|简化|规范)/u],
    ["study", /^(?:分析|调研|研究|统计|评估|梳理|调查|审计)/u],
    ["build", /^(?:搭建|开发|设计|建立|构建|编写|撰写|制定|推出|上线|研发|引入|创建|编制|制作)/u],
    ["event", /^(?:组织|举办|策划|承办|筹备)/u],
  ],
};

/** The context that words the question; none where the verb tells nothing. */
export function senseOf(text: string, language: ResumeLanguage): { context?: string } {
  const sense = senses[language].find(([, verb]) => verb.test(text))?.[0];
  return sense === undefined ? {} : { context: sense };
}
