import { z } from "zod";

/** What the administrator's page of members sends. An address is judged by `readAddress`. */
export const memberForm = z.object({ intent: z.enum(["add", "remove"]), email: z.string().default("") });
