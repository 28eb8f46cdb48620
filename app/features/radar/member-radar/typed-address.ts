import { type Result, refuse } from "~/core/result";

const mail = /^(?:mailto:)?[^\s/@:]{1,100}@[^\s/@:]{1,200}$/i;

/** The address that somebody means who leaves out its beginning. An address of mail is a newsletter's: those we cannot read. */
export function typedAddress(typed: string): Result<{ url: string }, "mySources.newsletter" | "mySources.badAddress"> {
  const text = typed.trim();
  if (mail.test(text)) return refuse("mySources.newsletter");
  const isWhole = /^[a-z][a-z\d+.-]{0,20}:/i.test(text) && !/^[^/:]{1,253}:\d{1,5}(?:$|\/)/.test(text);
  const whole = isWhole ? text.replace(/^feed:(?:\/\/)?(?=https?:)/i, "").replace(/^feed:/i, "https:") : `https://${text}`;
  const url = /\s/.test(text) ? null : URL.parse(whole);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) {
    return url?.hostname === "localhost" ? { ok: true, url: url.href } : refuse("mySources.badAddress");
  }
  return { ok: true, url: url.href };
}
