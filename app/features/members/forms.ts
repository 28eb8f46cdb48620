import { z } from "zod";
import { problem } from "~/core/form";
import type { Locale } from "~/core/locale";

const missing = problem("signIn.emailMissing");
const invalid = problem("signIn.emailInvalid");

/** The embedded sign-in form. RFC 5321 allows an address 254 characters. */
export const signInForm = z.object({
  email: z.string(missing).trim().min(1, missing).max(254, invalid).toLowerCase().pipe(z.email(invalid)),
  name: z.string().trim().max(100).optional().catch(undefined),
});

/** What is typed to delete one's account: the word of the page's language, or the other's. */
export const deletionPhrases: Record<Locale, string> = { en: "delete", zh: "删除" };

const unconfirmed = problem("account.confirmDeletion");

export const deletionForm = z.object({
  phrase: z
    .string(unconfirmed)
    .trim()
    .refine((typed) => Object.values(deletionPhrases).includes(typed.toLowerCase()), unconfirmed),
});
