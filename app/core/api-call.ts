import type { z } from "zod";

type Body = {
  shape: z.ZodType;
  types: readonly string[];
};

type Answer = { description: string; shape?: z.ZodType; type?: string };

/** What a call takes that a form without scripts may make too, and how such a form is answered. */
export const formTypes = ["application/json", "application/x-www-form-urlencoded"] as const;
export const backToPage = { 303: { description: "A form was sent: back to the page" } };

/** One call of the HTTP contract, as /api/openapi.json tells it. `path` is written as there: `/api/things/{id}`. */
export type ApiCall = {
  method: "get" | "post" | "delete";
  path: string;
  summary: string;
  /** Who may make it. A call that is not for anyone answers 401 to strangers, one for the administrator 403 to others. */
  who: "anyone" | "member" | "admin" | "signature";
  query?: z.ZodObject;
  body?: Body;
  answers: Record<number, Answer>;
  /** The statuses of refusals, besides those that `who` and the method bring: each is `{error, code}`. */
  refusals?: readonly number[];
};
