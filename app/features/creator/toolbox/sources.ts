export const sourceTags = ["industry", "products", "policy", "technical", "papers", "labs"] as const;

export type SourceTag = (typeof sourceTags)[number];

type SourceGroup = "chinese" | "international" | "research";

export const sourceGroups: SourceGroup[] = ["chinese", "international", "research"];

/** A public site; its name is its own and is not translated. The id is the key of its description in library.json. */
export type Source = { id: string; group: SourceGroup; name: string; url: string; tags: SourceTag[] };

export const sources = [
  {
    id: "jiqizhixin",
    group: "chinese",
    name: "机器之心",
    url: "https://www.jiqizhixin.com/",
    tags: ["technical", "industry", "papers"],
  },
  {
    id: "qbitai",
    group: "chinese",
    name: "量子位",
    url: "https://www.qbitai.com/",
    tags: ["industry", "products"],
  },
  {
    id: "kr36",
    group: "chinese",
    name: "36 氪 AI",
    url: "https://36kr.com/information/AI/",
    tags: ["industry", "products"],
  },
  {
    id: "leiphone",
    group: "chinese",
    name: "雷峰网 AI",
    url: "https://www.leiphone.com/category/ai",
    tags: ["technical", "industry"],
  },
  {
    id: "technologyReview",
    group: "international",
    name: "MIT Technology Review",
    url: "https://www.technologyreview.com/topic/artificial-intelligence/",
    tags: ["policy", "technical"],
  },
  {
    id: "verge",
    group: "international",
    name: "The Verge",
    url: "https://www.theverge.com/ai-artificial-intelligence",
    tags: ["products", "policy"],
  },
  {
    id: "techcrunch",
    group: "international",
    name: "TechCrunch",
    url: "https://techcrunch.com/category/artificial-intelligence/",
    tags: ["industry", "products"],
  },
  {
    id: "arsTechnica",
    group: "international",
    name: "Ars Technica",
    url: "https://arstechnica.com/ai/",
    tags: ["technical", "policy"],
  },
  {
    id: "wired",
    group: "international",
    name: "WIRED",
    url: "https://www.wired.com/tag/artificial-intelligence/",
    tags: ["policy", "products"],
  },
  {
    id: "venturebeat",
    group: "international",
    name: "VentureBeat",
    url: "https://venturebeat.com/category/ai/",
    tags: ["industry"],
  },
  {
    id: "decoder",
    group: "international",
    name: "The Decoder",
    url: "https://the-decoder.com/",
    tags: ["industry", "papers"],
  },
  {
    id: "spectrum",
    group: "international",
    name: "IEEE Spectrum",
    url: "https://spectrum.ieee.org/topic/artificial-intelligence/",
    tags: ["technical"],
  },
  {
    id: "arxiv",
    group: "research",
    name: "arXiv cs.AI",
    url: "https://arxiv.org/list/cs.AI/recent",
    tags: ["papers"],
  },
  {
    id: "huggingface",
    group: "research",
    name: "Hugging Face Daily Papers",
    url: "https://huggingface.co/papers",
    tags: ["papers", "technical"],
  },
  {
    id: "openai",
    group: "research",
    name: "OpenAI",
    url: "https://openai.com/news/",
    tags: ["labs", "products"],
  },
  {
    id: "deepmind",
    group: "research",
    name: "Google DeepMind",
    url: "https://deepmind.google/",
    tags: ["labs"],
  },
  {
    id: "anthropic",
    group: "research",
    name: "Anthropic",
    url: "https://www.anthropic.com/research",
    tags: ["labs", "policy"],
  },
  {
    id: "bair",
    group: "research",
    name: "Berkeley AI Research",
    url: "https://bair.berkeley.edu/blog/",
    tags: ["papers", "technical"],
  },
] as const satisfies Source[];
