// Whole jobs in workerd: uploads every resume of a folder to a running server and prints p50 and p95 of what a person waits.
// Use: npm start, then: node test/bench/job.mjs <folder> [rounds] [origin] [the server's log, for the time of reading]
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const [folder = "test/data/resume", rounds = "5", origin = "http://localhost:8787", log] =
  process.argv.slice(2);
const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, String(name)))
  .filter((path) => statSync(path).isFile() && /\.(pdf|docx?)$/.test(path))
  .sort();

async function signIn(round) {
  const body = new URLSearchParams({ email: `bench-${Date.now()}-${round}@example.com` });
  const answer = await fetch(`${origin}/signin`, {
    method: "POST",
    body,
    headers: { Origin: origin },
    redirect: "manual",
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function upload(path, cookie) {
  const body = new FormData();
  body.set("file", new File([readFileSync(path)], basename(path)));
  body.set("optimization_level", "basic");
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/upload_resume`, {
    method: "POST",
    body,
    headers: { Origin: origin, Cookie: cookie },
  });
  const result = await answer.json();
  return { ms: performance.now() - startedAt, status: answer.status, result };
}

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
const all = new Map(files.map((path) => [path, []]));
for (let round = 0; round < Number(rounds); round++) {
  for (const [index, path] of files.entries()) {
    const cookie = await signIn(`${round}-${index}`);
    all.get(path).push(await upload(path, cookie));
  }
}
for (const [path, runs] of all) {
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const { status, result } = runs[0];
  const said = result.resumeData
    ? `${result.resumeData.original_score} → ${result.resumeData.optimized_score}, ${result.resumeData.report.edits.length} edits`
    : result.code;
  console.log(
    `${basename(path).padEnd(42)} ${status} p50 ${quantile(times, 0.5).toFixed(0).padStart(5)} ms  max ${times.at(-1).toFixed(0).padStart(5)} ms  ${said}`,
  );
}
const times = [...all.values()]
  .flat()
  .filter(({ status }) => status === 200)
  .map(({ ms }) => ms)
  .sort((a, b) => a - b);
console.log(
  `jobs with a result: ${times.length}, p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
);

if (log) {
  const reads = [...readFileSync(log, "utf8").matchAll(/"event":"job".*?"readMs":(\d+)/g)]
    .map(([, ms]) => Number(ms))
    .sort((a, b) => a - b);
  console.log(
    `reading in workerd: ${reads.length}, p50 ${quantile(reads, 0.5)} ms, p95 ${quantile(reads, 0.95)} ms`,
  );
}
