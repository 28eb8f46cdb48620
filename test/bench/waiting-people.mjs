// People who upload resumes, as the benches of waiting have them.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { origin, signIn } from "./browser.mjs";

export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.(pdf|docx?)$/.test(path))
    .sort();

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const countBy = (values) =>
  Object.entries(Object.groupBy(values, String))
    .map(([value, all]) => `${all.length} ${value}`)
    .join(", ");

let people = 0;

export async function signInSomebody() {
  people += 1;
  const email = `bench-${Date.now()}-${people}@example.com`;
  return { email, cookie: await signIn(email) };
}

export function postResume(name, file, cookie, more = {}) {
  const body = new FormData();
  body.set("file", new File([file], basename(name)));
  body.set("optimization_level", "basic");
  const headers = { Origin: origin, Cookie: cookie, ...more };
  const signal = AbortSignal.timeout(60_000);
  return fetch(`${origin}/api/upload_resume`, { method: "POST", body, headers, signal });
}

/** Uploads a resume as somebody new, and asks for its result until it is there. */
export async function upload(path, file = readFileSync(path)) {
  const { cookie } = await signInSomebody();
  const started = performance.now();
  let answer = await (await postResume(path, file, cookie)).json();
  for (const { id } = answer.job ?? {}; answer.job && !answer.resumeData; ) {
    await pause(1000);
    const asked = await fetch(`${origin}/api/resume_jobs/${id}`, { headers: { Cookie: cookie } });
    answer = await asked.json();
  }
  const { resumeData, code } = answer;
  return { ms: performance.now() - started, resumeData, code, cookie };
}
