declare module "virtual:formula-letters" {
  import type { DelimiterMap } from "@mathjax/src/js/output/common/FontData.js";
  import type { SvgCharMap, SvgDelimiterData } from "@mathjax/src/js/output/svg/FontData.js";

  type Letters = { chars: Record<string, SvgCharMap>; delimiters: DelimiterMap<SvgDelimiterData> };
  type Ranges = [number, number][];

  export const chars: Letters["chars"];
  export const delimiters: Letters["delimiters"];
  export const files: [name: string, variants: Record<string, Ranges>, delimiters: Ranges][];
  export const load: Record<string, () => Promise<Letters>>;
}
