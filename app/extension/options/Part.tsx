import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useState } from "react";
import { isFull } from "~/core/indexed-db";
import type { Texts } from "../texts";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-3 border-t border-line py-6">
      <h2 className="font-serif text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}

export function Press(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-11 rounded-control border border-edge bg-raised px-4 text-sm hover:bg-sunken disabled:opacity-55"
    />
  );
}

type FileFieldProps = {
  label: string;
  accept?: string;
  multiple?: boolean;
  isFolder?: boolean;
  onFiles: (files: File[]) => void;
};

export function FileField({ label, accept, multiple = false, isFolder = false, onFiles }: FileFieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-edge bg-raised px-4 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent">
      {label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        {...(isFolder && { webkitdirectory: "" })}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

/** What a task says of itself: `run` shows what it ends with, or why it failed; what was written before that stays. */
export function useTold(t: Texts) {
  const [told, setTold] = useState("");
  const run = async (task: () => Promise<string>) => {
    setTold(t("tools.working"));
    setTold(await task().catch((error) => t(isFull(error) ? "tools.full" : "tools.failed")));
  };
  const progress = (done: number, all: number) => setTold(t("tools.progress", { done, all }));
  return { told, run, progress };
}
