const kinds = {
  price: { en: "a price", zh: "价格" },
  funding: { en: "its funding", zh: "融资额" },
  weights: { en: "a model’s weights", zh: "模型权重" },
  test: { en: "a test", zh: "测试结果" },
  code: { en: "its code", zh: "代码" },
  study: { en: "a study", zh: "研究" },
  law: { en: "legal news", zh: "法规判决" },
  drawbacks: { en: "its drawbacks", zh: "局限" },
  quote: { en: "a direct quote", zh: "当事人原话" },
  figures: { en: "figures", zh: "数据" },
};

type Signs = Record<keyof typeof kinds, RegExp>;

const englishSigns: Signs = {
  price:
    /\b(?:pric(?:e[sd]?|ing)|costs?|fees?|charges?|subscription)\b(?:[^.!?\n]|\.(?=\d)){0,60}[$€£¥]\s?\d|[$€£¥]\s?\d[\d.,]{0,12}\s?(?:an?|per|\/)\s?(?:month|year|hour|user|seat|token|million|piece)/i,
  funding:
    /\b(?:rais(?:es|ed|ing)|funding|invest(?:s|ed|ment)|valued|valuation)\b(?:[^.!?\n]|\.(?=\d)){0,80}\d\s?(?:million|billion)\b/i,
  weights: /\bopen[- ]weights?\b|\bmodel weights\b|\bopens the weights\b|\bweights (?:are|were|will)\b/i,
  test: /\b(?:benchmarks?|evaluations?|tests?|tested|trials?|audits?|audited)\b(?:[^.!?\n]|\.(?=\d)){0,80}\b(?!(?:19|20)\d\d\b)\d/i,
  code: /\bsource code\b|\bopen[- ]sourc(?:e[ds]?|ing)\b|\bgithub\b|\bcode repositor/i,
  study: /\barxiv\b|\bpreprint\b|\bpeer[- ]reviewed\b|\b(?:a|the|new) (?:paper|study)\b|\bresearchers\b/i,
  law: /\b(?:court|lawsuit|legislation|regulations?|regulators?|antitrust|lawmakers)\b/i,
  drawbacks: /\b(?:limitations?|drawbacks?|downsides?|caveats?|trade-?offs?)\b/i,
  quote: /[”"],? (?:(?:he|she|they) (?:said|says|wrote)\b|(?:said|says|wrote) [A-Z])|\b(?:said|says): [“"]/,
  figures: /\d\s?(?:%|percent\b|per cent\b)/i,
};

const chineseSigns: Signs = {
  price: /(?:售价|定价|价格|收费|月费|年费|单价)[^。！？\n]{0,30}\d|\d\s?万?元\s?[/起]/,
  funding: /(?:融资|募资|估值|注资)[^。！？\n]{0,30}[亿万]|\d\s?[亿万][^。！？\n]{0,8}(?:融资|注资)/,
  weights: /(?:开放|开源|公开|公布|模型)权重|权重[^。！？\n]{0,10}(?:开放|开源|公开|下载)/,
  test: /(?:评测|测试|测评|实测|基准|试验|审计)[^。！？\n]{0,60}(?<!\d)(?!(?:19|20)\d\d\s?年)\d/,
  code: /源代码|源码|开源|代码仓库|复现脚本/,
  study: /(?<![讨评议])论文|预印本|研究者|研究组/,
  law: /法院|判决|诉讼|监管|条例|法案|牌照|许可证/,
  drawbacks: /代价|局限|缺点|短板/,
  quote: /(?:表示|指出|认为|坦言|说)[，：:]{0,2}[“「]/,
  figures: /\d\s?％|百分之|[一二两三四五六七八九近]成/,
};

/** Of a text, what is looked through: more is rarely about something else. */
const LOOKED_THROUGH = 20_000;

/** What a text holds that a reader can use, the rarest first, as `lang` names it. The text itself may be of another language. */
export function evidenceIn(text: string, lang: "zh" | "en"): string[] {
  const read = text.slice(0, LOOKED_THROUGH);
  const found = Object.entries(kinds) as [keyof Signs, (typeof kinds)["price"]][];
  return found
    .filter(([kind]) => englishSigns[kind].test(read) || chineseSigns[kind].test(read))
    .map(([, name]) => name[lang]);
}
