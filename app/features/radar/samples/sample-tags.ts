export const sampleTags = ["ai_news_en", "ai_news_zh", "digital_currency"] as const;

export type SampleTag = (typeof sampleTags)[number];

export function hasSamples(tagId: string): tagId is SampleTag {
  return sampleTags.some((each) => each === tagId);
}
