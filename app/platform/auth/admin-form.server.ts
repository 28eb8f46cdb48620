import { json } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { FormAnswer } from "~/core/form";
import { parseForm } from "../forms/parse-form.server";
import { type Handler, requireAdmin, requireMethod, signedInLately } from "./guards.server";

/** What a page of the administrator sends; else the answer that says why it is not taken and gives back what was typed. */
export async function adminForm<Schema extends z.ZodType>(
  handler: Handler,
  schema: Schema,
  options?: Parameters<typeof parseForm>[2],
) {
  const { pingId } = await requireAdmin(handler);
  requireMethod(handler.request, "POST");
  const form = await parseForm(handler.request, schema, options);
  const { values } = form;
  const refused = (status: number, problems: FormAnswer["problems"]) => ({
    ok: false as const,
    answer: json<FormAnswer>({ problems, values }, { status }),
  });
  if (!(await signedInLately(handler))) return refused(403, { form: ["signInAgain"] });
  return form.ok ? { ...form, pingId } : refused(422, form.problems);
}
