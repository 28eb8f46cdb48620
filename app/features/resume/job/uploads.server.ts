import type { ResumeData } from "../report";

const PREFIX = "resumes/";

const uploadKey = (jobId: string) => `${PREFIX}${jobId}/upload`;
const resultKey = (jobId: string) => `${PREFIX}${jobId}/result.json`;

type Upload = { file: Uint8Array; jobDescription: string | null };

/** Keeps the file with the job description in front of it, as one object: two could be half there. */
export async function putUpload(bucket: R2Bucket, jobId: string, upload: Upload): Promise<void> {
  const head = new TextEncoder().encode(upload.jobDescription ?? "");
  let body = upload.file;
  if (head.length > 0) {
    body = new Uint8Array(head.length + upload.file.length);
    body.set(head);
    body.set(upload.file, head.length);
  }
  await bucket.put(uploadKey(jobId), body, { customMetadata: { jobDescriptionBytes: String(head.length) } });
}

export async function getUpload(bucket: R2Bucket, jobId: string): Promise<Upload | null> {
  const object = await bucket.get(uploadKey(jobId));
  if (!object) return null;
  const headLength = Number(object.customMetadata?.jobDescriptionBytes ?? 0);
  const body = new Uint8Array(await object.arrayBuffer());
  const jobDescription = new TextDecoder().decode(body.subarray(0, headLength));
  return { file: body.subarray(headLength), jobDescription: jobDescription || null };
}

/** `uploadedAt` is when the job began: a result made late goes with it all the same. */
export async function putResult(
  bucket: R2Bucket,
  jobId: string,
  result: ResumeData,
  uploadedAt: Date,
): Promise<void> {
  const customMetadata = { uploadedAt: String(uploadedAt.getTime()) };
  await bucket.put(resultKey(jobId), JSON.stringify(result), { customMetadata });
}

export async function getResult(bucket: R2Bucket, jobId: string): Promise<string | null> {
  const object = await bucket.get(resultKey(jobId));
  return object ? object.text() : null;
}

/** Deletes what is older than that, whatever its job says; gives how many that were, and the ids of the jobs that keep the rest. */
export async function deleteOlder(
  bucket: R2Bucket,
  before: Date,
): Promise<{ deleted: number; kept: string[] }> {
  const ids = new Set<string>();
  let deleted = 0;
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix: PREFIX, cursor, include: ["customMetadata"] });
    const isOlder = ({ uploaded, customMetadata }: R2Object) =>
      Number(customMetadata?.uploadedAt ?? uploaded.getTime()) <= before.getTime();
    const older = page.objects.filter(isOlder).map(({ key }) => key);
    if (older.length > 0) await bucket.delete(older);
    deleted += older.length;
    for (const object of page.objects) if (!isOlder(object)) ids.add(object.key.split("/")[1] ?? "");
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return { deleted, kept: [...ids] };
}

export async function deleteUpload(bucket: R2Bucket, jobId: string): Promise<void> {
  await bucket.delete(uploadKey(jobId));
}

export async function deleteEverything(bucket: R2Bucket, jobId: string): Promise<void> {
  await bucket.delete([uploadKey(jobId), resultKey(jobId)]);
}
