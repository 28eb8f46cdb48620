import type { ResumeData } from "../report";

const uploadKey = (jobId: string) => `resumes/${jobId}/upload`;
const resultKey = (jobId: string) => `resumes/${jobId}/result.json`;

export const UPLOADS_PREFIX = "resumes/";

type Upload = { file: Uint8Array; jobDescription: string | null };

/** Keeps the file with the job description in front of it, as one object: two could be half there. */
export async function putUpload(bucket: R2Bucket, jobId: string, upload: Upload): Promise<void> {
  const head = new TextEncoder().encode(upload.jobDescription ?? "");
  const body = new Uint8Array(head.length + upload.file.length);
  body.set(head);
  body.set(upload.file, head.length);
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

export async function putResult(bucket: R2Bucket, jobId: string, result: ResumeData): Promise<void> {
  await bucket.put(resultKey(jobId), JSON.stringify(result));
}

export async function getResult(bucket: R2Bucket, jobId: string): Promise<string | null> {
  const object = await bucket.get(resultKey(jobId));
  return object ? object.text() : null;
}

export async function deleteUpload(bucket: R2Bucket, jobId: string): Promise<void> {
  await bucket.delete(uploadKey(jobId));
}

export async function deleteEverything(bucket: R2Bucket, jobId: string): Promise<void> {
  await bucket.delete([uploadKey(jobId), resultKey(jobId)]);
}
