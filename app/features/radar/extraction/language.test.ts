import { expect, test } from "vitest";
import { languageOf } from "./language";

test.each([
  ["人工智能公司发布新模型", null, "zh"],
  ["人工智慧公司發表新模型，股價上漲", null, "zh"],
  ["OpenAI 发布 GPT-6，API 价格下调 50%", null, "zh"],
  ["比特币 ETF 获批后 BlackRock 与 Fidelity 净流入", "en", "zh"],
  ["DeepSeek 开源 R2 推理模型", "en-us", "zh"],
  ["東京の新しい図書館が来月開館します", null, "other"],
  ["ソニーが新型カメラを発表", "ja", "other"],
  ["東京株式市場続伸", "ja", "other"],
  ["한국은행이 기준금리를 동결했다", null, "other"],
  ["The company said on Monday that it will open its new plant in the north by June.", null, "en"],
  ["Bitcoin slips below $90,000", null, "en"],
  ["Bitcoin slips below $90,000", "en-GB", "en"],
  ["Bitcoin fällt unter 90.000 Dollar", "de", "other"],
  [
    "Le projet de loi sur le renseignement a été massivement approuvé à l'Assemblée nationale mardi, et le Sénat doit encore se prononcer sur le texte avant la fin du mois.",
    "fr",
    "other",
  ],
  [
    "El Banco Central mantuvo sin cambios la tasa de interés y anunció que publicará un nuevo informe sobre la inflación durante la próxima semana en todo el país.",
    null,
    "other",
  ],
  [
    "Die Bundesregierung will den Ausbau der Netze beschleunigen und hat dazu am Mittwoch einen Entwurf vorgelegt, der noch vor der Sommerpause beraten werden soll.",
    "en",
    "other",
  ],
  ["Компания представила новую модель", null, "other"],
  ["أعلنت الشركة عن نموذج جديد", null, "other"],
  ["2026", "zh-CN", "zh"],
  ["", "en", "en"],
  ["???", null, "other"],
])("%s (%s) is %s", (text, hint, language) => {
  expect(languageOf(text, hint)).toBe(language);
});
