// Lets the crons come that a new machine needs, once the server answers: here nobody else does.
const WAIT_MS = 120_000;
const RADAR = "*/15 * * * *";
const SWEEP = "* * * * *";
const MINUTE_MS = 60_000;

const isReady = (origin) =>
  fetch(`${origin}/readyz`).then(
    ({ status }) => status === 200 || status === 503,
    () => false,
  );

async function fire(origin, cron) {
  const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
}

/** Never fails: without news everything works, with an empty feed. */
export async function startCrons(origin) {
  const failed = (error) => console.warn(`A cron did not run: ${error.message}.`);
  try {
    for (const from = Date.now(); !(await isReady(origin)); ) {
      if (Date.now() - from > WAIT_MS) throw new Error("the server did not answer");
      await new Promise((later) => setTimeout(later, 300).unref());
    }
    setInterval(() => fire(origin, SWEEP).catch(failed), MINUTE_MS).unref();
    await fire(origin, RADAR);
    console.log("The radar reads its sources; sample news comes in within a minute.");
  } catch (error) {
    failed(error);
  }
}
