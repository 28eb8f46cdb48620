/** Where the parts of MemWink live that are not on this site. One without an address is told as coming soon. */
export const memwinkLinks = [
  "pluginZip",
  "pluginStore",
  "iosZh",
  "iosEn",
  "communityZh",
  "communityEn",
] as const;

export type MemwinkLinks = Partial<Record<(typeof memwinkLinks)[number], string>>;
