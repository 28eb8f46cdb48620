import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { type Answer, failureOf, reach, unlessAborted } from "../upload/resume-jobs.client";
import { addressIn } from "./advert-text";
import type { Advert } from "./api-shapes";

/** What became of the address in the field. `code` is a key of errors.json, or null where the answer never came. */
type Reading =
  | { phase: "none" }
  | { phase: "reading"; host: string }
  | { phase: "read"; host: string; cut: boolean }
  | { phase: "failed"; code: string | null };

const none: Reading = { phase: "none" };

/** The text of the field for the job, and the reading of the advert whose address it holds: its text then takes the address' place. */
export function useAdvert() {
  const [text, setText] = useState("");
  const [reading, setReading] = useState(none);
  const asking = useRef<AbortController | null>(null);
  const { revalidate } = useRevalidator();
  const address = addressIn(text);

  useEffect(() => () => asking.current?.abort(), []);

  function write(next: string) {
    asking.current?.abort();
    asking.current = null;
    setText(next);
    setReading(none);
  }

  async function read(from: string) {
    if (asking.current) return;
    const mine = new AbortController();
    asking.current = mine;
    const { host } = new URL(from);
    setReading({ phase: "reading", host });
    const answer = await fetchAdvert(paths.jobAdvert(), from, mine.signal).catch(unlessAborted);
    if (!answer || asking.current !== mine) return;
    asking.current = null;
    if (answer.ok) {
      setText(answer.value.text);
      setReading({ phase: "read", host, cut: answer.value.cut });
    } else {
      const { code } = answer.failure;
      setReading({ phase: "failed", code });
      // The page then knows that the session has ended, and offers to sign in.
      if (code === "signedOut") revalidate();
    }
  }

  return { text, reading, address, write, read: (from: string) => void read(from) };
}

function fetchAdvert(api: string, url: string, signal: AbortSignal): Promise<Answer<Advert>> {
  return reach(async () => {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const body = JSON.stringify({ url });
    const response = await fetch(api, { method: "POST", headers, body, signal });
    if (!response.ok) return failureOf(response);
    const value: Advert = await response.json();
    return { ok: true, value };
  });
}
