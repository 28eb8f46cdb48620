// What the main thread of a page does, by the browser's own trace.

const CATEGORIES = ["toplevel", "devtools.timeline"];

/** Starts a trace of the whole browser; `end` gives its events. */
export async function record(browser) {
  const session = await browser.newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES, recordMode: "recordUntilFull" },
  });
  return {
    async end() {
      const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
      await session.send("Tracing.end");
      await complete;
      await session.detach();
      return events;
    },
  };
}

/** The events of the thread that ran the page of this address: that which has the page's scripts and layouts. */
function eventsOfPage(events, address) {
  const threads = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const of = (thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid);
  const names = (event) => JSON.stringify(event.args ?? {}).includes(address);
  const ranked = threads
    .map(of)
    .map((own) => ({ own, hits: own.filter(names).length }))
    .sort((a, b) => b.hits - a.hits);
  return ranked[0]?.own ?? [];
}

/** The longest task in milliseconds, by the time of the processor and by the clock, and the largest part of the former. */
export function longestTasks(events, address) {
  const own = eventsOfPage(events, address).filter(({ ph }) => ph === "X");
  const tasks = own.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  const longest = tasks.reduce((a, b) => ((b.tdur ?? 0) > (a?.tdur ?? 0) ? b : a), null);
  const parts = own.filter(
    (event) => event !== longest && event.ts >= longest.ts && event.ts < longest.ts + longest.dur,
  );
  const largest = parts.reduce((a, b) => ((b.tdur ?? 0) > (a?.tdur ?? 0) ? b : a), null);
  return {
    processor: (longest?.tdur ?? 0) / 1000,
    clock: Math.max(0, ...tasks.map(({ dur }) => dur)) / 1000,
    over50: tasks.filter(({ tdur }) => tdur > 50_000).length,
    total: tasks.reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000,
    within: largest?.name ?? "nothing",
  };
}
