import { type Result, refuse } from "~/core/result";

const mail = /^(?:mailto:)?[^\s/@:]{1,100}@[^\s/@:]{1,200}$/i;
const web = /^(?:https?|feed):/i;
const scheme = /^[a-z][a-z\d+.-]{0,20}:(?!\d)/i;

/** The address that somebody means who leaves out its beginning. An address of mail is a newsletter's: those we cannot read. */
export function typedAddress(
  typed: string,
): Result<{ url: string }, "mySources.newsletter" | "mySources.badAddress"> {
  const text = typed.trim();
  if (mail.test(text)) return refuse("mySources.newsletter");
  if (text === "" || /\s/.test(text) || (scheme.test(text) && !web.test(text)))
    return refuse("mySources.badAddress");
  const bare = text.replace(/^feed:(?:\/\/)?(?=https?:)/i, "").replace(/^feed:(?:\/\/)?/i, "https://");
  const url = URL.parse(web.test(bare) ? bare : `https://${bare}`);
  return url && url.hostname !== "" ? { ok: true, url: url.href } : refuse("mySources.badAddress");
}
