export const themeIds = ["classic", "clean", "ink"] as const;

export type ThemeId = (typeof themeIds)[number];
