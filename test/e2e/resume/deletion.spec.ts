import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { docx, paragraph, run } from "../../support/files";
import { expect, ORIGIN, test } from "../pages/fixtures";

const STATE = ".wrangler/e2e/v3";
const LOG = ".wrangler/e2e.log";
const headers = { Origin: ORIGIN };

const markers = {
  name: "Zaphira Quillmarker",
  address: "zaphira.quill@example.com",
  employer: "Umbrellion Dynamics",
  fileName: "zaphira-private-resume",
  advert: "Flimsonite",
  signIn: "reader.of.zaphira@example.com",
};

const lines = [
  markers.name,
  `${markers.address} · +1 415 555 0199 · Lisbon`,
  "Experience",
  `${markers.employer}\tJan 2020 – Present`,
  "Senior Engineer",
  "Responsible for managing 12 javascript services and cutting costs by 30%.",
  "Worked on the search index which answers 400 queries a second.",
  "Reduced build time from 40 minutes to 6 minutes for 20 engineers.",
  "Education",
  "University of Umbria\t2014 – 2018",
  "BSc Computer Science",
  "Skills",
  "TypeScript, React, Kubernetes, PostgreSQL",
];

/** All that is left on disk of the job's objects, as the storage itself lists them. */
function objectsOf(jobId: string): string[] {
  const folder = join(STATE, "r2/miniflare-R2BucketObject");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
    .flatMap((name) => {
      const storage = new DatabaseSync(join(folder, name), { readOnly: true });
      const rows = storage.prepare("SELECT key FROM _mf_objects WHERE key LIKE ?").all(`resumes/${jobId}/%`);
      storage.close();
      return rows.map(({ key }) => String(key));
    });
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function holding(paths: string[], words: string[]): string[] {
  return paths.flatMap((path) => {
    const bytes = readFileSync(path);
    const isIn = (word: string) => bytes.includes(word) || bytes.includes(Buffer.from(word, "utf16le"));
    return words.filter(isIn).map((word) => `${path} holds ${word}`);
  });
}

test("after a delivery that was acknowledged nothing of a resume is left in storage, database or log", async ({
  context,
}) => {
  await context.request.post(`${ORIGIN}/signin`, { form: { email: markers.signIn }, headers });
  const body = lines.map((line) => paragraph(run(line))).join("");
  const accepted = await context.request.post(`${ORIGIN}/api/upload_resume`, {
    headers: { ...headers, Prefer: "respond-async" },
    multipart: {
      file: {
        name: `${markers.fileName}.docx`,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(docx({ body })),
      },
      job_description: `We look for a ${markers.advert} engineer who knows Kubernetes and PostgreSQL well.`,
    },
  });
  const { job } = await accepted.json();
  await context.request.get(`${ORIGIN}${job.status_url}/events`);
  expect(objectsOf(job.id)).toEqual([`resumes/${job.id}/result.json`]);

  const delivered = await context.request.get(ORIGIN + job.status_url);
  expect(await delivered.text()).toContain(markers.employer);
  await context.request.delete(ORIGIN + job.status_url, { headers });
  await expect.poll(() => objectsOf(job.id)).toEqual([]);

  const content = [markers.name, markers.address, markers.employer, markers.fileName, markers.advert];
  const stored = [...filesBelow(join(STATE, "d1")), ...filesBelow(join(STATE, "r2"))];
  await expect.poll(() => holding(stored.filter(exists), content)).toEqual([]);
  expect(holding([LOG], [...content, markers.signIn])).toEqual([]);
  expect(readFileSync(LOG, "utf8")).toContain(`"jobId":"${job.id}"`);
});

function exists(path: string): boolean {
  return filesBelow(STATE).includes(path);
}
