export const sourceTags = ["industry", "products", "policy", "technical", "papers", "labs"] as const;

export type SourceTag = (typeof sourceTags)[number];

export const sourceGroups = ["chinese", "international", "research"] as const;

type SourceGroup = (typeof sourceGroups)[number];

/** A public site; its name is its own and is not translated. The id is the key of its description in library.json. */
function source<Id extends string>(id: Id, group: SourceGroup, name: string, url: string, tags: SourceTag[]) {
  return { id, group, name, url, tags };
}

export const sources = [
  source("jiqizhixin", "chinese", "机器之心", "https://www.jiqizhixin.com/", [
    "technical",
    "industry",
    "papers",
  ]),
  source("qbitai", "chinese", "量子位", "https://www.qbitai.com/", ["industry", "products"]),
  source("kr36", "chinese", "36 氪 AI", "https://36kr.com/information/AI/", ["industry", "products"]),
  source("leiphone", "chinese", "雷峰网 AI", "https://www.leiphone.com/category/ai", [
    "technical",
    "industry",
  ]),
  source(
    "technologyReview",
    "international",
    "MIT Technology Review",
    "https://www.technologyreview.com/topic/artificial-intelligence/",
    ["policy", "technical"],
  ),
  source("verge", "international", "The Verge", "https://www.theverge.com/ai-artificial-intelligence", [
    "products",
    "policy",
  ]),
  source(
    "techcrunch",
    "international",
    "TechCrunch",
    "https://techcrunch.com/category/artificial-intelligence/",
    ["industry", "products"],
  ),
  source("arsTechnica", "international", "Ars Technica", "https://arstechnica.com/ai/", [
    "technical",
    "policy",
  ]),
  source("wired", "international", "WIRED", "https://www.wired.com/tag/artificial-intelligence/", [
    "policy",
    "products",
  ]),
  source("venturebeat", "international", "VentureBeat", "https://venturebeat.com/category/ai/", ["industry"]),
  source("decoder", "international", "The Decoder", "https://the-decoder.com/", ["industry", "papers"]),
  source(
    "spectrum",
    "international",
    "IEEE Spectrum",
    "https://spectrum.ieee.org/topic/artificial-intelligence/",
    ["technical"],
  ),
  source("arxiv", "research", "arXiv cs.AI", "https://arxiv.org/list/cs.AI/recent", ["papers"]),
  source("huggingface", "research", "Hugging Face Daily Papers", "https://huggingface.co/papers", [
    "papers",
    "technical",
  ]),
  source("openai", "research", "OpenAI", "https://openai.com/news/", ["labs", "products"]),
  source("deepmind", "research", "Google DeepMind", "https://deepmind.google/", ["labs"]),
  source("anthropic", "research", "Anthropic", "https://www.anthropic.com/research", ["labs", "policy"]),
  source("bair", "research", "Berkeley AI Research", "https://bair.berkeley.edu/blog/", [
    "papers",
    "technical",
  ]),
];
