import { type ApiCall, backToPage, formTypes } from "~/core/api-call";
import { markAnswer, markRequest, visitAnswer, visitRequest } from "./call-shapes";

export const readingCalls: ApiCall[] = [
  {
    method: "post",
    path: "/api/reading",
    summary: "Mark articles as read or not, keep them or let them go; may be sent again",
    who: "member",
    body: { shape: markRequest, types: formTypes },
    answers: { 200: { description: "Written", shape: markAnswer }, ...backToPage },
    refusals: [400, 404, 409, 413, 503],
  },
  {
    method: "post",
    path: "/api/reading/visit",
    summary: "That one is here, in a feed; a visit ends after 30 minutes without one",
    who: "member",
    body: { shape: visitRequest, types: ["application/json"] },
    answers: { 200: { description: "Since when, and how much of it, is new", shape: visitAnswer } },
    refusals: [400, 413, 503],
  },
];
