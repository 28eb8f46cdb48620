import { z } from "zod";
import { readFields } from "~/core/form";
import { type Result, refuse } from "~/core/result";

const submissionShape = z.object({
  file: z.instanceof(File),
  optimization_level: z.literal("basic").default("basic"),
  /** A form writes each line break as two characters; a limit in characters counts one. */
  job_description: z
    .string()
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .default(""),
});

/** The fields of an upload. A missing, empty-named or textual `file` is `upload.noFile`, a field that stands twice `badRequest`. */
export async function readSubmission(
  form: FormData,
): Promise<Result<{ file: Uint8Array; jobDescription: string | null }, "upload.noFile" | "badRequest">> {
  const fields = readFields(form)?.data;
  if (!fields) return refuse("badRequest");
  const { file } = fields;
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return refuse("upload.noFile");
  const parsed = submissionShape.safeParse(fields);
  if (!parsed.success) return refuse("badRequest");
  const bytes = new Uint8Array(await parsed.data.file.arrayBuffer());
  return { ok: true, file: bytes, jobDescription: parsed.data.job_description || null };
}
