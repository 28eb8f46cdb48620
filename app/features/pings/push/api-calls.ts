import type { ApiCall } from "~/core/api-call";
import { pushAnswer, pushRequest } from "./push-shapes";

export const pushCalls: ApiCall[] = [
  {
    method: "post",
    path: "/api/push/subscription",
    summary: "Have the ten best sent to this browser once a day; read, change, move, try or end it",
    who: "anyone",
    body: { shape: pushRequest, types: ["application/json"] },
    answers: { 200: { description: "Done", shape: pushAnswer } },
    refusals: [400, 403, 404, 409, 413, 429, 503],
  },
];
