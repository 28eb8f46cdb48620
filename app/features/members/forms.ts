import { z } from "zod";

/** The embedded sign-in form. RFC 5321 allows an address 254 characters. */
export const signInForm = z.object({
  email: z
    .string("form.missing")
    .trim()
    .min(1, "form.missing")
    .max(254, "form.invalid")
    .toLowerCase()
    .pipe(z.email("form.invalid")),
});
