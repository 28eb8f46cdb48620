import { type FetcherWithComponents, useFetcher } from "@remix-run/react";
import { type FormAnswer, rowIndexes } from "~/core/form";

export function useForm(answer: FormAnswer = {}) {
  return formOf(useFetcher<FormAnswer>(), answer);
}

type FormFetcher = Pick<FetcherWithComponents<FormAnswer>, "Form" | "state" | "formData" | "data">;

/** The same for a form whose action answers more: its screen has the fetcher itself. */
export function formOf(fetcher: FormFetcher, answer: FormAnswer = {}) {
  const latest: FormAnswer = fetcher.data ?? answer;
  const pending = fetcher.state !== "idle";
  return {
    Form: fetcher.Form,
    pending,
    pendingIntent: fetcher.formData?.get("intent") ?? null,
    saved: !pending && latest.saved === true,
    failed: pending ? undefined : latest.failed,
    problemsOf: (name: string) => (pending ? [] : (latest.problems?.[name] ?? [])),
    valuesOf: (name: string) => latest.values?.[name] ?? [],
    rowsOf: (list: string) => rowIndexes(latest.values ?? {}, list),
  };
}
