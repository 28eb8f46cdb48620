import { z } from "zod";
import type { ApiCall } from "~/core/api-call";
import { accountData, proStatus } from "./api-shapes";

export const memberCalls: ApiCall[] = [
  {
    method: "get",
    path: "/api/pro_status",
    summary: "Whether one is Pro, by whom, and until when",
    who: "member",
    answers: { 200: { description: "The membership", shape: proStatus } },
  },
  {
    method: "get",
    path: "/api/account/data",
    summary: "Everything that is kept about one",
    who: "member",
    answers: { 200: { description: "A file to save", shape: accountData } },
  },
  {
    method: "post",
    path: "/webhooks/clerk",
    summary: "Clerk tells that an account has changed or was deleted",
    who: "signature",
    body: { shape: z.looseObject({ type: z.string() }), types: ["application/json"] },
    answers: {
      200: {
        description: "Worked off, or nothing to do",
        shape: z.object({ ok: z.literal(true) }),
      },
    },
    refusals: [404, 413, 500, 503],
  },
];
