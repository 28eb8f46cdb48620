import { z } from "zod";
import type { ConfigType } from "../config-types";
import { type FocusPoint, focusPoint } from "../focus-points";
import { defaultSources } from "./default-sources";

export const MOST_POINTS = 50;

const points = z
  .array(focusPoint)
  .min(1)
  .max(MOST_POINTS)
  .refine((all) => new Set(all.map(({ tag_id }) => tag_id)).size === all.length);

/** What the world's feed follows: one global value, a list inside of a record as every configuration is one. */
export const worldFocus: ConfigType<{ points: FocusPoint[] }> = {
  name: "world_focus_points",
  shape: z.object({ points }),
  secrets: {},
  subjects: (value) =>
    value.points.map(({ tag_id, tag_name, lang }) => ({ id: tag_id, name: tag_name, lang })),
  // Who provides a point is an address of a person.
  parts: ({ points }) => ({
    said: Object.fromEntries([
      ...points.map(({ provider: _, ...point }): [string, unknown] => [point.tag_id, point]),
      ["(order)", points.map(({ tag_id }) => tag_id)],
    ]),
    unsaid: Object.fromEntries(points.map(({ tag_id, provider }) => [`${tag_id} (provider)`, provider])),
  }),
  addresses: (value) =>
    value.points.flatMap(({ sources }, index) =>
      sources.map((url): [string, string] => [`points[${index}].sources`, url]),
    ),
};

/** What is followed until an administrator saves anything else. */
export function defaultFocusPoints(provider: string): FocusPoint[] {
  const point = (
    tag_id: keyof typeof defaultSources,
    tag_name: string,
    lang: FocusPoint["lang"],
    words: string[],
  ): FocusPoint => ({
    tag_id,
    tag_name,
    provider,
    lang,
    words,
    must: [],
    not: [],
    sources: [...defaultSources[tag_id]],
  });
  return [
    point("ai_news_en", "AI News", "en", [
      "AI",
      "artificial intelligence",
      "LLM",
      "machine learning",
      "language model",
      "neural network",
      "chatbot",
      "AI assistant",
      "AI agent",
      "training data",
      "trained model",
      "robot",
      "algorithm",
      "AI chip",
      "machine translation",
    ]),
    point("ai_news_zh", "AI 资讯", "zh", [
      "人工智能",
      "大模型",
      "AI",
      "机器学习",
      "智能体",
      "智能助手",
      "机器人",
      "自动驾驶",
      "算力",
      "模型",
      "训练",
      "图像识别",
      "语音识别",
      "生成工具",
      "问答",
    ]),
    point("digital_currency", "数字货币", "zh", [
      "数字货币",
      "比特币",
      "区块链",
      "加密货币",
      "以太坊",
      "稳定币",
      "数字人民币",
      "数字资产",
      "代币",
      "智能合约",
      "数字钱包",
      "跨链",
    ]),
  ];
}
