import { z } from "zod";
import { problem } from "~/core/form";

const missing = problem("signIn.emailMissing");
const invalid = problem("signIn.emailInvalid");

/** The embedded sign-in form. RFC 5321 allows an address 254 characters. */
export const signInForm = z.object({
  email: z.string(missing).trim().min(1, missing).max(254, invalid).toLowerCase().pipe(z.email(invalid)),
});
