import type { Locale } from "./core/locale";

/** Every link of the site. */
export const paths = {
  home: () => "/",
  homeProducts: () => "/#products",
  homeAbout: () => "/#about",
  offerwink: () => "/offerwink",
  rubric: () => "/offerwink/rubric",
  upload: () => "/upload",
  results: () => "/results",
  mediaTools: () => "/media-tools",
  markdownEditor: () => "/markdown-editor",
  shareCard: () => "/share-card",
  subtitleConverter: () => "/subtitle-converter",
  materialLibrary: () => "/material-library",
  signIn: (redirectUrl?: string) =>
    redirectUrl ? `/signin?redirect_url=${encodeURIComponent(redirectUrl)}` : "/signin",
  signOut: () => "/signout",
  uploadResume: () => "/api/upload_resume",
  resumeJob: (id: string) => `/api/resume_jobs/${encodeURIComponent(id)}`,
  resumeJobEvents: (id: string) => `/api/resume_jobs/${encodeURIComponent(id)}/events`,
};

/**
 * Whether a page may ask other hosts: a share card is written with the person's own AI provider and, like an article,
 * holds pictures from anywhere. Every other page is confined to our own host.
 */
export function reachesOtherHosts(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return path === paths.shareCard() || path === paths.markdownEditor();
}

/** The same page in a language, keeping its other parameters. */
export function inLanguage(pathname: string, search: string, locale: Locale): string {
  const parameters = new URLSearchParams(search);
  parameters.set("lang", locale);
  return `${pathname}?${parameters}`;
}
