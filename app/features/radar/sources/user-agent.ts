import { paths } from "~/paths";

/** How we name ourselves to those whose pages and feeds we read, with the page that tells of us. */
export function userAgent(origin: string): string {
  return `WinkRadar/1.0 (+${origin}${paths.radarBot()})`;
}
