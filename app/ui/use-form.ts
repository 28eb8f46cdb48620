import { useFetcher } from "@remix-run/react";
import { type FormAnswer, rowIndexes } from "~/core/form";

/** The state of a form that stays on its page. `answer` is what a submission without JavaScript brought back. */
export function useForm(answer: FormAnswer = {}) {
  const fetcher = useFetcher<FormAnswer>();
  const latest: FormAnswer = fetcher.data ?? answer;
  const pending = fetcher.state !== "idle";
  return {
    Form: fetcher.Form,
    pending,
    pendingIntent: fetcher.formData?.get("intent") ?? null,
    saved: !pending && latest.saved === true,
    problemsOf: (name: string) => (pending ? [] : (latest.problems?.[name] ?? [])),
    valuesOf: (name: string) => latest.values?.[name] ?? [],
    rowsOf: (list: string) => rowIndexes(latest.values ?? {}, list),
  };
}
