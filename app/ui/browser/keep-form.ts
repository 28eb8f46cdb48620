import type { ClientActionFunctionArgs } from "@remix-run/react";
import type { FormAnswer } from "~/core/form";

/** The client action of a page with forms: where no answer comes about the form stays with what was typed, and is told why. */
export async function keepForm({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    const failed = failureOf(error);
    if (!failed) throw error;
    const answer: FormAnswer = { failed };
    return answer;
  }
}

/** fetch throws a TypeError where no connection came about; the framework throws an answer, or the error that the action threw. */
function failureOf(error: unknown): FormAnswer["failed"] {
  if (error instanceof TypeError) return "network";
  if (error instanceof Response) return error.status >= 500 ? "server" : undefined;
  return error instanceof Error ? "server" : undefined;
}
