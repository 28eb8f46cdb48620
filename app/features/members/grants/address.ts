import { type Result, refuse } from "~/core/result";

/** RFC 5321 allows an address 254 characters. */
const MOST_CHARACTERS = 254;

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

type AddressRefusal = "signIn.emailMissing" | "members.invalidAddress" | "members.notAscii";

/** The address that a membership is granted to, as accounts are matched by it: in lower case, and in ASCII alone. */
export function readAddress(typed: string): Result<{ email: string }, AddressRefusal> {
  if (typed.length > 10 * MOST_CHARACTERS) return refuse("members.invalidAddress");
  const email = typed.trim().toLowerCase();
  if (email === "") return refuse("signIn.emailMissing");
  if (email.length > MOST_CHARACTERS || /[\p{Cc}\p{Cf}\s]/u.test(email))
    return refuse("members.invalidAddress");
  const [name = "", domain = "", ...more] = email.split("@");
  const labels = domain.split(".");
  if (more.length > 0 || name === "" || name.length > 64 || labels.length < 2)
    return refuse("members.invalidAddress");
  if (/[^\0-\x7f]/.test(email)) return refuse("members.notAscii");
  const isDomain = labels.every((each) => label.test(each)) && /[a-z]/.test(labels.at(-1) ?? "");
  return local.test(name) && isDomain ? { ok: true, email } : refuse("members.invalidAddress");
}
