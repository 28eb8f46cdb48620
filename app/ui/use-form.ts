import { useFetcher } from "@remix-run/react";
import { type FormAnswer, rowIndexes } from "~/core/form";

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
