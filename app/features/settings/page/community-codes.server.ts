import { encode } from "uqr";
import type { MemwinkLinks } from "../memwink-links";
import type { CommunityCode } from "./settings-view";

/** The codes of the configured communities, each as one path of an SVG. Four modules of white around them, as the standard asks. */
export function communityCodes({ communityZh, communityEn }: MemwinkLinks): CommunityCode[] {
  const links = [
    { id: "zh" as const, url: communityZh },
    { id: "en" as const, url: communityEn },
  ];
  return links.flatMap(({ id, url }) => (url ? [{ id, url, ...codeOf(url) }] : []));
}

export function codeOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: path.join("") };
}
