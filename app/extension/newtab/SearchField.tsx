import { useEffect, useRef } from "react";
import type { Texts } from "../texts";

type SearchFieldProps = {
  query: string;
  onQuery: (query: string) => void;
  first: string | undefined;
  onDown: () => void;
  t: Texts;
};

/** The one field. Enter opens the first result, the arrow leads into the others, Ctrl+K comes back. */
export function SearchField({ query, onQuery, first, onDown, t }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    const toField = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener("keydown", toField);
    return () => window.removeEventListener("keydown", toField);
  }, []);
  return (
    <input
      ref={field}
      type="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={t("field.label")}
      placeholder={t("field.hint")}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "ArrowDown") {
          event.preventDefault();
          onDown();
        }
        if (event.key === "Enter" && first !== undefined && query !== "") location.assign(first);
      }}
      className="min-h-14 w-full rounded-card border border-edge bg-raised px-5 text-lg text-ink placeholder:text-muted"
    />
  );
}
