export const sourceTags = ["industry", "products", "policy", "technical", "papers", "labs"] as const;

export type SourceTag = (typeof sourceTags)[number];

export const sourceGroups = ["chinese", "international", "research"] as const;

type SourceGroup = (typeof sourceGroups)[number];

/** A public site; its name is its own and is not translated. The id is the key of its description in library.json. */
const sourceIn =
  (group: SourceGroup) =>
  <Id extends string>(id: Id, name: string, url: string, tags: SourceTag[]) => ({
    id,
    group,
    name,
    url,
    tags,
  });

const chinese = sourceIn("chinese");
const international = sourceIn("international");
const research = sourceIn("research");

export const sources = [
  chinese("jiqizhixin", "机器之心", "https://www.jiqizhixin.com/", ["technical", "industry", "papers"]),
  chinese("qbitai", "量子位", "https://www.qbitai.com/", ["industry", "products"]),
  chinese("kr36", "36 氪 AI", "https://36kr.com/information/AI/", ["industry", "products"]),
  chinese("leiphone", "雷峰网 AI", "https://www.leiphone.com/category/ai", ["technical", "industry"]),
  international(
    "technologyReview",
    "MIT Technology Review",
    "https://www.technologyreview.com/topic/artificial-intelligence/",
    ["policy", "technical"],
  ),
  international("verge", "The Verge", "https://www.theverge.com/ai-artificial-intelligence", [
    "products",
    "policy",
  ]),
  international("techcrunch", "TechCrunch", "https://techcrunch.com/category/artificial-intelligence/", [
    "industry",
    "products",
  ]),
  international("arsTechnica", "Ars Technica", "https://arstechnica.com/ai/", ["technical", "policy"]),
  international("wired", "WIRED", "https://www.wired.com/tag/artificial-intelligence/", [
    "policy",
    "products",
  ]),
  international("venturebeat", "VentureBeat", "https://venturebeat.com/category/ai/", ["industry"]),
  international("decoder", "The Decoder", "https://the-decoder.com/", ["industry", "papers"]),
  international("spectrum", "IEEE Spectrum", "https://spectrum.ieee.org/topic/artificial-intelligence/", [
    "technical",
  ]),
  research("arxiv", "arXiv cs.AI", "https://arxiv.org/list/cs.AI/recent", ["papers"]),
  research("huggingface", "Hugging Face Daily Papers", "https://huggingface.co/papers", [
    "papers",
    "technical",
  ]),
  research("openai", "OpenAI", "https://openai.com/news/", ["labs", "products"]),
  research("deepmind", "Google DeepMind", "https://deepmind.google/", ["labs"]),
  research("anthropic", "Anthropic", "https://www.anthropic.com/research", ["labs", "policy"]),
  research("bair", "Berkeley AI Research", "https://bair.berkeley.edu/blog/", ["papers", "technical"]),
];

/** Full-width and half-width, upper and lower case, accented and plain become one. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Whether every word of a query stands somewhere in the texts. An empty query matches all. */
export function matchesQuery(query: string, texts: string[]): boolean {
  const folded = fold(texts.join("\n"));
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
