import { csvFile } from "~/core/csv";
import { advertHead } from "../letter/advert-head";
import type { Version } from "./version";

export const statuses = ["saved", "applied", "test", "interview", "offer", "rejected", "withdrawn"] as const;

export type Status = (typeof statuses)[number];

export type Application = {
  id: string;
  /** In milliseconds since 1970. */
  addedAt: number;
  company: string;
  post: string;
  link: string;
  status: Status;
  /** YYYY-MM-DD, or empty. */
  date: string;
  notes: string;
  /** The id of the version that was sent, which may be deleted since. */
  version: string | null;
};

export type Order = "newest" | "oldest";

/** A moment's day by the reader's own clock: "2027-03-16". */
export function dayOf(at: number): string {
  const local = new Date(at);
  local.setMinutes(local.getMinutes() - local.getTimezoneOffset());
  return local.toISOString().slice(0, 10);
}

export function withVersion(
  { company, post }: Pick<Application, "company" | "post">,
  version: Version | undefined,
): Pick<Application, "company" | "post" | "version"> {
  const advert = version?.result.resumeData.report?.job_description;
  const head = advert ? advertHead(advert) : null;
  return {
    company: company || (head?.company ?? ""),
    post: post || (head?.role ?? ""),
    version: version?.id ?? null,
  };
}

/** An application that is sent has the day on which it was, unless its owner gave it another one. */
export function withStatus(
  { status: before, date, addedAt }: Application,
  status: Status,
  today: string,
): Pick<Application, "status" | "date"> {
  const isSent = before === "saved" && date === dayOf(addedAt);
  return { status, date: isSent ? today : date };
}

export function inOrder(applications: readonly Application[], order: Order): Application[] {
  const rank = order === "newest" ? -1 : 1;
  return applications.toSorted(
    (a, b) => rank * (a.date < b.date ? -1 : a.date > b.date ? 1 : a.addedAt - b.addedAt),
  );
}

export function previousOf(
  { id }: Application,
  applications: readonly Application[],
  versions: readonly Version[],
): { application: Application; version: Version } | null {
  const ordered = inOrder(applications, "newest");
  const earlier = ordered.slice(ordered.findIndex((each) => each.id === id) + 1);
  for (const application of earlier) {
    const version = versions.find((each) => each.id === application.version);
    if (version) return { application, version };
  }
  return null;
}

/** The address of a link as typed, with or without its scheme; null where it is none that a browser should open. */
export function addressOf(link: string): string | null {
  const typed = link.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(address)) return null;
  const { href, hostname, username } = new URL(address);
  return hostname.includes(".") && username === "" ? href : null;
}

type CsvWords = {
  head: readonly string[];
  statusOf(status: Status): string;
  versionOf(id: string | null): string;
};

export function applicationsCsv(
  applications: readonly Application[],
  { head, statusOf, versionOf }: CsvWords,
): string {
  const rows = applications.map(({ company, post, status, date, version, link, notes }) => [
    company,
    post,
    statusOf(status),
    date,
    versionOf(version),
    link,
    notes,
  ]);
  return csvFile([head, ...rows]);
}
