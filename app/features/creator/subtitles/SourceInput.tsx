import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { insertTextIntoField } from "text-field-edit";
import { Button } from "~/ui/Button";
import { storedText, storeText } from "~/ui/browser/browser-storage.client";
import { useLatest } from "~/ui/browser/use-latest";
import { clearToast, toast } from "~/ui/toast-queue";
import { useFileDrop } from "../use-file-drop";
import { LONGEST_IN_FIELD, markupToInsert, readDropped } from "./reading/input.client";

const EXAMPLE_PAGE = [
  ["0:00", "Good evening, and thank you for coming.", "晚上好，感谢各位到场。"],
  ["0:04", "Tonight is about a small question:", "今晚只谈一个小问题："],
  [
    "0:07",
    "why do we remember some sentences and lose the rest?",
    "为什么有些句子我们记得住，其余的却忘了？",
  ],
  ["0:12", "Let us begin with one you already know.", "就从您已经知道的一句开始。"],
]
  .map(
    ([time, first, second]) =>
      `<div class="flex gap-2 p-2">\n  <span>${time}</span>\n  <span>${first}</span>\n  <span>${second}</span>\n</div>`,
  )
  .join("\n");

/** A text too long for the field, which would freeze the tab, is held beside it. */
export function SourceInput({ onText }: { onText(text: string): void }) {
  const { t, i18n } = useTranslation("subtitles");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const dropped = useRef<{ before: string; after: string } | null>(null);
  const [aside, setAside] = useState<string | null>(null);
  const [length, setLength] = useState(0);
  const [isStored, setIsStored] = useState(true);
  const update = (text: string) => {
    if (text.length > LONGEST_IN_FIELD) {
      if (field.current) field.current.value = "";
      setAside(text);
    }
    setLength(text.length);
    setIsStored(storeInput(text));
    onText(text);
  };
  const latest = useLatest(update);
  useEffect(() => {
    // Text may have been typed before hydration.
    const text = field.current?.value || storedInput();
    if (!text || !field.current) return;
    field.current.value = text;
    latest.current(text);
  }, [latest]);
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const markup = markupToInsert(event.clipboardData);
    const text = markup ?? event.clipboardData.getData("text/plain");
    if (text.length > LONGEST_IN_FIELD) {
      event.preventDefault();
      update(text);
    } else if (markup !== null) {
      event.preventDefault();
      insertTextIntoField(event.currentTarget, markup);
    }
  };
  const isOver = useFileDrop(async (files) => {
    const file = await readDropped(files);
    if ("problem" in file) return toast(t(`drop.${file.problem}`), "bad", { topic: "drop" });
    clearToast("drop");
    const { text } = file;
    if (text.length <= LONGEST_IN_FIELD && field.current) {
      const before = field.current.value;
      field.current.value = text;
      dropped.current = { before, after: field.current.value };
      setAside(null);
      field.current.hidden = false;
      field.current.focus();
    }
    update(text);
  });
  // A browser can undo only what it inserted itself, and takes seconds to insert a file of a thousand lines.
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    const { currentTarget: area } = event;
    if (!isUndo || !dropped.current || area.value !== dropped.current.after) return;
    event.preventDefault();
    area.value = dropped.current.before;
    dropped.current = null;
    update(area.value);
  };
  const clear = () => {
    if (field.current) field.current.value = "";
    setAside(null);
    update("");
    field.current?.focus();
  };
  const size = new Intl.NumberFormat(i18n.language).format(length);
  return (
    <div className="min-w-0 self-start">
      <label htmlFor={id} className="text-sm font-medium">
        {t("input.label")}
      </label>
      {aside && (
        <div className="mt-2 grid h-72 content-start gap-3 overflow-hidden rounded-card border border-edge bg-sunken p-5 lg:h-[500px]">
          <p className="text-sm">{t("input.aside")}</p>
          <pre className="overflow-hidden font-mono text-xs break-all whitespace-pre-wrap text-muted">
            {aside.slice(0, 1500).toWellFormed()}
          </pre>
        </div>
      )}
      <textarea
        data-preserves-input
        ref={field}
        id={id}
        hidden={aside !== null}
        onChange={({ target }) => update(target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        placeholder={t("input.placeholder")}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-describedby={`${id}-foot`}
        className={`mt-2 block h-72 w-full resize-y rounded-card border p-4 font-mono text-sm pointer-coarse:text-base lg:h-[500px] ${isOver ? "border-accent bg-accent-soft" : "border-edge bg-raised hover:border-ink"}`}
      />
      <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p id={`${id}-foot`} className="min-w-0 flex-1 basis-40 tabular-nums">
          {isOver
            ? t("drop.over")
            : length === 0
              ? t("input.private")
              : t(isStored ? "input.stored" : "input.notStored", { size })}
        </p>
        {length === 0 ? (
          <Button
            kind="quiet"
            size="small"
            icon="file"
            onClick={() => field.current && insertTextIntoField(field.current, EXAMPLE_PAGE)}
            className="min-h-11"
          >
            {t("input.example")}
          </Button>
        ) : (
          <Button kind="quiet" size="small" icon="trash" onClick={clear} className="min-h-11">
            {t("input.clear")}
          </Button>
        )}
      </div>
    </div>
  );
}

const STORAGE_KEY = "subtitles.input";

/** Characters; a browser stores a few megabytes for a page. */
const LONGEST_STORED = 1_000_000;

function storedInput(): string {
  return storedText("sessionStorage", STORAGE_KEY) ?? "";
}

/** For this tab, over a reload. False if it is too long, or the browser refuses. */
function storeInput(text: string): boolean {
  const isShort = text.length <= LONGEST_STORED;
  return storeText("sessionStorage", STORAGE_KEY, isShort && text !== "" ? text : null) && isShort;
}
