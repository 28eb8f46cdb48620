import type { ReactNode } from "react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Count } from "~/core/markdown/count";
import { Icon } from "~/ui/Icon";

type StatusLineProps = {
  count: { words: number; characters: number; minutes: number };
  saved: ReactNode;
  problems: number;
  onProblems: () => void;
  pasteAt?: string;
};

export function StatusLine({ count, saved, problems, onProblems, pasteAt }: StatusLineProps) {
  const { t } = useTranslation(["editor", "tools"]);
  return (
    <section
      aria-label={t("status.label")}
      className="flex min-h-9 flex-wrap items-center gap-x-4 border-t border-line bg-paper px-4 max-[22.5rem]:pt-1 text-xs text-muted lg:px-8"
    >
      {saved}
      <p className="flex gap-x-1 whitespace-nowrap tabular-nums">
        <span>{t("count.words", { count: count.words })}</span>
        {count.characters > 0 && (
          <>
            <span className="max-sm:sr-only">· {t("count.characters", { count: count.characters })}</span>
            <span className="max-[22.5rem]:sr-only">· {t("count.minutes", { count: count.minutes })}</span>
          </>
        )}
      </p>
      <span className="-mr-2 ml-auto flex items-center gap-x-2">
        <span role="status">
          {problems > 0 && (
            <button
              type="button"
              onClick={onProblems}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-xs text-caution hover:bg-caution-soft max-lg:min-h-11"
            >
              <Icon name="alert" size={16} />
              {t("problems.found", { count: problems })}
            </button>
          )}
        </span>
        {pasteAt && (
          <a
            href={pasteAt}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-9 items-center gap-1 rounded-control px-2 text-xs text-ink underline underline-offset-4 hover:bg-ink-soft max-sm:hidden max-lg:min-h-11"
          >
            {t("nextStep")}
            <Icon name="arrowUpRight" size={14} />
            <span className="sr-only">{t("tools:newTab")}</span>
          </a>
        )}
      </span>
    </section>
  );
}

/** A pause in typing after which words are counted; longer for long texts, where even reading them takes a while. */
const pauseFor = (length: number): number => (length > 200_000 ? 1500 : 250);

const CHUNK_MS = 8;

/** Where it does not come, it is asked for again with the next key. */
const loadCounting = () =>
  Promise.all([import("~/core/markdown/count"), import("~/ui/browser/run-in-chunks")]);

export function useCount(field: RefObject<HTMLTextAreaElement>): [Count, () => void] {
  const [count, setCount] = useState<Count>({ words: 0, characters: 0, minutes: 0 });
  const cancel = useRef<() => void>();

  const recount = useCallback(() => {
    cancel.current?.();
    const area = field.current;
    if (!area) return;
    const clear = () => window.clearTimeout(timer);
    async function start({ value }: HTMLTextAreaElement): Promise<void> {
      const [{ countInSteps }, { runInChunks }] = await loadCounting();
      if (cancel.current !== clear || !area?.isConnected) return;
      const steps = countInSteps(value);
      cancel.current = runInChunks(() => {
        const step = steps.next();
        if (step.done) setCount(step.value);
        return step.done === true;
      }, CHUNK_MS);
    }
    const timer = window.setTimeout(() => start(area).catch(console.error), pauseFor(area.textLength));
    cancel.current = clear;
  }, [field]);

  useEffect(() => () => cancel.current?.(), []);
  return [count, recount];
}
