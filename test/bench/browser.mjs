// What the benches in a browser share. The product's address is in ORIGIN.
import { chromium } from "@playwright/test";
import { installedChromium } from "../../app/platform/local/chromium.ts";

export const origin = process.env.ORIGIN ?? "http://localhost:8787";

export const openBrowser = () =>
  chromium.launch({ executablePath: installedChromium(), args: ["--no-sandbox", "--disable-gpu"] });

export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

/** p50, p95 and the most of some milliseconds. */
export function told(values, digits = 0) {
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(digits));
  return `p50 ${p50}, p95 ${p95}, most ${most} ms`;
}

/** Runs the part that the command line names first, with what else stands there. */
export async function runPart(parts) {
  const [, , name, ...given] = process.argv;
  if (parts[name]) await parts[name](...given);
  else console.error(`Which part? ${Object.keys(parts).join(", ")}`);
}

/** Starts a trace of the whole browser; `end` gives the tasks of the thread that ran the page of an address. */
export async function record(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "devtools.timeline"], recordMode: "recordUntilFull" },
  });
  return async (address) => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    await session.detach();
    const tasks = eventsOfPage(events, address).filter(
      ({ ph, name }) => ph === "X" && name === "ThreadControllerImpl::RunTask",
    );
    const processor = tasks.map(({ tdur = 0 }) => tdur / 1000);
    return { longest: Math.max(0, ...processor), total: processor.reduce((sum, each) => sum + each, 0) };
  };
}

/** The events of the thread that has most to do with this address: that with the page's scripts and layouts. */
function eventsOfPage(events, address) {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const hits = (own) => own.filter(({ args = {} }) => JSON.stringify(args).includes(address)).length;
  const all = threads.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  return all.toSorted((a, b) => hits(b) - hits(a))[0] ?? [];
}

/** The session cookies of somebody who signs in as in development. */
export async function signIn(email) {
  const answer = await fetch(`${origin}/signin`, {
    method: "POST",
    body: new URLSearchParams({ email }),
    headers: { Origin: origin },
    redirect: "manual",
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
