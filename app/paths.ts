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
  signIn: (redirectUrl?: string) =>
    redirectUrl ? `/signin?redirect_url=${encodeURIComponent(redirectUrl)}` : "/signin",
  signOut: () => "/signout",
  uploadResume: () => "/api/upload_resume",
  resumeJob: (id: string) => `/api/resume_jobs/${encodeURIComponent(id)}`,
  resumeJobEvents: (id: string) => `/api/resume_jobs/${encodeURIComponent(id)}/events`,
};

/** The same page in a language, keeping its other parameters. */
export function inLanguage(pathname: string, search: string, locale: Locale): string {
  const parameters = new URLSearchParams(search);
  parameters.set("lang", locale);
  return `${pathname}?${parameters}`;
}
