import { useEffect, useState } from "react";
import { linkToWords } from "../addresses";
import { askBuiltIn, hasBuiltIn } from "../model/built-in";
import { completeChat, hostOfEndpoint, type ModelRefusal, patternOf } from "../model/endpoint";
import { admitWritten, messagesFor, type WrittenSentence } from "../model/write-answer";
import type { Settings } from "../settings/stored";
import { datesIn, type Texts } from "../texts";
import type { Shown } from "./use-library";

type AnswerProps = { shown: Shown; settings: Settings; t: Texts };

type Written =
  | { state: "none" | "asking" | "empty" }
  | { state: "refused"; reason: ModelRefusal }
  | { state: "written"; sentences: WrittenSentence[]; by: string };

/** A question answered by quotes of one's own pages; a model may put them into words, and only them. */
export function Answer({ shown: { query, quotes, nearest }, settings, t }: AnswerProps) {
  const [written, setWritten] = useState<Written>({ state: "none" });
  const dates = datesIn(settings.sent.language);
  const { language, qaPrompt } = settings.sent;
  const [isBuiltIn, setBuiltIn] = useState(false);
  useEffect(() => void hasBuiltIn(language).then(setBuiltIn), [language]);
  const endpoint = isBuiltIn ? null : settings.own.endpoint;

  async function write() {
    const messages = messagesFor(query, quotes, qaPrompt, language);
    setWritten({ state: "asking" });
    if (!endpoint) return show(await askBuiltIn(messages, language).catch(() => null), t("answer.builtIn"));
    // Asked for in the press itself: the browser shows its own question.
    if (!(await chrome.permissions.request({ origins: [patternOf(endpoint)] }).catch(() => false)))
      return setWritten({ state: "refused", reason: "notAllowed" });
    const answer = await completeChat(endpoint, messages);
    if (!answer.ok) return setWritten({ state: "refused", reason: answer.reason });
    show(answer.text, t("answer.by", { host: hostOfEndpoint(endpoint) }));
  }

  function show(text: string | null, by: string) {
    if (text === null) return setWritten({ state: "refused", reason: "badAnswer" });
    const sentences = admitWritten(text, quotes.length);
    setWritten(sentences.length === 0 ? { state: "empty" } : { state: "written", sentences, by });
  }

  return (
    <section aria-live="polite" className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 className="text-sm font-medium text-muted">{t("answer.title")}</h2>
      {written.state === "written" && (
        <div className="grid gap-1">
          <p>
            {written.sentences.map(({ text, cites }) => (
              <span key={text}>
                {text}{" "}
                {cites.map((number) => (
                  <a key={number} href={`#quote-${number}`} className="text-accent">
                    [{number}]
                  </a>
                ))}{" "}
              </span>
            ))}
          </p>
          <p className="text-xs text-muted">{written.by}</p>
        </div>
      )}
      {quotes.length === 0 && <p>{t(nearest.length > 0 ? "answer.noneNear" : "answer.none")}</p>}
      <ol className="grid list-decimal gap-3 pl-6">
        {quotes.map(({ page, text, span }, at) => (
          <li key={`${page.id} ${span.start}`} id={`quote-${at + 1}`}>
            <blockquote>
              <a href={linkToWords(page.address, text)} className="underline-offset-4 hover:underline">
                {text}
              </a>
            </blockquote>
            <p className="text-xs text-muted">
              {page.title} · {t("answer.saved", { date: dates.format(page.savedAt) })}
            </p>
          </li>
        ))}
      </ol>
      {quotes.length === 0 && (
        <ul className="grid gap-1">
          {nearest.map(({ id, address, title }) => (
            <li key={id}>
              <a href={address} className="underline-offset-4 hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {written.state === "empty" && <p className="text-sm">{t("answer.modelNone")}</p>}
      {written.state === "refused" && <p className="text-sm text-bad">{t(`model.${written.reason}`)}</p>}
      {quotes.length > 0 && written.state !== "written" && (endpoint || isBuiltIn) && (
        <div className="grid justify-items-start gap-1">
          <button
            type="button"
            disabled={written.state === "asking"}
            onClick={() => void write()}
            className="min-h-11 rounded-control border border-edge px-4 text-sm hover:bg-sunken"
          >
            {t(written.state === "asking" ? "answer.asking" : "answer.write")}
          </button>
          {endpoint && (
            <p className="text-xs text-muted">
              {t(qaPrompt === "" ? "answer.sends" : "answer.sendsTemplate", {
                host: hostOfEndpoint(endpoint),
              })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
